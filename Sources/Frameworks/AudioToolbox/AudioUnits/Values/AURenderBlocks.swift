/// Pulls the frames of an input: the flags, the time, the number of frames, the number of the bus,
/// and the buffers.
public typealias AURenderPullInputBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// Renders frames for a host: the flags, the time, the number of frames, the number of the bus, the
/// buffers, and the block that pulls the inputs.
public typealias AURenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Renders frames in a unit: the flags, the time, the number of frames, the number of the bus, the
/// buffers, the first event of the slice, and the block that pulls the inputs.
public typealias AUInternalRenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?,
  AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Observes a slice: the flags, the time, the number of frames, and the number of the bus.
public typealias AURenderObserver = (
  AudioUnitRenderActionFlags, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int
) -> Void

/// Receives that an input has frames: the flags, the time, their number, and the number of the bus.
public typealias AUInputHandler = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int
) -> Void

/// Schedules the change of a parameter: the time, the length of the ramp in frames, the address,
/// and the value.
public typealias AUScheduleParameterBlock = (
  AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue
) -> Void

/// Schedules a MIDI event: the time, the number of the cable, the number of bytes, and the bytes.
public typealias AUScheduleMIDIEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> Void

/// Receives a MIDI event of a unit: the time, the number of the cable, the number of bytes, and the
/// bytes.
public typealias AUMIDIOutputEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> OSStatus

/// Tells a unit of the host's music: the tempo, the two numbers of the time signature, the beat,
/// the frames until the next one, and the beat at which the measure begins.
public typealias AUHostMusicalContextBlock = (
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Double>?
) -> Bool

/// Tells a unit of the host's transport: the state, the frame, and the first and the last beat of
/// what is repeated.
public typealias AUHostTransportStateBlock = (
  UnsafeMutablePointer<AUHostTransportStateFlags>?, UnsafeMutablePointer<Double>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
) -> Bool
