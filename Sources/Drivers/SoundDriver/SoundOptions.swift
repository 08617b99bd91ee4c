/// The options of playback on a sound device.
public struct SoundOptions: Sendable, Equatable {
  /// The requested latency in seconds from the rendering of a frame to its leaving the device.
  ///
  /// The default suits a busy desktop and does not delay `stop`, which discards the buffer. From
  /// 0.02 s on nothing is lost on an idle machine (measured on PulseAudio 16.1 and PipeWire
  /// 0.3.65); shorter ones cause occasional underruns.
  public var latency: Double
  /// The signals of each channel; `nil` plays the stereo mix, for any number of channels.
  public var routing: SoundRouting?
  /// Seconds that playback waits for a lost server or output; 0 does not wait.
  ///
  /// Time continues meanwhile: the frames that would have been heard are skipped.
  public var timeout: Double
  /// The server as `PULSE_SERVER` would name it; `nil` searches the standard places.
  public var server: String?

  /// The range of `latency`.
  ///
  /// - Source: ours. Below 0.02 s PulseAudio was measured to run dry occasionally; the upper end is
  ///   longer than users wait. Confidence: guess.
  public static let latencies = 0.001...2.0

  /// The default of `timeout`.
  ///
  /// - Source: ours: PulseAudio was measured to respond within 1.5 s of its start, and PipeWire
  ///   needs a second for each of its three parts. Confidence: guess.
  public static let defaultTimeout = 5.0

  /// Creates options; the latency is clamped to its range.
  public init(
    latency: Double = 0.05, routing: SoundRouting? = nil, timeout: Double = defaultTimeout,
    server: String? = nil
  ) {
    let finite = latency.isNaN ? 0.05 : latency
    self.latency = min(max(finite, Self.latencies.lowerBound), Self.latencies.upperBound)
    self.routing = routing
    self.timeout = max(0, timeout)
    self.server = server
  }
}
