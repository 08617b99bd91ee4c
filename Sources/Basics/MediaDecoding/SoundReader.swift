internal import CTactusGStreamer

/// A decoder of a film's sound, as stereo at 48 kHz, or at another rate with other channels.
///
/// Steps Players.DC4…
///
/// - Thread: one at a time, but not the main one.
package final class SoundReader: SoundDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Opens a film.
  ///
  /// - Parameters:
  ///   - uri: The place.
  ///   - track: The number of the track of sound, from 0.
  ///   - format: The rate and the number of channels, to which the sound is converted.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package init(
    _ uri: String, track: Int = 0, format: SoundFormat = .standard, limit: Duration
  ) throws(MediaFailure) {
    (self.limit, self.format) = (limit, format)
    pipeline = try MediaPipeline(
      uri, "audio/x-raw", track: track,
      through: "audioconvert ! audioresample ! audio/x-raw,format=F32LE,"
        + "rate=\(format.sampleRate),channels=\(format.channelCount),"
        + "layout=interleaved", waiting: Self.ahead)
  }

  /// Returns interleaved frames from a place on; fewer at the end, and none behind it.
  ///
  /// - Parameters:
  ///   - frame: The number of the first frame.
  ///   - count: The number of frames.
  /// - Throws: `MediaFailure`.
  package func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    let frame = max(0, frame)
    if frame != place {
      let time = Int64((Double(frame) / Double(format.sampleRate) * 1e9).rounded(.down))
      try pipeline.seek(to: time, exactly: true, within: limit)
      (waiting, isOver, place) = ([], false, frame)
      isAligned = false
    }
    let channels = format.channelCount
    while waiting.count < count * channels, !isOver { try pull() }
    let taken = Array(waiting.prefix(count * channels))
    waiting.removeFirst(taken.count)
    place += Int64(taken.count / channels)
    return taken
  }

  // MARK: Internals

  /// The number of decoded buffers that wait.
  private static let ahead = 16
  /// Frames by which the times of buffers may differ from the frames before them: rounding.
  private static let tolerance: Int64 = 96
  /// Frames of the longest gap that is filled with silence; a longer one is a damaged file's.
  private static let longestGap: Int64 = 480_000

  private let limit: Duration
  private let format: SoundFormat
  private let pipeline: MediaPipeline
  /// The number of the next frame that is returned.
  private var place: Int64 = 0
  /// The decoded frames from `place` on.
  private var waiting: [Float] = []
  private var isOver = false
  /// Whether a buffer arrived since the last move.
  private var isAligned = false

  private func pull() throws(MediaFailure) {
    let (pipeline, channels) = (pipeline, format.channelCount)
    let found: (UInt64, [Float])? = try pipeline.next(within: limit) { sample, buffer in
      let bytes = pipeline.library.bytes(sample) ?? []
      let samples = bytes.withUnsafeBytes { raw in
        (0..<raw.count / (4 * channels) * channels).map { index in
          let value = raw.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
          return value.isFinite ? value : 0
        }
      }
      return (buffer.pts, samples)
    }
    guard let (time, all) = found else {
      isOver = true
      return
    }
    var samples = all
    if time != gst_no_time {
      let first = Int64(
        (Double(Int64(clamping: time)) * Double(format.sampleRate) / 1e9).rounded())
      let expected = place + Int64(waiting.count / channels)
      let gap = first - expected
      if abs(gap) > (isAligned ? Self.tolerance : 0) {
        if gap > 0 {
          waiting.append(
            contentsOf: repeatElement(0, count: Int(min(gap, Self.longestGap)) * channels))
        } else {
          samples.removeFirst(Int(min(Int64(samples.count), -gap * Int64(channels))))
        }
      }
    }
    isAligned = true
    waiting.append(contentsOf: samples)
  }
}
