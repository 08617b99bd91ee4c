/// The pictures of ranges of films, each scaled to one size; between the ranges they are black.
///
/// - Thread: one at a time, but not the main one.
final class ComposedPictures: PictureDecoder, @unchecked Sendable {
  // `@unchecked Sendable` because its owner uses it on one thread at a time.

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
    let place = min(time, segment.end - 1) - segment.start + segment.sourceStart
    var picture = try decoder.picture(at: place)
    picture.time = max(segment.start, picture.time - segment.sourceStart + segment.start)
    return picture
  }

  // MARK: Internals

  private let segments: [ComposedFilm.Segment]
  private let size: VideoSize
  private let limit: Duration
  private var decoder: (any PictureDecoder)?
  private var openIndex: Int?

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
