internal import ImageIO

/// The first image of a file (Drawing.DR13).
struct LoadedImage: Sendable {
  /// The pixels as in the file.
  let pixels: CGImage
  /// The orientation in the file's metadata.
  let orientation: UIImage.Orientation

  /// Decodes a file; `nil` for an unsupported format or damaged data.
  init?(_ data: Data) {
    guard let source = CGImageSourceCreateWithData(data, nil),
      let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    self.pixels = pixels
    let value = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation]
    let orientation = (value as? UInt32).flatMap { CGImagePropertyOrientation(rawValue: $0) }
    self.orientation =
      switch orientation {
      case .up?, nil: .up
      case .upMirrored?: .upMirrored
      case .down?: .down
      case .downMirrored?: .downMirrored
      case .left?: .left
      case .leftMirrored?: .leftMirrored
      case .right?: .right
      case .rightMirrored?: .rightMirrored
      }
  }

  /// Returns attributes with the orientation of the file.
  func attributes(_ attributes: ImageAttributes = ImageAttributes()) -> ImageAttributes {
    var attributes = attributes.withValidScale
    if orientation != .up { attributes.orientation = orientation }
    return attributes
  }
}
