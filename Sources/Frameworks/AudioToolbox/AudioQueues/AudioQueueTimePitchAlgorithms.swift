// The ways in which a queue changes its play rate, with their documented codes.

/// The highest quality, for music: `'spec'`.
public let kAudioQueueTimePitchAlgorithm_Spectral: UInt32 = 0x7370_6563
/// A modest quality, for voices; the same as the spectral one here: `'tido'`.
public let kAudioQueueTimePitchAlgorithm_TimeDomain: UInt32 = 0x7469_646F
/// A low quality; the same as the spectral one here: `'lqzl'`.
public let kAudioQueueTimePitchAlgorithm_LowQualityZeroLatency: UInt32 = 0x6C71_7A6C
/// The pitch changes with the play rate: `'vspd'`.
public let kAudioQueueTimePitchAlgorithm_Varispeed: UInt32 = 0x7673_7064
