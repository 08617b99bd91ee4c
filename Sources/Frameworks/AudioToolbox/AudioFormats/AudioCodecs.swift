// The types and manufacturers of codecs, with their documented four-character codes.

/// A decoder: `'adec'`.
public let kAudioDecoderComponentType: UInt32 = 0x6164_6563
/// An encoder: `'aenc'`.
public let kAudioEncoderComponentType: UInt32 = 0x6165_6E63
/// Software codecs, as all are here: `'appl'`.
public let kAppleSoftwareAudioCodecManufacturer: UInt32 = 0x6170_706C
/// Hardware codecs; the phone has none: `'aphw'`.
public let kAppleHardwareAudioCodecManufacturer: UInt32 = 0x6170_6877
