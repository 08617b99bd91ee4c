/// A block that pulls the frames of an input: the flags, the time, the number of frames, the bus
/// number, and the buffers.
public typealias AURenderPullInputBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// A host's block that renders frames: the flags, the time, the number of frames, the bus number,
/// the buffers, and the block that pulls the inputs.
public typealias AURenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// A unit's block that renders frames: the flags, the time, the number of frames, the bus number,
/// the buffers, the first event of the slice, and the block that pulls the inputs.
public typealias AUInternalRenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?,
  AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// A block that observes slices: the flags, the time, the number of frames, and the bus number.
public typealias AURenderObserver = (
  AudioUnitRenderActionFlags, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int
) -> Void

/// A block that is called when an input has frames: the flags, the time, their number, and the bus
/// number.
public typealias AUInputHandler = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int
) -> Void

/// A block that schedules a parameter change: the time, the duration of the ramp in frames, the
/// address, and the value.
public typealias AUScheduleParameterBlock = (
  AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue
) -> Void

/// A block that schedules a MIDI event: the time, the cable number, the number of bytes, and the
/// bytes.
public typealias AUScheduleMIDIEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> Void

/// A block that receives a MIDI event of a unit: the time, the cable number, the number of bytes,
/// and the bytes.
public typealias AUMIDIOutputEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> OSStatus

/// A block that returns the musical context of the host: the tempo, the two numbers of the time
/// signature, the beat, the frames until the next one, and the beat at which the measure begins.
public typealias AUHostMusicalContextBlock = (
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Double>?
) -> Bool

/// A block that returns the transport state of the host: the state, the frame, and the first and
/// the last beat of the loop.
public typealias AUHostTransportStateBlock = (
  UnsafeMutablePointer<AUHostTransportStateFlags>?, UnsafeMutablePointer<Double>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
) -> Bool
