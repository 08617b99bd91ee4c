/// An arrangement of channels, by a tag, by bits, or by descriptions.
public struct AudioChannelLayout: Sendable {
  /// The tag of the arrangement.
  public var mChannelLayoutTag: AudioChannelLayoutTag = 0
  /// The bits of the channels, for `kAudioChannelLayoutTag_UseChannelBitmap`.
  public var mChannelBitmap: AudioChannelBitmap = []
  /// The number of descriptions.
  public var mNumberChannelDescriptions: UInt32 = 0
  /// The first description; the others follow it in memory.
  public var mChannelDescriptions = AudioChannelDescription()

  /// Creates a layout without contents.
  public init() {
    // does nothing
  }

  /// Creates a layout.
  public init(
    mChannelLayoutTag: AudioChannelLayoutTag, mChannelBitmap: AudioChannelBitmap,
    mNumberChannelDescriptions: UInt32, mChannelDescriptions: AudioChannelDescription
  ) {
    self.mChannelLayoutTag = mChannelLayoutTag
    self.mChannelBitmap = mChannelBitmap
    self.mNumberChannelDescriptions = mNumberChannelDescriptions
    self.mChannelDescriptions = mChannelDescriptions
  }
}
