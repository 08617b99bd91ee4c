/// A format of a stream that has several, with its channel layout.
public struct AudioFormatListItem: Sendable, Equatable {
  /// The format.
  public var mASBD: AudioStreamBasicDescription = AudioStreamBasicDescription()
  /// The channel layout.
  public var mChannelLayoutTag: AudioChannelLayoutTag = 0

  /// Creates an empty value.
  public init() {}

  /// Creates a value.
  public init(mASBD: AudioStreamBasicDescription, mChannelLayoutTag: AudioChannelLayoutTag) {
    self.mASBD = mASBD
    self.mChannelLayoutTag = mChannelLayoutTag
  }
}
