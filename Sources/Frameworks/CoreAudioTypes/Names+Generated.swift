// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreAudioTypes.tsv.
// Do not edit.

/// The index of a coordinate of a channel.
public enum AudioChannelCoordinateIndex: UInt32, Sendable {
  /// The coordinate between left and right, −1…1.
  case coordinates_LeftRight = 0
  /// The coordinate between back and front, −1…1.
  case coordinates_BackFront = 1
  /// The coordinate between down and up, −1…1.
  case coordinates_DownUp = 2
  /// The angle from the front to the right, in degrees.
  public static let coordinates_Azimuth = Self.coordinates_LeftRight
  /// The angle above the plane of the ears, in degrees.
  public static let coordinates_Elevation = Self.coordinates_BackFront
  /// The distance.
  public static let coordinates_Distance = Self.coordinates_DownUp
}

/// The coordinate system of a channel.
public struct AudioChannelFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Left to right, back to front, and down to up.
  public static let rectangularCoordinates = Self(rawValue: 1)
  /// Azimuth, elevation and distance.
  public static let sphericalCoordinates = Self(rawValue: 2)
  /// The unit is the meter.
  public static let meters = Self(rawValue: 4)
}

/// The channel 0, a discrete channel.
public let kAudioChannelLabel_Discrete_0: AudioChannelLabel = (1 << 16) | 0
/// The channel 1, a discrete channel.
public let kAudioChannelLabel_Discrete_1: AudioChannelLabel = (1 << 16) | 1
/// The channel 2, a discrete channel.
public let kAudioChannelLabel_Discrete_2: AudioChannelLabel = (1 << 16) | 2
/// The channel 3, a discrete channel.
public let kAudioChannelLabel_Discrete_3: AudioChannelLabel = (1 << 16) | 3
/// The channel 4, a discrete channel.
public let kAudioChannelLabel_Discrete_4: AudioChannelLabel = (1 << 16) | 4
/// The channel 5, a discrete channel.
public let kAudioChannelLabel_Discrete_5: AudioChannelLabel = (1 << 16) | 5
/// The channel 6, a discrete channel.
public let kAudioChannelLabel_Discrete_6: AudioChannelLabel = (1 << 16) | 6
/// The channel 7, a discrete channel.
public let kAudioChannelLabel_Discrete_7: AudioChannelLabel = (1 << 16) | 7
/// The channel 8, a discrete channel.
public let kAudioChannelLabel_Discrete_8: AudioChannelLabel = (1 << 16) | 8
/// The channel 9, a discrete channel.
public let kAudioChannelLabel_Discrete_9: AudioChannelLabel = (1 << 16) | 9
/// The channel 10, a discrete channel.
public let kAudioChannelLabel_Discrete_10: AudioChannelLabel = (1 << 16) | 10
/// The channel 11, a discrete channel.
public let kAudioChannelLabel_Discrete_11: AudioChannelLabel = (1 << 16) | 11
/// The channel 12, a discrete channel.
public let kAudioChannelLabel_Discrete_12: AudioChannelLabel = (1 << 16) | 12
/// The channel 13, a discrete channel.
public let kAudioChannelLabel_Discrete_13: AudioChannelLabel = (1 << 16) | 13
/// The channel 14, a discrete channel.
public let kAudioChannelLabel_Discrete_14: AudioChannelLabel = (1 << 16) | 14
/// The channel 15, a discrete channel.
public let kAudioChannelLabel_Discrete_15: AudioChannelLabel = (1 << 16) | 15
/// The channel 65535, a discrete channel.
public let kAudioChannelLabel_Discrete_65535: AudioChannelLabel = (1 << 16) | 65535
/// A channel of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN: AudioChannelLabel = 500
/// The channel 0 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_0: AudioChannelLabel = (2 << 16) | 0
/// The channel 1 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_1: AudioChannelLabel = (2 << 16) | 1
/// The channel 2 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_2: AudioChannelLabel = (2 << 16) | 2
/// The channel 3 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_3: AudioChannelLabel = (2 << 16) | 3
/// The channel 4 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_4: AudioChannelLabel = (2 << 16) | 4
/// The channel 5 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_5: AudioChannelLabel = (2 << 16) | 5
/// The channel 6 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_6: AudioChannelLabel = (2 << 16) | 6
/// The channel 7 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_7: AudioChannelLabel = (2 << 16) | 7
/// The channel 8 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_8: AudioChannelLabel = (2 << 16) | 8
/// The channel 9 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_9: AudioChannelLabel = (2 << 16) | 9
/// The channel 10 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_10: AudioChannelLabel = (2 << 16) | 10
/// The channel 11 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_11: AudioChannelLabel = (2 << 16) | 11
/// The channel 12 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_12: AudioChannelLabel = (2 << 16) | 12
/// The channel 13 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_13: AudioChannelLabel = (2 << 16) | 13
/// The channel 14 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_14: AudioChannelLabel = (2 << 16) | 14
/// The channel 15 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_15: AudioChannelLabel = (2 << 16) | 15
/// The channel 65024 of ambisonics in the order ACN.
public let kAudioChannelLabel_HOA_ACN_65024: AudioChannelLabel = (2 << 16) | 65024
/// An ambisonics channel with SN3D normalization; its number is added.
public let kAudioChannelLabel_HOA_SN3D: AudioChannelLabel = 2 << 16
/// An ambisonics channel with N3D normalization; its number is added.
public let kAudioChannelLabel_HOA_N3D: AudioChannelLabel = 3 << 16
/// An audio object; its number is added.
public let kAudioChannelLabel_Object: AudioChannelLabel = 4 << 16
/// The first reserved number.
public let kAudioChannelLabel_BeginReserved: AudioChannelLabel = 0xF000_0000
/// The last reserved number.
public let kAudioChannelLabel_EndReserved: AudioChannelLabel = 0xFFFF_FFFE

