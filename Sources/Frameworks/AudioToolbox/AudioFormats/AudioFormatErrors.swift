// The status codes of audio formats. The numbers are documented.

/// Another error: `'what'`.
public let kAudioFormatUnspecifiedError: OSStatus = 0x7768_6174
/// Formats have no such property: `'prop'`.
public let kAudioFormatUnsupportedPropertyError: OSStatus = 0x7072_6F70
/// The size does not match the property's: `'!siz'`.
public let kAudioFormatBadPropertySizeError: OSStatus = 0x2173_697A
/// The size does not match the specifier's: `'!spc'`.
public let kAudioFormatBadSpecifierSizeError: OSStatus = 0x2173_7063
/// This phone neither plays nor records the format: `'fmt?'`.
public let kAudioFormatUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The format is unknown: `'!fmt'`.
public let kAudioFormatUnknownFormatError: OSStatus = 0x2166_6D74
