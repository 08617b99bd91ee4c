// The encodings of strings by their numbers, which the methods of `NSString` take.

/// The number of the encoding ASCII.
public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
/// The number of the encoding NEXTSTEP.
public let NSNEXTSTEPStringEncoding: UInt = String.Encoding.nextstep.rawValue
/// The number of the encoding EUC-JP.
public let NSJapaneseEUCStringEncoding: UInt = String.Encoding.japaneseEUC.rawValue
/// The number of the encoding UTF-8.
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
/// The number of the encoding ISO 8859-1.
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
/// The number of the encoding of the font Symbol.
public let NSSymbolStringEncoding: UInt = String.Encoding.symbol.rawValue
/// The number of the encoding ASCII with escapes.
public let NSNonLossyASCIIStringEncoding: UInt = String.Encoding.nonLossyASCII.rawValue
/// The number of the encoding Shift JIS.
public let NSShiftJISStringEncoding: UInt = String.Encoding.shiftJIS.rawValue
/// The number of the encoding ISO 8859-2.
public let NSISOLatin2StringEncoding: UInt = String.Encoding.isoLatin2.rawValue
/// The number of the encoding UTF-16.
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
/// The number of the encoding Windows-1251.
public let NSWindowsCP1251StringEncoding: UInt = String.Encoding.windowsCP1251.rawValue
/// The number of the encoding Windows-1252.
public let NSWindowsCP1252StringEncoding: UInt = String.Encoding.windowsCP1252.rawValue
/// The number of the encoding Windows-1253.
public let NSWindowsCP1253StringEncoding: UInt = String.Encoding.windowsCP1253.rawValue
/// The number of the encoding Windows-1254.
public let NSWindowsCP1254StringEncoding: UInt = String.Encoding.windowsCP1254.rawValue
/// The number of the encoding Windows-1250.
public let NSWindowsCP1250StringEncoding: UInt = String.Encoding.windowsCP1250.rawValue
/// The number of the encoding ISO 2022-JP.
public let NSISO2022JPStringEncoding: UInt = String.Encoding.iso2022JP.rawValue
/// The number of the encoding Mac OS Roman.
public let NSMacOSRomanStringEncoding: UInt = String.Encoding.macOSRoman.rawValue
/// The number of the encoding UTF-16.
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
/// The number of the encoding UTF-16 with the highest byte first.
public let NSUTF16BigEndianStringEncoding: UInt = String.Encoding.utf16BigEndian.rawValue
/// The number of the encoding UTF-16 with the lowest byte first.
public let NSUTF16LittleEndianStringEncoding: UInt = String.Encoding.utf16LittleEndian.rawValue
/// The number of the encoding UTF-32.
public let NSUTF32StringEncoding: UInt = String.Encoding.utf32.rawValue
/// The number of the encoding UTF-32 with the highest byte first.
public let NSUTF32BigEndianStringEncoding: UInt = String.Encoding.utf32BigEndian.rawValue
/// The number of the encoding UTF-32 with the lowest byte first.
public let NSUTF32LittleEndianStringEncoding: UInt = String.Encoding.utf32LittleEndian.rawValue
