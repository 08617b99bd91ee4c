import TactusPhoneHardware

/// The configuration of a stream, determined when a device is opened.
struct SoundStreamConfiguration: Sendable {
  /// The server's name for the output; `nil` lets the server choose, and move the stream later.
  var sinkName: String?
  /// The number of frames per second.
  var sampleRate: UInt32
  /// The signals of each channel.
  var routing: SoundRouting
  /// Whether channels are mapped by index; otherwise they are stereo and the server distributes
  /// them.
  var mapsChannelsByIndex: Bool
  /// The requested latency in seconds.
  var latency: Double
  /// Seconds that playback waits for a lost server.
  var timeout: Double
  /// The server's name; `nil` searches the usual places.
  var server: String?

  /// The purpose of the sound; `nil` for none.
  var role: SoundRole?

  /// The number of bytes per frame.
  var frameBytes: Int { routing.channels.count * MemoryLayout<Float>.size }
  /// The number of frames that the stream may be ahead of the output.
  var targetFrames: Int { Int((latency * Double(sampleRate)).rounded(.up)) }
  /// The number of bytes that the stream may be ahead of the output; together with the output's own
  /// buffer they make up the latency.
  var targetBytes: UInt32 {
    UInt32(targetFrames * frameBytes)
  }
}
