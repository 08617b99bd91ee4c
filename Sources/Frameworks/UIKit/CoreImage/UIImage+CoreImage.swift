extension UIImage {
  /// Creates an image from a Core Image image, with a scale of 1 (CoreImage.UI1).
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Image image, which is rendered at once (CoreImage.UI1).
  ///
  /// - Parameters:
  ///   - ciImage: The image.
  ///   - scale: The scale, in pixels per point.
  ///   - orientation: The orientation of the pixels.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(coreImage: ciImage, pixels: pixels, scale: scale, orientation: orientation)
  }

  /// The Core Image image from which the image was created; `nil` otherwise.
  public var ciImage: CIImage? { coreImage as? CIImage }
}
