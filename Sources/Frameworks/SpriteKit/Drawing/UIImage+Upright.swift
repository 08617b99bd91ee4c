extension UIImage {
  /// The pixels, with the orientation applied.
  var uprightImage: CGImage? {
    if imageOrientation == .up { return cgImage }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
      .cgImage
  }
}