/// A channel without use.
public let kAudioChannelLabel_Unused: AudioChannelLabel = 0
/// The channel has coordinates.
public let kAudioChannelLabel_UseCoordinates: AudioChannelLabel = 100
/// The center.
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
/// Low frequencies.
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
/// Left surround.
public let kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5
/// Right surround.
public let kAudioChannelLabel_RightSurround: AudioChannelLabel = 6
/// Left of the center.
public let kAudioChannelLabel_LeftCenter: AudioChannelLabel = 7
/// Right of the center.
public let kAudioChannelLabel_RightCenter: AudioChannelLabel = 8
/// Center surround.
public let kAudioChannelLabel_CenterSurround: AudioChannelLabel = 9
/// Left surround, direct.
public let kAudioChannelLabel_LeftSurroundDirect: AudioChannelLabel = 10
/// Right surround, direct.
public let kAudioChannelLabel_RightSurroundDirect: AudioChannelLabel = 11
/// Above the listener.
public let kAudioChannelLabel_TopCenterSurround: AudioChannelLabel = 12
/// Front left, high.
public let kAudioChannelLabel_VerticalHeightLeft: AudioChannelLabel = 13
/// Front center, high.
public let kAudioChannelLabel_VerticalHeightCenter: AudioChannelLabel = 14
/// Front right, high.
public let kAudioChannelLabel_VerticalHeightRight: AudioChannelLabel = 15
/// Back left, at the top.
public let kAudioChannelLabel_TopBackLeft: AudioChannelLabel = 16
/// Back center, at the top.
public let kAudioChannelLabel_TopBackCenter: AudioChannelLabel = 17
/// Back right, at the top.
public let kAudioChannelLabel_TopBackRight: AudioChannelLabel = 18
/// Rear surround left.
public let kAudioChannelLabel_RearSurroundLeft: AudioChannelLabel = 33
/// Rear surround right.
public let kAudioChannelLabel_RearSurroundRight: AudioChannelLabel = 34
/// Wide left.
public let kAudioChannelLabel_LeftWide: AudioChannelLabel = 35
/// Wide right.
public let kAudioChannelLabel_RightWide: AudioChannelLabel = 36
/// More low frequencies.
public let kAudioChannelLabel_LFE2: AudioChannelLabel = 37
/// The left one of four matrix-encoded channels.
public let kAudioChannelLabel_LeftTotal: AudioChannelLabel = 38
/// Right of four channels in a matrix.
public let kAudioChannelLabel_RightTotal: AudioChannelLabel = 39
/// The channel for the hearing impaired.
public let kAudioChannelLabel_HearingImpaired: AudioChannelLabel = 40
/// A narration.
public let kAudioChannelLabel_Narration: AudioChannelLabel = 41
/// A mix for the dialog.
public let kAudioChannelLabel_DialogCentricMix: AudioChannelLabel = 43
/// Center surround, direct.
public let kAudioChannelLabel_CenterSurroundDirect: AudioChannelLabel = 44
/// Haptics.
public let kAudioChannelLabel_Haptic: AudioChannelLabel = 45
/// Front left, at the top.
public let kAudioChannelLabel_LeftTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightLeft
/// Front center, at the top.
public let kAudioChannelLabel_CenterTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightCenter
/// Front right, at the top.
public let kAudioChannelLabel_RightTopFront: AudioChannelLabel =
  kAudioChannelLabel_VerticalHeightRight
