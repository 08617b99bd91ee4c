public import TactusFoundation

// The attributes of a font's availability. Step CoreText.CT39.

/// The attribute of the format of the font's file, the raw value of a `CTFontFormat`.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
/// The attribute of the scope of the font's registration, the raw value of a `CTFontManagerScope`;
/// absent from fonts that are not registered.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// The attribute of the font's priority among fonts of the same name, such as
/// `kCTFontPrioritySystem`.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// The attribute of whether the font is enabled; always true.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The attribute of whether the font can be downloaded; always absent, as there are no downloads.
public let kCTFontDownloadableAttribute: CFString = "NSCTFontDownloadableAttribute"
/// The attribute of whether the font is downloaded; always absent, as there are no downloads.
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"
/// The attribute of values that an app registers with a font; always absent.
public let kCTFontRegistrationUserInfoAttribute: CFString = "NSCTFontRegistrationUserInfoAttribute"
/// The attribute of the baseline shift, which has no effect.
public let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
/// The attribute of legacy Macintosh encodings; always absent.
public let kCTFontMacintoshEncodingsAttribute: CFString = "NSCTFontMacintoshEncodingsAttribute"

/// The priority of a font among others of the same name; the greatest one wins.
public typealias CTFontPriority = UInt32

/// The priority of the system's fonts.
public let kCTFontPrioritySystem = 10_000
/// The priority of a network's fonts.
public let kCTFontPriorityNetwork = 20_000
/// The priority of a computer's fonts.
public let kCTFontPriorityComputer = 30_000
/// The priority of a user's fonts.
public let kCTFontPriorityUser = 40_000
/// The priority of fonts in documents.
public let kCTFontPriorityDynamic = 50_000
/// The priority of a process's fonts.
public let kCTFontPriorityProcess = 60_000
