/// A reference to an extended audio file.
public typealias ExtAudioFileRef = OpaquePointer
/// A property identifier of an extended audio file.
public typealias ExtAudioFilePropertyID = UInt32
