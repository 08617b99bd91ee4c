/// A render status: `noErr`, or an error.
public typealias AUAudioUnitStatus = OSStatus
/// A time in frames.
public typealias AUEventSampleTime = Int64
/// A number of frames.
public typealias AUAudioFrameCount = UInt32
/// A number of channels.
public typealias AUAudioChannelCount = UInt32

/// The time of an event that is due in the next slice; a number of frames may be added to it.
public let AUEventSampleTimeImmediate = AUEventSampleTime(bitPattern: 0xFFFF_FFFF_0000_0000)
