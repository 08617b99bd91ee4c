import TactusThreads

// Core Foundation's functions for data, arrays and strings, which are Swift's values here.

/// A range of Core Foundation.
public struct CFRange: Equatable, Hashable, Sendable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Creates data that uses memory without a copy; `nil` without memory.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - bytes: The memory, which may not change.
///   - length: The number of bytes.
///   - bytesDeallocator: `kCFAllocatorNull` if the memory is not to be freed; otherwise `free` is
///     called with it.
public func CFDataCreateWithBytesNoCopy(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex,
  _ bytesDeallocator: CFAllocator?
) -> CFData! {
  guard let bytes, length >= 0 else { return nil }
  return Data(
    bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: length,
    deallocator: bytesDeallocator === kCFAllocatorNull ? .none : .free)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns a pointer to the bytes of data; `nil` for empty data.
///
/// The pointer is valid as long as any copy of the data exists. Up to 16 bytes, which Swift keeps
/// within the value, are copied into memory that is never released; equal data share it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  guard theData.count > ShortData.limit else { return ShortData.pointer(to: theData) }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Copies bytes of data to memory.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  guard let theData, let buffer else { return }
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<(start + range.length))
}

/// Creates data with a copy of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { bytes.map { CFData(bytes: $0, count: length) } ?? CFData() }

/// Appends bytes to data that can be changed.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  guard let bytes else { return }
  theData?.append(bytes, length: length)
}

/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the number of entries of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the number of UTF-16 code units of a string.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

/// Returns whether two values are equal: by value, or by identity for objects of Swift.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
  guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
  if let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable { return one == other }
  return cf1 as AnyObject === cf2 as AnyObject
}

/// Returns the hash value of a value.
public func CFHash(_ cf: Any!) -> UInt {
  guard let cf else { return 0 }
  let hash = (cf as? AnyHashable)?.hashValue ?? ObjectIdentifier(cf as AnyObject).hashValue
  return UInt(bitPattern: hash)
}

/// Returns the number of strong references to an object; it serves debugging only.
public func CFGetRetainCount(_ cf: Any!) -> CFIndex {
  guard let cf else { return 0 }
  return CFIndex(_getRetainCount(cf as AnyObject))
}

/// The bytes of short data at addresses that stay valid.
private enum ShortData {
  /// The maximum number of bytes that are copied; `Data` keeps at most 14 within the value.
  static let limit = 16

  private struct Copies {
    var pointers: [Data: UnsafePointer<UInt8>] = [:]
  }

  private static let copies = Guarded(Copies())

  static func pointer(to data: Data) -> UnsafePointer<UInt8> {
    copies.withLock { copies in
      if let pointer = copies.pointers[data] { return pointer }
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
      data.copyBytes(to: copy, count: data.count)
      copies.pointers[data] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
