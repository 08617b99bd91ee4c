// The parameters of audio queues, with their documented numbers.

/// The volume of the queue, 0…1; 1 by default.
public let kAudioQueueParam_Volume: AudioQueueParameterID = 1
/// The play rate, 0.5…2; 1 by default.
public let kAudioQueueParam_PlayRate: AudioQueueParameterID = 2
/// The pitch shift in cents, −2400…2400; 0 by default.
public let kAudioQueueParam_Pitch: AudioQueueParameterID = 3
/// The duration of volume changes in seconds; 0 by default.
public let kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4
/// The pan, from −1 on the left to 1 on the right; 0 by default.
public let kAudioQueueParam_Pan: AudioQueueParameterID = 13
