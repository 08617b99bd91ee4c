// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreFoundation.tsv.
// Do not edit.

/// The default allocator: nil stands for it.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The allocator of the system.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
/// The allocator that calls `malloc` and `free`.
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator()
/// The allocator that uses the default zone of `malloc`, which is the only one on Linux.
public let kCFAllocatorMallocZone: CFAllocator! = CFAllocator()
/// The allocator that allocates and frees nothing.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()

/// Neither order; never the machine's.
public let CFByteOrderUnknown = __CFByteOrder(rawValue: 0)
/// The least significant byte comes first.
public let CFByteOrderLittleEndian = __CFByteOrder(rawValue: 1)
/// The most significant byte comes first.
public let CFByteOrderBigEndian = __CFByteOrder(rawValue: 2)

/// The key of the description for the user.
public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey
/// The key of the failure for the user.
public let kCFErrorLocalizedFailureKey: CFString! = "NSLocalizedFailure"
/// The key of the reason for the user.
public let kCFErrorLocalizedFailureReasonKey: CFString! = NSLocalizedFailureReasonErrorKey
/// The key of the recovery suggestion for the user.
public let kCFErrorLocalizedRecoverySuggestionKey: CFString! =
  NSLocalizedRecoverySuggestionErrorKey
/// The key of a description for developers.
public let kCFErrorDescriptionKey: CFString! = "NSDescription"
/// The key of the error that caused this one.
public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey
/// The key of a URL.
public let kCFErrorURLKey: CFString! = NSURLErrorKey
/// The key of the path of a file.
public let kCFErrorFilePathKey: CFString! = NSFilePathErrorKey

/// The reason why a run of a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The run loop has neither sources nor timers.
  case finished = 1
  /// The run was stopped.
  case stopped = 2
  /// The time has passed.
  case timedOut = 3
  /// A source was handled.
  case handledSource = 4
}

/// The stages of a pass of a run loop.
///
/// - Source: Core Foundation's public headers, for the values. Confidence: documented.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: CFOptionFlags
  /// Creates a value from its raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The run loop begins to run.
  public static let entry = Self(rawValue: 1)
  /// Timers will be handled.
  public static let beforeTimers = Self(rawValue: 2)
  /// Sources will be handled.
  public static let beforeSources = Self(rawValue: 4)
  /// The run loop will wait for an event.
  public static let beforeWaiting = Self(rawValue: 32)
  /// The run loop has waited, and will handle the event.
  public static let afterWaiting = Self(rawValue: 64)
  /// The run loop stops running.
  public static let exit = Self(rawValue: 128)
  /// All stages.
  public static let allActivities = Self(rawValue: 0x0fff_ffff)
}

/// Core Foundation's encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case UTF16 = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Core Foundation's encodings beside those that every system has.
///
/// - Source: Core Foundation's public header `CFStringEncodingExt.h`. Confidence: documented.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macArabic = 4
  case macHebrew = 5
  case macGreek = 6
  case macCyrillic = 7
  case macDevanagari = 9
  case macGurmukhi = 10
  case macGujarati = 11
  case macThai = 21
  case macChineseSimp = 25
  case macTibetan = 26
  case macCentralEurRoman = 29
  case macSymbol = 33
  case macDingbats = 34
  case macTurkish = 35
  case macCroatian = 36
  case macIcelandic = 37
  case macRomanian = 38
  case macCeltic = 39
  case macGaelic = 40
  case macFarsi = 0x8C
  case macUkrainian = 0x98
  case macInuit = 0xEC
  case isoLatin2 = 0x202
  case isoLatin3 = 0x203
  case isoLatin4 = 0x204
  case isoLatinCyrillic = 0x205
  case isoLatinArabic = 0x206
  case isoLatinGreek = 0x207
  case isoLatinHebrew = 0x208
  case isoLatin5 = 0x209
  case isoLatin6 = 0x20A
  case isoLatinThai = 0x20B
  case isoLatin7 = 0x20D
  case isoLatin8 = 0x20E
  case isoLatin9 = 0x20F
  case isoLatin10 = 0x210
  case dosLatinUS = 0x400
  case dosGreek = 0x405
  case dosBalticRim = 0x406
  case dosLatin1 = 0x410
  case dosGreek1 = 0x411
  case dosLatin2 = 0x412
  case dosCyrillic = 0x413
  case dosTurkish = 0x414
  case dosPortuguese = 0x415
  case dosIcelandic = 0x416
  case dosHebrew = 0x417
  case dosCanadianFrench = 0x418
  case dosArabic = 0x419
  case dosNordic = 0x41A
  case dosRussian = 0x41B
  case dosGreek2 = 0x41C
  case dosThai = 0x41D
  case dosJapanese = 0x420
  case dosChineseSimplif = 0x421
  case dosKorean = 0x422
  case dosChineseTrad = 0x423
  case windowsLatin2 = 0x501
  case windowsCyrillic = 0x502
  case windowsGreek = 0x503
  case windowsLatin5 = 0x504
  case windowsHebrew = 0x505
  case windowsArabic = 0x506
  case windowsBalticRim = 0x507
  case windowsVietnamese = 0x508
  case windowsKoreanJohab = 0x510
  case shiftJIS_X0213 = 0x628
  case GB_2312_80 = 0x630
  case GBK_95 = 0x631
  case GB_18030_2000 = 0x632
  case KSC_5601_87 = 0x640
  case ISO_2022_JP = 0x820
  case ISO_2022_JP_2 = 0x821
  case ISO_2022_JP_1 = 0x822
  case ISO_2022_CN = 0x830
  case ISO_2022_KR = 0x840
  case EUC_JP = 0x920
  case EUC_CN = 0x930
  case EUC_TW = 0x931
  case EUC_KR = 0x940
  case shiftJIS = 0xA01
  case KOI8_R = 0xA02
  case big5 = 0xA03
  case macRomanLatin1 = 0xA04
  case HZ_GB_2312 = 0xA05
  case big5_HKSCS_1999 = 0xA06
  case VISCII = 0xA07
  case KOI8_U = 0xA08
  case big5_E = 0xA09
  case UTF7 = 0x04000100
}

