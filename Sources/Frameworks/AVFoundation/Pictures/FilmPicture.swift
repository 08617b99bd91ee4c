import TactusDisplayList
import TactusMediaReading

/// A frame of a movie as an image.
struct FilmPicture: Sendable {
  /// The start in nanoseconds of the movie.
  let time: Int64
  let image: CGImage

  /// Creates an image of a decoded frame; nil if its size is invalid.
  init?(_ picture: VideoPicture) {
    guard
      let drawing = DrawingImage(
        width: picture.size.width, height: picture.size.height, pixels: picture.pixels)
    else { return nil }
    (time, image) = (picture.time, CGImage(drawing, hasAlpha: false))
  }
}
