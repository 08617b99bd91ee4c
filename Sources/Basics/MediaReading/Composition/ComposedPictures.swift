/// The pictures of ranges of films, each scaled to one size; between the ranges they are black.
///
/// - Thread: one at a time, but not the main one.
final class ComposedPictures: PictureDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  init(_ film: ComposedFilm, size: VideoSize, limit: Duration) {
    (segments, self.size, self.limit) = (film.pictures, size, limit)
  }

  func picture(at time: Int64) throws(MediaFailure) -> VideoPicture {
    let time = max(0, time)
    guard let index = index(at: time) else { return black(at: time) }
    let segment = segments[index]
    if index != openIndex {
      decoder = try segment.source.pictures(size: size, limit: limit)
      openIndex = index
    }
    guard let decoder else { throw .unreadable("it has no pictures") }
    // The end of the film shows its last picture.
    var picture = try decoder.picture(at: segment.sourceTime(of: min(time, segment.end - 1)))
    sourceTime = picture.time
    picture.time = max(segment.start, segment.time(of: picture.time))
    return picture
  }

  func picture(after picture: VideoPicture) throws(MediaFailure) -> VideoPicture? {
    guard
      let index = segments.firstIndex(where: { $0.start <= picture.time && picture.time < $0.end })
    else {
      // A gap is followed by the next range.
      guard let next = segments.first(where: { $0.start > picture.time }) else { return nil }
      return try self.picture(at: next.start)
    }
    let segment = segments[index]
    var source = try self.picture(at: picture.time)
    source.time = sourceTime
    while var next = try decoder?.picture(after: source) {
      (source, sourceTime) = (next, next.time)
      next.time = segment.time(of: next.time)
      guard next.time < segment.end else { break }
      // At a high speed several pictures have one time.
      if next.time > picture.time { return next }
    }
    guard segments.contains(where: { $0.end > segment.end }) else { return nil }
    return try self.picture(at: segment.end)
  }

  // MARK: Internals

  private let segments: [ComposedFilm.Segment]
  private let size: VideoSize
  private let limit: Duration
  private var decoder: (any PictureDecoder)?
  private var openIndex: Int?
  /// The time of the last picture in its own film.
  private var sourceTime: Int64 = 0

  /// Returns the number of the segment at a time; at the film's end that is the last one.
  private func index(at time: Int64) -> Int? {
    segments.firstIndex { $0.start <= time && time < $0.end }
      ?? segments.lastIndex { $0.end == time }
  }

  private func black(at time: Int64) -> VideoPicture {
    let start = segments.map(\.end).filter { $0 <= time }.max() ?? 0
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return VideoPicture(time: start, size: size, pixels: pixels)
  }
}
