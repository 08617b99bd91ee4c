// Audio formats that this phone neither plays nor records, with their documented four-character
// codes; functions return the status of an unsupported format.

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
/// Code-excited linear prediction of MPEG-4: `'celp'`.
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
/// Harmonic vectors of MPEG-4: `'hvxc'`.
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
/// TwinVQ of MPEG-4: `'twvq'`.
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
/// MACE, 3 to 1: `'MAC3'`.
public let kAudioFormatMACE3: AudioFormatID = 0x4D41_4333
/// MACE, 6 to 1: `'MAC6'`.
public let kAudioFormatMACE6: AudioFormatID = 0x4D41_4336
/// QDesign Music: `'QDMC'`.
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43
/// QDesign Music, version 2: `'QDM2'`.
public let kAudioFormatQDesign2: AudioFormatID = 0x5144_4D32
/// PureVoice: `'Qclp'`.
public let kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6C70
/// Time stamps: `'time'`.
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65
/// MIDI packet lists: `'midi'`.
public let kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469
/// Values of an audio unit's parameters: `'apvs'`.
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
/// Enhanced low-delay AAC with spectral band replication: `'aacf'`.
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366
/// Enhanced low-delay AAC, version 2: `'aacg'`.
public let kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x6161_6367
/// Spatial audio of MPEG-4: `'aacs'`.
public let kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x6161_6373
/// Unified speech and audio coding of MPEG-D: `'usac'`.
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
/// Audio books of Audible: `'AUDB'`.
public let kAudioFormatAudible: AudioFormatID = 0x4155_4442
/// AES3: `'aes3'`.
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333
/// Apple's positional audio: `'apac'`.
public let kAudioFormatAPAC: AudioFormatID = 0x6170_6163
