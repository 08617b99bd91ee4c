/// A reference to an extended audio file.
public typealias ExtAudioFileRef = OpaquePointer
/// The identifier of a property of an extended audio file.
public typealias ExtAudioFilePropertyID = UInt32