/// Middle left, at the top.
public let kAudioChannelLabel_LeftTopMiddle: AudioChannelLabel = 49
/// Middle center, at the top.
public let kAudioChannelLabel_CenterTopMiddle: AudioChannelLabel =
  kAudioChannelLabel_TopCenterSurround
/// Middle right, at the top.
public let kAudioChannelLabel_RightTopMiddle: AudioChannelLabel = 51
/// Rear left, at the top.
public let kAudioChannelLabel_LeftTopRear: AudioChannelLabel = 52
/// Rear center, at the top.
public let kAudioChannelLabel_CenterTopRear: AudioChannelLabel = 53
/// Rear right, at the top.
public let kAudioChannelLabel_RightTopRear: AudioChannelLabel = 54
/// Left at the side.
public let kAudioChannelLabel_LeftSideSurround: AudioChannelLabel = 55
/// Right at the side.
public let kAudioChannelLabel_RightSideSurround: AudioChannelLabel = 56
/// Left, at the bottom.
public let kAudioChannelLabel_LeftBottom: AudioChannelLabel = 57
/// Right, at the bottom.
public let kAudioChannelLabel_RightBottom: AudioChannelLabel = 58
/// Center, at the bottom.
public let kAudioChannelLabel_CenterBottom: AudioChannelLabel = 59
/// Left surround, at the top.
public let kAudioChannelLabel_LeftTopSurround: AudioChannelLabel = 60
/// Right surround, at the top.
public let kAudioChannelLabel_RightTopSurround: AudioChannelLabel = 61
/// Third low frequencies.
public let kAudioChannelLabel_LFE3: AudioChannelLabel = 62
/// Left surround, at the back.
public let kAudioChannelLabel_LeftBackSurround: AudioChannelLabel = 63
/// Right surround, at the back.
public let kAudioChannelLabel_RightBackSurround: AudioChannelLabel = 64
/// The left edge of the screen.
public let kAudioChannelLabel_LeftEdgeOfScreen: AudioChannelLabel = 65
/// The right edge of the screen.
public let kAudioChannelLabel_RightEdgeOfScreen: AudioChannelLabel = 66
/// W of ambisonics.
public let kAudioChannelLabel_Ambisonic_W: AudioChannelLabel = 200
/// X of ambisonics.
public let kAudioChannelLabel_Ambisonic_X: AudioChannelLabel = 201
/// Y of ambisonics.
public let kAudioChannelLabel_Ambisonic_Y: AudioChannelLabel = 202
/// Z of ambisonics.
public let kAudioChannelLabel_Ambisonic_Z: AudioChannelLabel = 203
/// The mid of a recording of mid and side.
public let kAudioChannelLabel_MS_Mid: AudioChannelLabel = 204
/// The side of a recording of mid and side.
public let kAudioChannelLabel_MS_Side: AudioChannelLabel = 205
/// X of a pair of microphones.
public let kAudioChannelLabel_XY_X: AudioChannelLabel = 206
/// Y of a pair of microphones.
public let kAudioChannelLabel_XY_Y: AudioChannelLabel = 207
/// The left ear.
public let kAudioChannelLabel_BinauralLeft: AudioChannelLabel = 208
/// The right ear.
public let kAudioChannelLabel_BinauralRight: AudioChannelLabel = 209
/// Left of headphones.
public let kAudioChannelLabel_HeadphonesLeft: AudioChannelLabel = 301
/// Right of headphones.
public let kAudioChannelLabel_HeadphonesRight: AudioChannelLabel = 302
/// Clicks.
public let kAudioChannelLabel_ClickTrack: AudioChannelLabel = 304
/// Another language.
public let kAudioChannelLabel_ForeignLanguage: AudioChannelLabel = 305
/// A discrete channel, without a position.
public let kAudioChannelLabel_Discrete: AudioChannelLabel = 400

/// The label of a channel: its position.
public typealias AudioChannelLabel = UInt32

/// A channel of unknown position.
public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
/// The left channel.
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
/// The right channel.
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
/// The only channel.
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42

/// The channels have descriptions.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// The channels are bits.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// The first reserved number.
public let kAudioChannelLayoutTag_BeginReserved: AudioChannelLayoutTag = 0xF000_0000
/// The last reserved number.
public let kAudioChannelLayoutTag_EndReserved: AudioChannelLayoutTag = 0xFFFE_FFFF
/// An unknown layout; the number of channels is added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

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

/// A format of sound.
public typealias AudioFormatID = UInt32
/// The flags of a format of sound.
public typealias AudioFormatFlags = UInt32
/// A type of sound file.
public typealias AudioFileTypeID = UInt32

