/// The metadata of a sound file.
public struct SoundFileMetadata: Sendable, Equatable {
  /// Frames per second.
  public var sampleRate: Double
  /// Samples per frame.
  public var channelCount: Int
  /// The duration in seconds, according to the header.
  public var seconds: Double
  /// Whether the file is a CAF, AIFF or WAV file of linear PCM or IMA4, which every phone plays
  /// without delay.
  public var isPlain: Bool

  /// Creates metadata.
  public init(sampleRate: Double, channelCount: Int, seconds: Double, isPlain: Bool) {
    self.sampleRate = sampleRate
    self.channelCount = channelCount
    self.seconds = seconds
    self.isPlain = isPlain
  }
}
