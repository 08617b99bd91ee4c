// The numbers are documented.

/// The label of a channel: its position.
public typealias AudioChannelLabel = UInt32

/// A channel of unknown position.
public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
/// The left channel.
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
/// The right channel.
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
/// The only channel.
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42
