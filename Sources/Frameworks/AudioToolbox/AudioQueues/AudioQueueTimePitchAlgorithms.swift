// The time pitch algorithms of a queue, with their documented codes.

/// Spectral: the highest quality, for music: `'spec'`.
public let kAudioQueueTimePitchAlgorithm_Spectral: UInt32 = 0x7370_6563
/// Time domain: a modest quality, for voices; here the same as the spectral one: `'tido'`.
public let kAudioQueueTimePitchAlgorithm_TimeDomain: UInt32 = 0x7469_646F
/// Low quality; here the same as the spectral one: `'lqzl'`.
public let kAudioQueueTimePitchAlgorithm_LowQualityZeroLatency: UInt32 = 0x6C71_7A6C
/// Varispeed: the pitch changes with the play rate: `'vspd'`.
public let kAudioQueueTimePitchAlgorithm_Varispeed: UInt32 = 0x7673_7064
