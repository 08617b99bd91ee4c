import Foundation

/// A recorder of a sink of a private server, or of a sound card, sample by sample.
public final class MonitorRecorder {
  /// Starts recording, and returns when the first samples have come, so that nothing after is
  /// missed.
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

  /// Records the far end of ALSA's loopback card, and returns when the first samples have come.
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

  /// An error of a recorder.
  public enum Failure: Error {
    /// No sample came within ten seconds.
    case hearsNothing
  }

  /// The number of frames recorded so far.
  public var frameCount: Int { parec.outputData.count / (4 * channelCount) }

  /// The samples recorded so far, one array a channel.
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

  /// The number of frames after each piece of the recording, with the time of its arrival.
  public var arrivals: [(frameCount: Int, time: ContinuousClock.Instant)] {
    let pieces = parec.pieces
    let ends = pieces.dropFirst().map(\.offset)
    return zip(pieces, ends).map { ($1 / (4 * channelCount), $0.time) }
  }

  /// Returns the number of frames recorded at a moment.
  public func frameCount(at moment: ContinuousClock.Instant) -> Int {
    let later = parec.pieces.first { $0.time > moment }
    return (later?.offset ?? parec.outputData.count) / (4 * channelCount)
  }

  /// Waits until a number of further frames has been recorded.
  public func hear(_ count: Int) -> Bool {
    let wanted = frameCount + count
    return parec.wait(seconds: 30) { _ in frameCount >= wanted }
  }

  /// Waits until a sample that is not 0 has been recorded.
  public func hearSound() -> Bool {
    parec.wait(seconds: 30) { _ in channels.contains { $0.contains { $0 != 0 } } }
  }

  // MARK: Internals

  private let channelCount: Int
  private let parec: RunningProgram
}
