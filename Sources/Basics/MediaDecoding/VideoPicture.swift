/// A decoded picture of a film.
package struct VideoPicture: Sendable {
  /// The begin in nanoseconds of the film.
  package var time: Int64
  /// The size.
  package var size: VideoSize
  /// The pixels, row by row from the top, in the order blue, green, red, alpha.
  package var pixels: [UInt8]
}
