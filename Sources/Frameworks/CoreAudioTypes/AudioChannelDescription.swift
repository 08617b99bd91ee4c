/// A channel of an arrangement.
public struct AudioChannelDescription: Sendable {
  /// The place of the channel.
  public var mChannelLabel: AudioChannelLabel = 0
  /// The kind of the coordinates.
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
