/// A reference to a kind of audio unit.
public typealias AudioComponent = OpaquePointer
/// A reference to an audio unit.
public typealias AudioComponentInstance = OpaquePointer
/// A reference to an audio unit.
public typealias AudioUnit = AudioComponentInstance
/// A property identifier of an audio unit.
public typealias AudioUnitPropertyID = UInt32
/// A scope of an audio unit.
public typealias AudioUnitScope = UInt32
/// The number of an element of a scope.
public typealias AudioUnitElement = UInt32
/// The number of a parameter of a version 2 unit.
public typealias AudioUnitParameterID = UInt32

/// A callback that renders sound, or is notified of recorded sound: the value, the flags, the time,
/// the bus number, the number of frames, and the buffers, if there are any.
public typealias AURenderCallback =
  @Sendable (
    UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>,
    UnsafePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?
  ) -> OSStatus
