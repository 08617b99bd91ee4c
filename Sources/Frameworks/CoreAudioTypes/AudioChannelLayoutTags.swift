// The tags without positions, with their documented numbers; the other tags are generated.

/// The tag of a channel layout; its low 16 bits are the number of channels.
public typealias AudioChannelLayoutTag = UInt32

/// Returns the number of channels of a tag: its low 16 bits.
public func AudioChannelLayoutTag_GetNumberOfChannels(
  _ inLayoutTag: AudioChannelLayoutTag
) -> UInt32 { inLayoutTag & 0xFFFF }
