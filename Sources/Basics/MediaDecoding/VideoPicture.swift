/// A decoded picture of a film.
package struct VideoPicture: Sendable, Equatable {
  /// The begin in nanoseconds of the film.
  package var time: Int64
  /// The size.
  package var size: VideoSize
  /// The pixels, row by row from the top, in the order blue, green, red, alpha.
  package var pixels: [UInt8]

  /// Creates a picture.
  package init(time: Int64, size: VideoSize, pixels: [UInt8]) {
    (self.time, self.size, self.pixels) = (time, size, pixels)
  }
}
