/// A sound in memory, as the renderer plays it.
public struct Waveform: Sendable, Equatable {
  /// Frames per second; the renderer expects its own rate and plays any other at the wrong pitch.
  public var sampleRate: Double
  /// The samples of each channel, −1…1, all of the same length; one or two channels.
  public var channels: [[Float]] {
    didSet { storage = WaveformStorage(channels) }
  }
  /// The same samples for the render thread, shared by all renderers that play the sound.
  private(set) var storage: WaveformStorage

  /// Creates a waveform.
  public init(sampleRate: Double, channels: [[Float]]) {
    self.sampleRate = sampleRate
    self.channels = channels
    storage = WaveformStorage(channels)
  }

  /// The number of frames.
  public var frameCount: Int { channels.first?.count ?? 0 }
  /// The duration in seconds.
  public var duration: Double { Double(frameCount) / sampleRate }

  /// Returns whether two sounds have the same samples at the same rate.
  public static func == (a: Waveform, b: Waveform) -> Bool {
    a.sampleRate == b.sampleRate && a.channels == b.channels
  }
}
