// The labels of discrete channels, with their documented numbers.

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
