/// What a sound file says of itself.
public struct SoundFileFacts: Sendable, Equatable {
  /// Frames a second.
  public var sampleRate: Double
  /// Samples a frame.
  public var channelCount: Int
  /// Seconds that it lasts, by its header.
  public var seconds: Double
  /// Whether it is a CAF, AIFF or WAV file of linear PCM or IMA4, which every phone plays at once.
  public var isPlain: Bool

  /// Names everything.
  public init(sampleRate: Double, channelCount: Int, seconds: Double, isPlain: Bool) {
    self.sampleRate = sampleRate
    self.channelCount = channelCount
    self.seconds = seconds
    self.isPlain = isPlain
  }
}
