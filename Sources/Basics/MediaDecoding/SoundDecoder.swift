/// A decoder of a film's sound, in the format in which it was opened.
///
/// - Thread: one at a time, but not the main one.
package protocol SoundDecoder: AnyObject, Sendable {
  /// Returns interleaved frames from a place on; fewer at the end, and none behind it.
  ///
  /// - Parameters:
  ///   - frame: The number of the first frame.
  ///   - count: The number of frames.
  /// - Throws: `MediaFailure`.
  func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float]
}
