// The status codes of audio formats. The numbers are documented.

/// Unspecified error: `'what'`.
public let kAudioFormatUnspecifiedError: OSStatus = 0x7768_6174
/// The property is not supported: `'prop'`.
public let kAudioFormatUnsupportedPropertyError: OSStatus = 0x7072_6F70
/// The size is wrong for the property: `'!siz'`.
public let kAudioFormatBadPropertySizeError: OSStatus = 0x2173_697A
/// The size is wrong for the specifier: `'!spc'`.
public let kAudioFormatBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The format can neither be played nor recorded: `'fmt?'`.
public let kAudioFormatUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The format is unknown: `'!fmt'`.
public let kAudioFormatUnknownFormatError: OSStatus = 0x2166_6D74