/// The form of a string in Unicode.
public enum CFStringNormalizationForm: CFIndex, Sendable {
  /// Unicode's form NFD.
  case D
  /// Unicode's form NFKD.
  case KD
  /// Unicode's form NFC.
  case C
  /// Unicode's form NFKC.
  case KC
}

/// Combining marks are removed.
public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks .rawValue
/// All scripts become Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// Characters of full width become those of half width.
public let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth .rawValue
/// Latin letters become Katakana.
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
/// Latin letters become Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
/// Hiragana become Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana .rawValue
/// Chinese characters become Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// Latin letters become Hangul.
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
/// Latin letters become Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
/// Latin letters become Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
/// Latin letters become Thai ones.
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
/// Latin letters become Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
/// Latin letters become Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Characters beyond ASCII become entities of XML.
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
/// Characters become their names in Unicode.
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
/// Diacritical marks are removed.
public let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue

/// The form of a path.
public enum CFURLPathStyle: CFIndex, Sendable {
  /// With slashes.
  case cfurlposixPathStyle = 0
  /// With colons, which a phone does not use: such paths have no URL.
  case cfurlhfsPathStyle = 1
  /// With backslashes: such paths have no URL here.
  case cfurlWindowsPathStyle = 2
}

/// A part of a URL.
public enum CFURLComponentType: CFIndex, Sendable {
  /// The scheme.
  case scheme = 1
  /// The user, the password, the host and the port.
  case netLocation
  /// The path.
  case path
  /// The text after the path, or after the scheme of a URL without a hierarchy.
  case resourceSpecifier
  /// The name of the user.
  case user
  /// The password.
  case password
  /// The name of the user and the password.
  case userInfo
  /// The host.
  case host
  /// The port.
  case port
  /// The parameters, which are part of the path here.
  case parameterString
  /// The query.
  case query
  /// The fragment.
  case fragment
}

/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the version of an information property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the build number of a bundle.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language in which a bundle was developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the name of a bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages of a bundle.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// A number of 8 bits.
public typealias SInt8 = Int8
/// A number of 16 bits.
public typealias SInt16 = Int16
/// A number of 32 bits.
public typealias SInt32 = Int32
/// A number of 64 bits.
public typealias SInt64 = Int64
/// A number of 8 bits without a sign.
public typealias Byte = UInt8
/// A number of 8 bits with a sign.
public typealias SignedByte = Int8
/// A fixed-point number with 16 bits after the point.
public typealias Fixed = Int32
/// A fixed-point number with 16 bits after the point, without a sign.
public typealias UnsignedFixed = UInt32
/// A fixed-point number with 30 bits after the point.
public typealias Fract = Int32
/// The result of a call of earlier systems: 0 for success or an error code.
public typealias OSErr = Int16
/// The type of a resource, four characters.
public typealias ResType = FourCharCode
/// A set of options, a bit each.
public typealias OptionBits = UInt32
/// A number of bytes.
public typealias ByteCount = UInt
/// A number of items.
public typealias ItemCount = UInt
/// A number of UTF-16 code units.
public typealias UniCharCount = UInt
/// The code of a language of earlier systems.
public typealias LangCode = Int16
/// The code of a region of earlier systems.
public typealias RegionCode = Int16
/// The code of a script of earlier systems.
public typealias ScriptCode = Int16
/// A UTF-8 code unit.
public typealias UTF8Char = UInt8
/// A UTF-16 code unit.
public typealias UTF16Char = UInt16
/// A UTF-32 code unit.
public typealias UTF32Char = UInt32

/// The events of a socket that call its function.
public struct CFSocketCallBackType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: CFOptionFlags
  /// Creates a value from its raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Bytes can be read.
  public static let readCallBack = Self(rawValue: 1)
  /// A connection was accepted, whose descriptor the function receives.
  public static let acceptCallBack = Self(rawValue: 2)
  /// Bytes were read, which the function receives as data.
  public static let dataCallBack = Self(rawValue: 3)
  /// A connection was made, or failed with an error that the function receives.
  public static let connectCallBack = Self(rawValue: 4)
  /// Bytes can be written.
  public static let writeCallBack = Self(rawValue: 8)
}

/// The function for reading is enabled again after each call.
public let kCFSocketAutomaticallyReenableReadCallBack: CFOptionFlags = 1
/// The function for accepted connections is enabled again after each call.
public let kCFSocketAutomaticallyReenableAcceptCallBack: CFOptionFlags = 2
/// The function for data is enabled again after each call.
public let kCFSocketAutomaticallyReenableDataCallBack: CFOptionFlags = 3
/// The function for writing is enabled again after each call.
public let kCFSocketAutomaticallyReenableWriteCallBack: CFOptionFlags = 8
/// Errors of the socket stay in it, for the app to read.
public let kCFSocketLeaveErrors: CFOptionFlags = 64
/// The descriptor is closed when the socket is invalidated.
public let kCFSocketCloseOnInvalidate: CFOptionFlags = 128

/// The result of a function of a socket.
public enum CFSocketError: CFIndex, Error, Sendable {
  /// The function has succeeded.
  case success = 0
  /// The function has failed.
  case error = -1
  /// The time has passed.
  case timeout = -2
}
