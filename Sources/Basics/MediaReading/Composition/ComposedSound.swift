/// A track of sound of ranges of films.
///
/// - Thread: one at a time, but not the main one.
final class ComposedSound: SoundDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

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
      let samples =
        segment.speed == 1
        ? try decoder?.read(from: place(of: segment.sourceStart) + from - first, count: rest)
        : try scaled(segment, from: from - first, count: rest)
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

  /// Returns frames of a segment at another speed, between the samples of its own (Players.CP4).
  private func scaled(
    _ segment: ComposedFilm.Segment, from frame: Int64, count: Int
  ) throws(MediaFailure) -> [Float] {
    guard let decoder, count > 0 else { return [] }
    let channels = format.channelCount
    let begin = Double(place(of: segment.sourceStart))
    let start = begin + Double(frame) * segment.speed
    let first = Int64(start.rounded(.down))
    let needed = Int((Double(count) * segment.speed).rounded(.up)) + 2
    let source = try decoder.read(from: first, count: needed)
    let available = source.count / channels
    guard available > 0 else { return [] }
    var result = [Float](repeating: 0, count: count * channels)
    for index in 0..<count {
      let place = start + Double(index) * segment.speed - Double(first)
      let lower = Int(place)
      guard lower < available else { break }
      let (upper, part) = (min(lower + 1, available - 1), Float(place - Double(lower)))
      for channel in 0..<channels {
        let (from, to) = (source[lower * channels + channel], source[upper * channels + channel])
        result[index * channels + channel] = from + (to - from) * part
      }
    }
    return result
  }

  /// Returns the frame of a time in nanoseconds.
  private func place(of time: Int64) -> Int64 {
    Int64((Double(time) * Double(format.sampleRate) / 1e9).rounded())
  }
}
