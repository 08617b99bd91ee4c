extension CIImage {
  /// Creates an image from a `UIImage`, without its orientation; nil if it has no pixels
  /// (CoreImage.UI2).
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from a `UIImage`, without its orientation; nil if it has no pixels
  /// (CoreImage.UI2).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: The color space and properties.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let recipe = image.ciImage {
      self.init(sharing: recipe)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels, options: options)
    } else {
      return nil
    }
  }
}
