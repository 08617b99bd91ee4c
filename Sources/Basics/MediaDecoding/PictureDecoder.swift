/// A decoder of a film's pictures.
///
/// - Thread: one at a time, but not the main one.
package protocol PictureDecoder: AnyObject, Sendable {
  /// Returns the picture that is shown at a time: the last one that begins at or before it, or the
  /// first one.
  ///
  /// - Parameter time: Nanoseconds of the film.
  /// - Throws: `MediaFailure`.
  func picture(at time: Int64) throws(MediaFailure) -> VideoPicture

  /// Returns the picture that follows another one; nil at the end.
  ///
  /// - Parameter picture: The other picture, which this decoder has returned.
  /// - Throws: `MediaFailure`.
  func picture(after picture: VideoPicture) throws(MediaFailure) -> VideoPicture?
}
