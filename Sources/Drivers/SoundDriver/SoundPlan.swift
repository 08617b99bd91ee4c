/// How a stream is to be set up, decided when a device is opened.
struct SoundPlan: Sendable {
  /// The output by the server's name; `nil` lets the server choose, and move the stream later.
  var sinkName: String?
  /// Frames a second.
  var sampleRate: UInt32
  /// What each channel plays.
  var routing: SoundRouting
  /// Whether channels are the output's by their place, and not stereo for the server to spread.
  var isByIndex: Bool
  /// Seconds from rendering to leaving that the server is asked for.
  var latency: Double
  /// Seconds that playing waits for a server that went away.
  var patience: Double
  /// The server's name; `nil` looks where everybody looks.
  var server: String?

  /// Bytes of one frame.
  var frameBytes: Int { routing.channels.count * MemoryLayout<Float>.size }
  /// Frames the stream may have ahead of the output.
  var targetFrames: Int { Int((latency * Double(sampleRate)).rounded(.up)) }
  /// Bytes the stream may have ahead of the output, which with the output's own make the latency.
  var targetBytes: UInt32 {
    UInt32(targetFrames * frameBytes)
  }
}
