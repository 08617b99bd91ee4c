// The makers and kinds of codecs, with their documented codes of four characters.

/// A decoder: `'adec'`.
public let kAudioDecoderComponentType: UInt32 = 0x6164_6563
/// An encoder: `'aenc'`.
public let kAudioEncoderComponentType: UInt32 = 0x6165_6E63
/// Codecs in software, as all are here: `'appl'`.
public let kAppleSoftwareAudioCodecManufacturer: UInt32 = 0x6170_706C
/// Codecs in hardware; the phone has none: `'aphw'`.
public let kAppleHardwareAudioCodecManufacturer: UInt32 = 0x6170_6877
