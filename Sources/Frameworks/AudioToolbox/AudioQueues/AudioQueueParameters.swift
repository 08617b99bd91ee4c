// The parameters of audio queues, with their documented numbers.

/// The volume of the queue, 0…1; 1 by default.
public let kAudioQueueParam_Volume: AudioQueueParameterID = 1
/// The factor of the speed, 0.5…2; 1 by default.
public let kAudioQueueParam_PlayRate: AudioQueueParameterID = 2
/// The change of the pitch in cents, −2400…2400; 0 by default.
public let kAudioQueueParam_Pitch: AudioQueueParameterID = 3
/// The seconds that a change of the volume takes; 0 by default.
public let kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4
/// The place between left and right, −1…1; 0 by default.
public let kAudioQueueParam_Pan: AudioQueueParameterID = 13
