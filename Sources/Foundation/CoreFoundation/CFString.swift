// Core Foundation's functions for strings, which are Swift's here. Ranges and indices count UTF-16
// code units; a range beyond the string traps, as on an iPhone.

/// Returns a UTF-16 code unit of a string.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
  theString.ns.character(at: idx)
}

/// Copies UTF-16 code units of a string to memory.
public func CFStringGetCharacters(
  _ theString: CFString!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UniChar>!
) {
  guard let buffer else { return }
  theString.ns.getCharacters(buffer, range: range.ns)
}

/// Returns the range of the character that contains a code unit, with its combining marks.
public func CFStringGetRangeOfComposedCharactersAtIndex(
  _ theString: CFString!, _ theIndex: CFIndex
) -> CFRange {
  CFRange(theString.ns.rangeOfComposedCharacterSequence(at: theIndex))
}

/// Returns the order of two strings.
public func CFStringCompare(
  _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
  CFStringCompareWithOptions(
    theString1, theString2, CFRange(location: 0, length: CFStringGetLength(theString1)),
    compareOptions)
}

/// Returns the order of a part of a string and another string.
public func CFStringCompareWithOptions(
  _ theString1: CFString!, _ theString2: CFString!, _ rangeToCompare: CFRange,
  _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
  CFComparisonResult(
    theString1.ns.compare(
      theString2, options: compareOptions.options, range: rangeToCompare.ns,
      locale: compareOptions.locale))
}

/// Returns where a string is found in another one; a location of `kCFNotFound` if it is not.
public func CFStringFind(
  _ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFRange {
  let range = theString.ns.range(of: stringToFind, options: compareOptions.options)
  return range.location == NSNotFound ? CFRange(location: kCFNotFound, length: 0) : CFRange(range)
}

/// Returns whether a string begins with another one.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
  theString.hasPrefix(prefix)
}

/// Returns whether a string ends with another one.
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
  theString.hasSuffix(suffix)
}

/// Returns a part of a string.
public func CFStringCreateWithSubstring(
  _ alloc: CFAllocator?, _ str: CFString!, _ range: CFRange
) -> CFString! { str.ns.substring(with: range.ns) }

/// Returns a copy of a string.
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! {
  theString
}

/// Creates a string from UTF-16 code units.
public func CFStringCreateWithCharacters(
  _ alloc: CFAllocator?, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex
) -> CFString! {
  chars.map { String(decoding: UnsafeBufferPointer(start: $0, count: numChars), as: UTF16.self) }
}

/// Creates a string from bytes; `nil` if they are invalid or the encoding is unknown.
///
/// - Parameter isExternalRepresentation: Ignored: a mark of the byte order is always understood.
public func CFStringCreateWithBytes(
  _ alloc: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex,
  _ encoding: CFStringEncoding, _ isExternalRepresentation: Bool
) -> CFString! {
  let known = CFStringConvertEncodingToNSStringEncoding(encoding)
  guard let bytes, known != UInt(kCFStringEncodingInvalidId) else { return nil }
  let data = Data(bytes: bytes, count: numBytes)
  return String(data: data, encoding: String.Encoding(rawValue: known))
}

/// Writes a string with a zero byte at its end to memory.
///
/// - Returns: Whether the encoding has all characters and the memory is large enough.
@discardableResult
public func CFStringGetCString(
  _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex,
  _ encoding: CFStringEncoding
) -> Bool {
  let known = CFStringConvertEncodingToNSStringEncoding(encoding)
  guard let buffer, known != UInt(kCFStringEncodingInvalidId) else { return false }
  let bytes = theString.cString(using: String.Encoding(rawValue: known))
  guard let bytes, bytes.count <= bufferSize else { return false }
  for (index, byte) in bytes.enumerated() { buffer[index] = byte }
  return true
}

/// Returns the number of bytes that a string of some length takes at most.
public func CFStringGetMaximumSizeForEncoding(
  _ length: CFIndex, _ encoding: CFStringEncoding
) -> CFIndex {
  // Each UTF-16 code unit takes up to three bytes of UTF-8, or one unit of UTF-32.
  switch CFStringConvertEncodingToNSStringEncoding(encoding) {
  case String.Encoding.ascii.rawValue, String.Encoding.isoLatin1.rawValue: length
  case String.Encoding.utf8.rawValue: length * 3
  default: length * 4
  }
}

/// Returns the number at the beginning of a string; 0 if there is none.
public func CFStringGetIntValue(_ str: CFString!) -> Int32 { str.ns.intValue }

/// Returns the number at the beginning of a string; 0 if there is none.
public func CFStringGetDoubleValue(_ str: CFString!) -> Double { str.ns.doubleValue }

/// Returns the parts of a string between separators.
public func CFStringCreateArrayBySeparatingStrings(
  _ alloc: CFAllocator?, _ theString: CFString!, _ separatorString: CFString!
) -> CFArray! { theString.components(separatedBy: separatorString) }

/// Returns the strings of an array, with a separator between them.
public func CFStringCreateByCombiningStrings(
  _ alloc: CFAllocator?, _ theArray: CFArray!, _ separatorString: CFString!
) -> CFString! { theArray.compactMap { $0 as? String }.joined(separator: separatorString) }

extension String {
  /// The string as an object, whose indices count UTF-16 code units.
  var ns: NSString { NSString(string: self) }
}

extension CFRange {
  /// Creates Core Foundation's form of a range.
  init(_ range: NSRange) { self.init(location: range.location, length: range.length) }

  /// Foundation's form of the range.
  var ns: NSRange { NSRange(location: location, length: length) }
}
