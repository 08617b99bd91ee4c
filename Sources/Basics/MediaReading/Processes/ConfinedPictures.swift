/// A decoder of a film's pictures in a process of its own.
///
/// - Thread: one at a time, but not the main one.
final class ConfinedPictures: PictureDecoder {
  private let decoder: ConfinedDecoder
  private let size: VideoSize

  init(_ film: ConfinedFilm, size: VideoSize) throws(MediaFailure) {
    decoder = try ConfinedDecoder(film)
    // A response has at most as many pixels as one of a document.
    let excess =
      (Double(size.width * size.height) / Double(ReaderLimits.picturePixels)).squareRoot()
    self.size =
      excess <= 1
      ? size
      : VideoSize(
        width: max(1, Int(Double(size.width) / excess)),
        height: max(1, Int(Double(size.height) / excess)))
  }

  func picture(at time: Int64) throws(MediaFailure) -> VideoPicture {
    let time = min(max(0, time), MediaLimits.longest)
    let request = MediaRequest.picture(time: time, width: size.width, height: size.height)
    guard case .picture(let picture) = try decoder.ask(request), picture.size == size else {
      throw decoder.fail()
    }
    return picture
  }

  func picture(after picture: VideoPicture) throws(MediaFailure) -> VideoPicture? {
    throw .unreadable("a film in a sandbox is not read picture by picture")
  }
}
