// The tags without positions, with their documented numbers; the other tags are generated.

/// The tag of a channel layout; its low 16 bits are the number of channels.
public typealias AudioChannelLayoutTag = UInt32

/// The channels have descriptions.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// The channels are bits.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// The first reserved number.
public let kAudioChannelLayoutTag_BeginReserved: AudioChannelLayoutTag = 0xF000_0000
/// The last reserved number.
public let kAudioChannelLayoutTag_EndReserved: AudioChannelLayoutTag = 0xFFFE_FFFF
/// An unknown layout; the number of channels is added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// Returns the number of channels of a tag: its low 16 bits.
public func AudioChannelLayoutTag_GetNumberOfChannels(
  _ inLayoutTag: AudioChannelLayoutTag
) -> UInt32 { inLayoutTag & 0xFFFF }
