// Images that are prepared before they are shown. The pixels of images here are always decoded, so
// that only a thumbnail needs work.
extension UIImage {
  /// Returns the image, whose pixels are decoded; nil without pixels.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// Calls a closure with the image, whose pixels are decoded, on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image, whose pixels are decoded; nil without pixels.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image in another size; nil without pixels or with an empty size.
  ///
  /// - Parameter size: The size, in points of the image's scale; the proportions are kept, within the
  ///   size (guess).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(
      width: (self.size.width * factor).rounded(), height: (self.size.height * factor).rounded())
    guard fitting.width >= 1, fitting.height >= 1 else { return nil }
    let format = imageRendererFormat
    return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  /// Calls a closure with the image in another size, on another thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns the image in another size; nil without pixels or with an empty size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
