/// An arrangement of channels, by a tag.
public struct AudioChannelLayout: Sendable, Equatable {
  /// The tag of the arrangement.
  public var mChannelLayoutTag: AudioChannelLayoutTag = 0
  /// The bits of the channels, for `kAudioChannelLayoutTag_UseChannelBitmap`.
  public var mChannelBitmap: UInt32 = 0
  /// The number of descriptions; 0, because this phone has tags only.
  public var mNumberChannelDescriptions: UInt32 = 0

  /// Creates a layout without contents.
  public init() {}
}
