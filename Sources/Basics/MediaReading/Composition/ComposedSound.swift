/// A track of sound of ranges of films.
///
/// - Thread: one at a time, but not the main one.
final class ComposedSound: SoundDecoder, @unchecked Sendable {
  // `@unchecked Sendable` because its owner uses it on one thread at a time.

  init(_ segments: [ComposedFilm.Segment], format: SoundFormat, limit: Duration) {
    (self.segments, self.format, self.limit) = (segments, format, limit)
  }

  func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    let (frame, channels) = (max(0, frame), format.channelCount)
    let end = segments.map { place(of: $0.end) }.max() ?? 0
    let frames = Int(min(Int64(max(0, count)), max(0, end - frame)))
    var result = [Float](repeating: 0, count: frames * channels)
    for (index, segment) in segments.enumerated() {
      let (first, last) = (place(of: segment.start), place(of: segment.end))
      let from = max(frame, first)
      let rest = Int(min(frame + Int64(frames), last) - from)
      guard rest > 0 else { continue }
      // Only the decoder of the present segment is open.
      if index != openIndex {
        decoder = try segment.source.sound(track: segment.track, format: format, limit: limit)
        openIndex = index
      }
      let samples = try decoder?.read(
        from: place(of: segment.sourceStart) + from - first, count: rest)
      let offset = Int(from - frame) * channels
      for (number, sample) in (samples ?? []).enumerated() { result[offset + number] = sample }
    }
    return result
  }

  // MARK: Internals

  private let segments: [ComposedFilm.Segment]
  private let format: SoundFormat
  private let limit: Duration
  private var decoder: (any SoundDecoder)?
  private var openIndex: Int?

  /// Returns the frame of a time in nanoseconds.
  private func place(of time: Int64) -> Int64 {
    Int64((Double(time) * Double(format.sampleRate) / 1e9).rounded())
  }
}
