// Formats of sound that no part of this phone plays or records, with their documented codes of four
// characters; functions refuse them with the status of an unsupported format.

/// MPEG layer 1: `'.mp1'`.
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
/// MPEG layer 2: `'.mp2'`.
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
/// Low-delay AAC: `'aacl'`.
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
/// Enhanced low-delay AAC: `'aace'`.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// High-efficiency AAC, version 2: `'aacp'`.
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
/// AC-3 in the stream of a digital cable: `'cac3'`.
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
/// Enhanced AC-3: `'ec-3'`.
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
/// AMR of a wide band: `'sawb'`.
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
/// The ADPCM of WAV files: `'ms\0\x11'`.
public let kAudioFormatDVIIntelIMA: AudioFormatID = 0x6D73_0011
/// The GSM of WAV files: `'ms\0\x31'`.
public let kAudioFormatMicrosoftGSM: AudioFormatID = 0x6D73_0031
