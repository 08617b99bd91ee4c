import Foundation

/// Listens to a sink of a private server, or to a sound card, sample for sample.
public final class MonitorRecorder {
  /// Starts to listen, and returns when the first samples have come: nothing after is missed.
  public init(_ server: PrivateSoundServer, sink: String = "hap", channelCount: Int = 2) throws {
    self.channelCount = channelCount
    parec = try RunningProgram(
      "/usr/bin/parec",
      [
        "-d", "\(sink).monitor", "--latency-msec=5", "--format=float32le", "--rate=48000",
        "--channels=\(channelCount)", "--raw",
      ], environment: server.environment)
    guard parec.wait(until: { !$0.pieces.isEmpty }) else { throw Failure.hearsNothing }
  }

  /// Starts to listen to the far end of ALSA's loopback card, and returns when it hears it.
  ///
  /// - Parameter card: Its name, such as `Loopback`.
  public init(card: String, channelCount: Int = 2) throws {
    self.channelCount = channelCount
    parec = try RunningProgram(
      "/usr/bin/arecord",
      [
        "-q", "-D", "hw:\(card),1,0", "-t", "raw", "-f", "FLOAT_LE", "-r", "48000",
        "-c", "\(channelCount)", "--period-time", "5000", "--buffer-time", "500000",
      ])
    guard parec.wait(until: { !$0.pieces.isEmpty }) else { throw Failure.hearsNothing }
  }

  deinit { parec.signal(SIGKILL) }

  /// Why nothing is recorded.
  public enum Failure: Error {
    /// No sample came within ten seconds.
    case hearsNothing
  }

  /// Frames heard so far.
  public var frameCount: Int { parec.outputData.count / (4 * channelCount) }

  /// Everything heard so far, one array a channel.
  public var channels: [[Float]] {
    let data = parec.outputData
    let frames = data.count / (4 * channelCount)
    var channels = [[Float]](repeating: [Float](repeating: 0, count: frames), count: channelCount)
    data.withUnsafeBytes { bytes in
      for frame in 0..<frames {
        for channel in 0..<channelCount {
          let bits = bytes.loadUnaligned(
            fromByteOffset: 4 * (frame * channelCount + channel), as: UInt32.self)
          channels[channel][frame] = Float(bitPattern: UInt32(littleEndian: bits))
        }
      }
    }
    return channels
  }

  /// How many frames had come, each time when some came.
  public var arrivals: [(frameCount: Int, time: ContinuousClock.Instant)] {
    let pieces = parec.pieces
    let ends = pieces.dropFirst().map(\.offset)
    return zip(pieces, ends).map { ($1 / (4 * channelCount), $0.time) }
  }

  /// Frames that had come at a moment.
  public func frameCount(at moment: ContinuousClock.Instant) -> Int {
    let later = parec.pieces.first { $0.time > moment }
    return (later?.offset ?? parec.outputData.count) / (4 * channelCount)
  }

  /// Waits until that many more frames have been heard.
  public func hear(_ count: Int) -> Bool {
    let wanted = frameCount + count
    return parec.wait(seconds: 30) { _ in frameCount >= wanted }
  }

  /// Waits until a sample that is not 0 has been heard.
  public func hearSound() -> Bool {
    parec.wait(seconds: 30) { _ in channels.contains { $0.contains { $0 != 0 } } }
  }

  // MARK: Internals

  private let channelCount: Int
  private let parec: RunningProgram
}
