import TactusDisplayList
import TactusMediaReading

/// A picture of a film as an image.
struct FilmPicture: Sendable {
  /// The begin in nanoseconds of the film.
  let time: Int64
  let image: CGImage

  /// Creates an image of a decoded picture; nil if its size is impossible.
  init?(_ picture: VideoPicture) {
    guard
      let drawing = DrawingImage(
        width: picture.size.width, height: picture.size.height, pixels: picture.pixels)
    else { return nil }
    (time, image) = (picture.time, CGImage(drawing, hasAlpha: false))
  }
}
