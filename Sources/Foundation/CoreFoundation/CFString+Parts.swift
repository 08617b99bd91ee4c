// Core Foundation's functions for parts of strings and of data (ObjectiveC.FO52).

/// Writes the bytes of a part of a string.
///
/// - Parameters:
///   - theString: The string.
///   - range: The part, in UTF-16 code units.
///   - encoding: The encoding.
///   - lossByte: The byte for a character that the encoding lacks; zero ends the conversion there.
///   - isExternalRepresentation: Whether a mark of the byte order may precede the bytes, which none
///     does here.
///   - buffer: Memory for the bytes; nil counts them only.
///   - maxBufLen: The number of bytes that fit.
///   - usedBufLen: Memory for the number of bytes; nil for none.
/// - Returns: The number of UTF-16 code units that were converted.
@discardableResult
public func CFStringGetBytes(
  _ theString: CFString!, _ range: CFRange, _ encoding: CFStringEncoding, _ lossByte: UInt8,
  _ isExternalRepresentation: Bool, _ buffer: UnsafeMutablePointer<UInt8>!, _ maxBufLen: CFIndex,
  _ usedBufLen: UnsafeMutablePointer<CFIndex>!
) -> CFIndex {
  usedBufLen?.pointee = 0
  guard let theString, CFStringIsEncodingAvailable(encoding) else { return 0 }
  let number = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
  let text = NSString(string: theString)
  let end = min(range.location + range.length, text.length)
  var (place, used) = (range.location, 0)
  while place >= 0, place < end {
    let sign = text.rangeOfComposedCharacterSequence(at: place)
    let part = text.substring(
      with: NSRange(location: place, length: min(sign.location + sign.length, end) - place))
    var bytes = [UInt8](part.data(using: number.withoutMark) ?? Data())
    if bytes.isEmpty {
      guard lossByte != 0 else { break }
      bytes = [lossByte]
    }
    guard buffer == nil || used + bytes.count <= maxBufLen else { break }
    for (index, byte) in bytes.enumerated() { buffer?[used + index] = byte }
    used += bytes.count
    place += part.utf16.count
  }
  usedBufLen?.pointee = used
  return max(0, place - range.location)
}

extension String.Encoding {
  /// The encoding without a mark of the byte order.
  fileprivate var withoutMark: String.Encoding {
    switch self {
    case .utf16, .unicode: .utf16LittleEndian
    case .utf32: .utf32LittleEndian
    default: self
    }
  }
}

/// Finds a string in a part of another one.
///
/// - Parameters:
///   - theString: The string that is searched.
///   - stringToFind: The string to find.
///   - rangeToSearch: The part, in UTF-16 code units.
///   - searchOptions: The options.
///   - result: Memory for the place; nil for none.
/// - Returns: Whether it is found.
@discardableResult
public func CFStringFindWithOptions(
  _ theString: CFString!, _ stringToFind: CFString!, _ rangeToSearch: CFRange,
  _ searchOptions: CFStringCompareFlags, _ result: UnsafeMutablePointer<CFRange>!
) -> Bool {
  CFStringFindWithOptionsAndLocale(
    theString, stringToFind, rangeToSearch, searchOptions, searchOptions.locale, result)
}

/// Finds a string in a part of another one, by the rules of a locale.
@discardableResult
public func CFStringFindWithOptionsAndLocale(
  _ theString: CFString!, _ stringToFind: CFString!, _ rangeToSearch: CFRange,
  _ searchOptions: CFStringCompareFlags, _ locale: CFLocale!,
  _ result: UnsafeMutablePointer<CFRange>!
) -> Bool {
  guard let theString, let stringToFind else { return false }
  let found = NSString(string: theString).range(
    of: stringToFind, options: searchOptions.options,
    range: NSRange(location: rangeToSearch.location, length: rangeToSearch.length), locale: locale)
  guard found.location != NSNotFound else { return false }
  result?.pointee = CFRangeMake(found.location, found.length)
  return true
}

/// Returns whether a code unit is the first one of a pair.
public func CFStringIsSurrogateHighCharacter(_ character: UniChar) -> Bool {
  UTF16.isLeadSurrogate(character)
}

/// Returns whether a code unit is the second one of a pair.
public func CFStringIsSurrogateLowCharacter(_ character: UniChar) -> Bool {
  UTF16.isTrailSurrogate(character)
}

/// Returns the character of a pair of code units.
public func CFStringGetLongCharacterForSurrogatePair(
  _ surrogateHigh: UniChar, _ surrogateLow: UniChar
) -> UInt32 {
  (UInt32(surrogateHigh) &- 0xD800) << 10 &+ (UInt32(surrogateLow) &- 0xDC00) &+ 0x10000
}

/// Stores the code units of a character.
///
/// - Parameters:
///   - character: The character.
///   - surrogates: Memory for two code units.
/// - Returns: Whether there are two.
@discardableResult
public func CFStringGetSurrogatePairForLongCharacter(
  _ character: UInt32, _ surrogates: UnsafeMutablePointer<UniChar>!
) -> Bool {
  guard let scalar = Unicode.Scalar(character) else { return false }
  let units = Array(String(scalar).utf16)
  for (index, unit) in units.enumerated() { surrogates?[index] = unit }
  return units.count == 2
}

/// Makes data longer by zeros.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData?.increaseLength(by: max(0, extraLength))
}

/// Replaces a part of data by other bytes.
public func CFDataReplaceBytes(
  _ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!,
  _ newLength: CFIndex
) {
  theData?.replaceBytes(
    in: NSRange(location: range.location, length: range.length), withBytes: newBytes,
    length: newBytes == nil ? 0 : newLength)
}

/// Removes a part of data.
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
  CFDataReplaceBytes(theData, range, nil, 0)
}

/// Creates a UUID of its bytes.
public func CFUUIDCreateWithBytes(
  _ alloc: CFAllocator!, _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8,
  _ byte4: UInt8, _ byte5: UInt8, _ byte6: UInt8, _ byte7: UInt8, _ byte8: UInt8, _ byte9: UInt8,
  _ byte10: UInt8, _ byte11: UInt8, _ byte12: UInt8, _ byte13: UInt8, _ byte14: UInt8,
  _ byte15: UInt8
) -> CFUUID! {
  UUID(
    uuid: (
      byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12,
      byte13, byte14, byte15
    ))
}
