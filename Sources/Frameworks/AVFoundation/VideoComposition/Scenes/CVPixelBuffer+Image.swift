extension CVBuffer {
  /// The pixels as an image; nil if the format is not supported.
  package var image: CGImage? { picture(at: 0).flatMap { FilmPicture($0)?.image } }
}
