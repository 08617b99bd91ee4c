import TactusDisplayList
import TactusPhone

/// The picture of a film on a device beside the phone, as pages receive it (SimulatorPages.SP7).
struct ExternalScreenPicture {
  /// The name of the device.
  let device: String
  /// The picture with its images and glyphs.
  let index: DrawingIndex

  /// Reads the picture of an app.
  ///
  /// - Throws: `DrawingFormatError` if it cannot be decoded.
  init(_ picture: ExternalPicture) throws(DrawingFormatError) {
    device = picture.device.name
    index = try DrawingIndex(picture.frame.bytes)
  }
}
