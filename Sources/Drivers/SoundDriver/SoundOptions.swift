/// How a sound device is to be played.
public struct SoundOptions: Sendable, Equatable {
  /// Seconds between a frame's rendering and its leaving the device that the server is asked for.
  ///
  /// Long enough for a busy desktop, and it does not delay `stop`, which throws the buffer away.
  /// From 0.02 s on nothing is lost on an idle machine (measured on PulseAudio 16.1 and PipeWire
  /// 0.3.65); below that an underrun now and then is the price.
  public var latency: Double
  /// What each channel plays; `nil` plays the mix in stereo, however many channels there are.
  public var routing: SoundRouting?
  /// Seconds that playing waits for a server, or an output, that went away; 0 does not wait.
  ///
  /// Meanwhile time goes on: what would have been heard is not.
  public var patience: Double
  /// The server to use, as `PULSE_SERVER` would name it; `nil` looks where everybody looks.
  public var server: String?

  /// What `latency` may be.
  ///
  /// - Source: ours. Below 0.02 s PulseAudio was measured to run dry now and then; the upper end is
  ///   more than anybody wants to wait for. Confidence: guess.
  public static let latencies = 0.001...2.0

  /// How long `patience` is where nobody says.
  ///
  /// - Source: ours: PulseAudio was measured to answer within 1.5 s of its start, and PipeWire needs a
  ///   second for each of its three parts. Confidence: guess.
  public static let usualPatience = 5.0

  /// Makes options; the latency is brought into its range.
  public init(
    latency: Double = 0.05, routing: SoundRouting? = nil, patience: Double = usualPatience,
    server: String? = nil
  ) {
    let finite = latency.isNaN ? 0.05 : latency
    self.latency = min(max(finite, Self.latencies.lowerBound), Self.latencies.upperBound)
    self.routing = routing
    self.patience = max(0, patience)
    self.server = server
  }
}
