/// Core Foundation's number of a string encoding.
public typealias CFStringEncoding = UInt32

/// The number that stands for no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Core Foundation's encodings with Foundation's counterparts of their own.
///
/// - Source: Core Foundation's public headers; Shift JIS is Foundation's name of the encoding of
///   Windows (measured: the toolchain's Core Foundation).
private let encodings: [(number: CFStringEncoding, encoding: String.Encoding)] = [
  (0x0000, .macOSRoman), (0x0600, .ascii), (0x0021, .symbol), (0x0b01, .nextstep),
  (0x0bff, .nonLossyASCII), (0x0500, .windowsCP1252), (0x0501, .windowsCP1250),
  (0x0502, .windowsCP1251), (0x0503, .windowsCP1253), (0x0504, .windowsCP1254),
  (0x0201, .isoLatin1), (0x0202, .isoLatin2), (0x0420, .shiftJIS), (0x0820, .iso2022JP),
  (0x0920, .japaneseEUC), (0x0100, .utf16), (0x0800_0100, .utf8), (0x0c00_0100, .utf32),
  (0x1000_0100, .utf16BigEndian), (0x1400_0100, .utf16LittleEndian),
  (0x1800_0100, .utf32BigEndian), (0x1c00_0100, .utf32LittleEndian),
]

/// Returns the encoding with a name of IANA's, in any case; the invalid number for unknown names.
///
/// The toolchain's Core Foundation knows the names (ObjectiveC.FO50).
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let theString else { return kCFStringEncodingInvalidId }
  let name = theString.ns
  return withExtendedLifetime(name) {
    toolchainEncoding(named: Unmanaged.passUnretained(name).toOpaque())
  }
}

/// Returns the name of IANA's of an encoding; `nil` for unknown numbers (ObjectiveC.FO50).
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  toolchainName(of: encoding).map {
    Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String
  }
}

@_silgen_name("CFStringConvertIANACharSetNameToEncoding")
private func toolchainEncoding(named name: UnsafeRawPointer) -> CFStringEncoding

@_silgen_name("CFStringConvertEncodingToIANACharSetName")
private func toolchainName(of encoding: CFStringEncoding) -> UnsafeRawPointer?

/// The bit of the raw values of Foundation's encodings that have Core Foundation's number.
private let foreignBit: UInt = 0x8000_0000

/// Returns the raw value of Foundation's encoding; the invalid number for unknown numbers.
///
/// An encoding without a counterpart of its own, such as `GB_18030_2000`, has its number with the
/// highest bit of 32 set (ObjectiveC.FO38).
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  if let known = encodings.first(where: { $0.number == encoding }) {
    return known.encoding.rawValue
  }
  return CFStringEncodings(rawValue: CFIndex(encoding)) == nil
    ? UInt(kCFStringEncodingInvalidId) : foreignBit | UInt(encoding)
}

/// Returns the encoding of a raw value of Foundation's; the invalid number for unknown values.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let known = encodings.first(where: { $0.encoding.rawValue == encoding }) {
    return known.number
  }
  guard encoding & foreignBit != 0,
    let number = CFStringEncoding(exactly: encoding & ~foreignBit),
    CFStringEncodings(rawValue: CFIndex(number)) != nil
  else { return kCFStringEncodingInvalidId }
  return number
}

/// Creates the mode of a run loop with the name in a C string, for sources that were written for
/// Foundation on Linux, where a mode is a string; `nil` if there is no such string.
@_disfavoredOverload
public func CFStringCreateWithCString(
  _ alloc: CFAllocator?, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFRunLoopMode! {
  (CFStringCreateWithCString(alloc, cStr, encoding) as CFString?).map { CFRunLoopMode($0) }
}

/// Creates a string from a C string; `nil` if the bytes are invalid or the encoding is unknown.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator?, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  let known = CFStringConvertEncodingToNSStringEncoding(encoding)
  guard let cStr, known != UInt(kCFStringEncodingInvalidId) else { return nil }
  return String(cString: cStr, encoding: String.Encoding(rawValue: known))
}
