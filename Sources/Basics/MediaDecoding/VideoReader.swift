internal import CTactusGStreamer

/// A decoder of a film's pictures.
///
/// Steps Players.DC1…
///
/// - Thread: one at a time, but not the main one.
package final class VideoReader: PictureDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Opens a film.
  ///
  /// - Parameters:
  ///   - uri: The place.
  ///   - size: The size of the pictures, to which they are scaled.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package init(_ uri: String, size: VideoSize, limit: Duration) throws(MediaFailure) {
    (self.uri, self.size, self.limit) = (uri, size, limit)
    pipeline = try MediaPipeline(
      uri, "video/x-raw",
      through: "videoconvert ! videoflip video-direction=auto ! videoscale ! "
        + "video/x-raw,format=BGRA,width=\(size.width),height=\(size.height),pixel-aspect-ratio=1/1",
      waiting: Self.ahead)
  }

  /// Returns the picture that is shown at a time: the last one that begins at or before it, or the
  /// first one.
  ///
  /// - Parameter time: Nanoseconds of the film.
  /// - Throws: `MediaFailure`.
  package func picture(at time: Int64) throws(MediaFailure) -> VideoPicture {
    let time = max(0, time)
    let isBehind = current.map { time < $0.time && !isFirst } ?? false
    let known = (following ?? current)?.time ?? 0
    if isBehind || (!isOver && time - known > Self.farAhead) {
      try pipeline.seek(to: time, exactly: false, within: limit)
      (current, following, isOver, isFirst) = (nil, nil, false, false)
    }
    if current == nil {
      current = try next()
      // A damaged file may have no picture after its last key picture.
      guard current != nil else { throw .unreadable("it has no pictures") }
    }
    while !isOver {
      if following == nil {
        following = try next()
        isOver = following == nil
      }
      guard let following, following.time <= time else { break }
      (current, self.following, isFirst) = (following, nil, false)
    }
    guard let current else { throw .unreadable("it has no pictures") }
    return current
  }

  /// Returns the picture that follows another one; nil at the end.
  ///
  /// - Parameter picture: The other picture, which this decoder has returned.
  /// - Throws: `MediaFailure`.
  package func picture(after picture: VideoPicture) throws(MediaFailure) -> VideoPicture? {
    _ = try self.picture(at: picture.time)
    if following == nil, !isOver {
      following = try next()
      isOver = following == nil
    }
    return following
  }

  // MARK: Internals

  /// The number of decoded pictures that wait.
  ///
  /// - Source: ours: enough to hide a picture that takes long. Confidence: guess.
  private static let ahead = 3
  /// Nanoseconds ahead from which on moving is better than decoding all pictures between.
  ///
  /// - Source: ours. Confidence: guess.
  private static let farAhead: Int64 = 2_000_000_000

  private let uri: String
  private let size: VideoSize
  private let limit: Duration
  private let pipeline: MediaPipeline
  private var current: VideoPicture?
  private var following: VideoPicture?
  /// Whether there are no more pictures behind `current`.
  private var isOver = false
  /// Whether `current` is the first picture of the film.
  private var isFirst = true

  private func next() throws(MediaFailure) -> VideoPicture? {
    let (pipeline, expected) = (pipeline, size)
    let last = following?.time ?? current?.time ?? 0
    while true {
      let found: VideoPicture?? = try pipeline.next(within: limit) { sample, buffer in
        guard let size = pipeline.size(of: sample), size == expected,
          let bytes = pipeline.library.bytes(sample), bytes.count >= size.width * size.height * 4
        else { return nil }
        let time = buffer.pts == gst_no_time ? last : Int64(clamping: buffer.pts)
        return VideoPicture(time: time, size: size, pixels: bytes)
      }
      guard let picture = found else { return nil }
      if let picture { return picture }
    }
  }
}
