/// A channel of an arrangement.
public struct AudioChannelDescription: Sendable {
  /// The label of the channel: its position.
  public var mChannelLabel: AudioChannelLabel = 0
  /// The coordinate system.
  public var mChannelFlags: AudioChannelFlags = []
  /// The coordinates, for `kAudioChannelLabel_UseCoordinates`.
  public var mCoordinates: (Float, Float, Float) = (0, 0, 0)

  /// Creates a description without contents.
  public init() {
    // does nothing
  }

  /// Creates a description.
  public init(
    mChannelLabel: AudioChannelLabel, mChannelFlags: AudioChannelFlags,
    mCoordinates: (Float, Float, Float)
  ) {
    self.mChannelLabel = mChannelLabel
    self.mChannelFlags = mChannelFlags
    self.mCoordinates = mCoordinates
  }
}