/// Linear PCM: `'lpcm'`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// MPEG-4 AAC: `'aac '`.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless: `'alac'`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// IMA ADPCM: `'ima4'`.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// μ-law: `'ulaw'`.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// A-law: `'alaw'`.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// MPEG layer 3: `'.mp3'`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// FLAC: `'flac'`.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus: `'opus'`.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// AC-3; read, and not written: `'ac-3'`.
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
/// High-efficiency AAC; read as `kAudioFormatMPEG4AAC`, and not written: `'aach'`.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// AMR; not written: `'samr'`.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
/// iLBC; not supported here: `'ilbc'`.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// A WAV file: `'WAVE'`.
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// An AIFF file: `'AIFF'`.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// An AIFF-C file: `'AIFC'`.
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
/// A CAF file: `'caff'`.
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// A FLAC file: `'flac'`.
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163
/// An MP3 file: `'MPG3'`.
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
/// An M4A file: `'m4af'`.
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
/// An MPEG-4 file: `'mp4f'`.
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
/// A file of AAC in ADTS: `'adts'`.
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
/// Samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// Samples are big-endian.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples are signed integers.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// The bits of a sample fill its bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// The bits of a sample are the high ones of its bytes.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
/// Samples have the byte order of the processor, which is little-endian.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Native-endian floating-point samples that fill their bytes.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
  kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked

/// The valid members of a time stamp.
public struct AudioTimeStampFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time in frames.
  public static let sampleTimeValid = Self(rawValue: 1)
  /// The time of the host.
  public static let hostTimeValid = Self(rawValue: 2)
  /// The ratio of the rates.
  public static let rateScalarValid = Self(rawValue: 4)
  /// The time of the word clock.
  public static let wordClockTimeValid = Self(rawValue: 8)
  /// The time in the code of SMPTE.
  public static let smpteTimeValid = Self(rawValue: 16)
  /// The time in frames and that of the host.
  public static let sampleHostTimeValid: Self = [.sampleTimeValid, .hostTimeValid]
}

/// The operation does not exist.
public let kAudio_UnimplementedError: Int32 = -4
/// No file has the path.
public let kAudio_FileNotFoundError: Int32 = -43
/// The permissions do not allow opening the file.
public let kAudio_FilePermissionError: Int32 = -54
/// Too many files are open.
public let kAudio_TooManyFilesOpenError: Int32 = -42
/// The path is invalid: `'!pth'`.
public let kAudio_BadFilePathError: Int32 = 0x2170_7468
/// An argument is invalid.
public let kAudio_ParamError: Int32 = -50
/// Out of memory.
public let kAudio_MemFullError: Int32 = -108

/// Samples must not be mixed.
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
/// All flags are clear; 0 stands for flags that are not set.
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31
/// Samples are floating-point numbers.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// Samples are big-endian.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// Samples are signed integers.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// The bits of a sample fill its bytes.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
/// The bits of a sample are the high ones of its bytes.
public let kLinearPCMFormatFlagIsAlignedHigh = kAudioFormatFlagIsAlignedHigh
/// Each channel has a buffer of its own.
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved
/// Samples must not be mixed.
public let kLinearPCMFormatFlagIsNonMixable = kAudioFormatFlagIsNonMixable
/// The shift of the number of fraction bits in the flags.
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
/// The mask of the number of fraction bits in the flags.
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x3F << 7
/// All flags of linear PCM are clear.
public let kLinearPCMFormatFlagsAreAllClear = kAudioFormatFlagsAreAllClear
/// The source of Apple Lossless had 16 bits.
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
/// The source of Apple Lossless had 20 bits.
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
/// The source of Apple Lossless had 24 bits.
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
/// The source of Apple Lossless had 32 bits.
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
/// Any sample rate.
public let kAudioStreamAnyRate: Float64 = 0

/// The state of a time of SMPTE.
public struct SMPTETimeFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = Self(rawValue: 1)
  /// The time passes.
  public static let running = Self(rawValue: 2)
}

/// The types of SMPTE time code, by frames per second.
public enum SMPTETimeType: UInt32, Sendable {
  /// 24 frames.
  case type24 = 0
  /// 25 frames.
  case type25 = 1
  /// 30 frames, with drop frames.
  case type30Drop = 2
  /// 30 frames.
  case type30 = 3
  /// 29.97 frames.
  case type2997 = 4
  /// 29.97 frames, with drop frames.
  case type2997Drop = 5
  /// 60 frames.
  case type60 = 6
  /// 59.94 frames.
  case type5994 = 7
  /// 60 frames, with drop frames.
  case type60Drop = 8
  /// 59.94 frames, with drop frames.
  case type5994Drop = 9
  /// 50 frames.
  case type50 = 10
  /// 23.98 frames.
  case type2398 = 11
}
