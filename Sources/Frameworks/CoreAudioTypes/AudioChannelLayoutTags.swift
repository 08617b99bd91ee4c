// The tags without an arrangement, with their documented numbers; the arrangements are generated.

/// A tag of an arrangement of channels: the low 16 bits are the number of channels.
public typealias AudioChannelLayoutTag = UInt32

/// The channels have descriptions.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// The channels are bits.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// The first of the numbers that are reserved.
public let kAudioChannelLayoutTag_BeginReserved: AudioChannelLayoutTag = 0xF000_0000
/// The last of the numbers that are reserved.
public let kAudioChannelLayoutTag_EndReserved: AudioChannelLayoutTag = 0xFFFE_FFFF
/// An arrangement that is not known; the number of channels is added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// Returns the number of channels of a tag: its low 16 bits.
public func AudioChannelLayoutTag_GetNumberOfChannels(
  _ inLayoutTag: AudioChannelLayoutTag
) -> UInt32 { inLayoutTag & 0xFFFF }
