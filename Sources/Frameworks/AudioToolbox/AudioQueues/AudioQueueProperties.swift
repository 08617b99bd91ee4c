// The properties of audio queues, with their documented four-character codes.

/// Whether the queue is running, a `UInt32`; listeners are notified of each change: `'aqrn'`.
public let kAudioQueueProperty_IsRunning: AudioQueuePropertyID = 0x6171_726E
/// The sample rate of the phone's output or input, a `Float64`: `'aqsr'`.
public let kAudioQueueDeviceProperty_SampleRate: AudioQueuePropertyID = 0x6171_7372
/// The number of channels of the phone's output or input, a `UInt32`: `'aqdc'`.
public let kAudioQueueDeviceProperty_NumberChannels: AudioQueuePropertyID = 0x6171_6463
/// The unique name of the device, a `CFString`: `'aqcd'`.
public let kAudioQueueProperty_CurrentDevice: AudioQueuePropertyID = 0x6171_6364
/// The magic cookie of a compressed format, as bytes: `'aqmc'`.
public let kAudioQueueProperty_MagicCookie: AudioQueuePropertyID = 0x6171_6D63
/// The maximum size of a recorded packet in bytes, a `UInt32`: `'xops'`.
public let kAudioQueueProperty_MaximumOutputPacketSize: AudioQueuePropertyID = 0x786F_7073
/// The format of the queue, an `AudioStreamBasicDescription`: `'aqft'`.
public let kAudioQueueProperty_StreamDescription: AudioQueuePropertyID = 0x6171_6674
/// The channel layout, an `AudioChannelLayout`: `'aqcl'`.
public let kAudioQueueProperty_ChannelLayout: AudioQueuePropertyID = 0x6171_636C
/// Whether levels are metered, a `UInt32`; 0 by default: `'aqme'`.
public let kAudioQueueProperty_EnableLevelMetering: AudioQueuePropertyID = 0x6171_6D65
/// The levels of the channels, an array of `AudioQueueLevelMeterState`, 0…1: `'aqmv'`.
public let kAudioQueueProperty_CurrentLevelMeter: AudioQueuePropertyID = 0x6171_6D76
/// The levels of the channels in decibels relative to full scale, an array of
/// `AudioQueueLevelMeterState`: `'aqmd'`.
public let kAudioQueueProperty_CurrentLevelMeterDB: AudioQueuePropertyID = 0x6171_6D64
/// The number of frames decoded at a time, a `UInt32`: `'dcbf'`.
public let kAudioQueueProperty_DecodeBufferSizeFrames: AudioQueuePropertyID = 0x6463_6266
/// The status of the last conversion, a `UInt32`: `'qcve'`.
public let kAudioQueueProperty_ConverterError: AudioQueuePropertyID = 0x7163_7665
/// Whether the play rate and the pitch can be changed, a `UInt32`; 0 by default: `'q_tp'`.
public let kAudioQueueProperty_EnableTimePitch: AudioQueuePropertyID = 0x715F_7470
/// The time pitch algorithm, a `UInt32`: `'qtpa'`.
public let kAudioQueueProperty_TimePitchAlgorithm: AudioQueuePropertyID = 0x7174_7061
/// Whether the play rate and the pitch are bypassed, a `UInt32`: `'qtpb'`.
public let kAudioQueueProperty_TimePitchBypass: AudioQueuePropertyID = 0x7174_7062
