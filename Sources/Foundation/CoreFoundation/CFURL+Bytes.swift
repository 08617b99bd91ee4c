/// Creates a URL from the bytes of its text, relative to another; `nil` if they are not valid.
///
/// - Parameters:
///   - allocator: The source of memory, which Swift's memory management replaces.
///   - URLBytes: The bytes.
///   - length: The number of bytes.
///   - encoding: The encoding of the bytes, of ASCII or UTF-8.
///   - baseURL: The URL to which the URL is relative; `nil` for none.
/// - Returns: The URL.
public func CFURLCreateWithBytes(
  _ allocator: CFAllocator?, _ URLBytes: UnsafePointer<UInt8>!, _ length: CFIndex,
  _ encoding: CFStringEncoding, _ baseURL: CFURL!
) -> CFURL! {
  guard let URLBytes, length > 0 else { return nil }
  let bytes = UnsafeBufferPointer(start: URLBytes, count: length)
  guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
  return CFURLCreateWithString(allocator, text, baseURL)
}

/// Creates a URL without a base from the bytes of a text; `nil` if they are not valid.
///
/// - Parameters:
///   - alloc: The source of memory, which Swift's memory management replaces.
///   - relativeURLBytes: The bytes of a text that is relative to another URL.
///   - length: The number of bytes.
///   - encoding: The encoding of the bytes, of ASCII or UTF-8.
///   - baseURL: The URL to which the text is relative; `nil` for none.
///   - useCompatibilityMode: Without effect: RFC 3986 gives the URL.
/// - Returns: The URL.
public func CFURLCreateAbsoluteURLWithBytes(
  _ alloc: CFAllocator?, _ relativeURLBytes: UnsafePointer<UInt8>!, _ length: CFIndex,
  _ encoding: CFStringEncoding, _ baseURL: CFURL!, _ useCompatibilityMode: Bool
) -> CFURL! {
  CFURLCreateWithBytes(alloc, relativeURLBytes, length, encoding, baseURL)?.absoluteURL
}

/// Writes the bytes of a URL's text, relative to its base.
///
/// - Parameters:
///   - url: The URL.
///   - buffer: The place; `nil` to learn the number of bytes.
///   - bufferLength: The number of bytes there.
/// - Returns: The number of bytes of the text; -1 if the place is too small.
@discardableResult
public func CFURLGetBytes(
  _ url: CFURL!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex {
  guard let text = url?.relativeString.utf8 else { return -1 }
  guard let buffer else { return text.count }
  guard text.count <= bufferLength else { return kCFNotFound }
  for (index, byte) in text.enumerated() { buffer[index] = byte }
  return text.count
}

/// Returns the range of a part in the bytes of a URL, as `CFURLGetBytes` writes them.
///
/// - Parameters:
///   - url: The URL.
///   - component: The part.
///   - rangeIncludingSeparators: The place of the range between the parts before and after, which
///     holds the separators too; `nil` if it is not needed.
/// - Returns: The range; its location is `kCFNotFound` if the URL has no such part.
public func CFURLGetByteRangeForComponent(
  _ url: CFURL!, _ component: CFURLComponentType,
  _ rangeIncludingSeparators: UnsafeMutablePointer<CFRange>!
) -> CFRange {
  let parts = URLByteRanges(url?.relativeString ?? "")
  rangeIncludingSeparators?.pointee = CFRange(parts.outer(of: component))
  return parts.range(of: component).map { CFRange($0) } ?? CFRange(location: kCFNotFound, length: 0)
}

/// Returns the user, the password, the host and the port of a URL, if it has a host.
public func CFURLCopyNetLocation(_ anURL: CFURL!) -> CFString! { part(.netLocation, of: anURL) }

/// Returns the text after the path, or after the scheme of a URL without a hierarchy; `nil` without
/// one.
public func CFURLCopyResourceSpecifier(_ anURL: CFURL!) -> CFString! {
  part(.resourceSpecifier, of: anURL)
}

/// Returns the path of a URL with its escapes, without the slash at its start.
///
/// - Parameters:
///   - anURL: The URL.
///   - isAbsolute: The place for whether the path has a slash at its start.
/// - Returns: The path; `nil` for a URL without a hierarchy.
public func CFURLCopyStrictPath(
  _ anURL: CFURL!, _ isAbsolute: UnsafeMutablePointer<DarwinBoolean>!
) -> CFString! {
  guard let path = CFURLCopyPath(anURL) else { return nil }
  isAbsolute?.pointee = DarwinBoolean(path.hasPrefix("/"))
  return path.hasPrefix("/") ? String(path.dropFirst()) : path
}

private func part(_ component: CFURLComponentType, of url: CFURL?) -> CFString? {
  guard let text = url?.relativeString, let range = URLByteRanges(text).range(of: component) else {
    return nil
  }
  return String(decoding: Array(text.utf8)[range], as: UTF8.self)
}

extension CFRange {
  fileprivate init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}

/// Returns the object of a URL, which is the same on an iPhone.
public func unsafeBitCast(_ url: URL, to type: NSURL.Type) -> NSURL { url as NSURL }

/// Returns the URL of an object, which is the same on an iPhone.
public func unsafeBitCast(_ url: NSURL, to type: URL.Type) -> URL { url as URL }
