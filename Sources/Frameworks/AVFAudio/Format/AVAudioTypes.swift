// The types of AVFAudio's numbers.

/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A position in frames.
public typealias AVAudioFramePosition = Int64
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The index of an input or output of a node.
public typealias AVAudioNodeBus = Int
