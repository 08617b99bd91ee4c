/// A sound in memory, as the renderer plays it.
public struct Waveform: Sendable, Equatable {
  /// Frames a second; the renderer wants its own rate and plays any other at the wrong pitch.
  public var sampleRate: Double
  /// One array of samples a channel, −1…1, all of one length; one or two channels.
  public var channels: [[Float]] {
    didSet { storage = WaveformStorage(channels) }
  }
  /// The same samples for the render thread; one for all renderers that play the sound.
  private(set) var storage: WaveformStorage

  /// Makes a waveform from its samples.
  public init(sampleRate: Double, channels: [[Float]]) {
    self.sampleRate = sampleRate
    self.channels = channels
    storage = WaveformStorage(channels)
  }

  /// How many frames there are.
  public var frameCount: Int { channels.first?.count ?? 0 }
  /// Seconds that the waveform lasts.
  public var duration: Double { Double(frameCount) / sampleRate }

  /// Whether two sounds have the same samples at the same rate.
  public static func == (a: Waveform, b: Waveform) -> Bool {
    a.sampleRate == b.sampleRate && a.channels == b.channels
  }
}
