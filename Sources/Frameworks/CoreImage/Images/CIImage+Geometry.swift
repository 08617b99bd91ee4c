extension CIImage {
  /// Returns a new image that represents the original image after applying an affine transform
  /// (CoreImage.IM3).
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      TransformSource(source, by: matrix, isNearest: isNearest), space: colorSpace,
      properties: properties, isNearest: isNearest)
  }

  /// Returns a new image with a cropped portion of the original image.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(
      CropSource(source, to: rect), space: colorSpace, properties: properties,
      isNearest: isNearest)
  }

  /// Returns a new image created by making the pixel colors along its edges extend infinitely in
  /// all directions.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns a new image created by cropping to a specified area, then making the pixel colors
  /// along the edges of the cropped image extend infinitely in all directions.
  public func clamped(to rect: CGRect) -> CIImage {
    CIImage(
      ClampSource(source, to: extent.isInfinite ? rect : extent.intersection(rect)),
      space: colorSpace, properties: properties, isNearest: isNearest)
  }

  /// Returns a new image that is turned upright as an orientation says (CoreImage.IM4).
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns a new image that is turned upright as a number of EXIF says.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the transform that turns the image upright.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    let origin = extent.origin
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(orientation.transform(width: extent.width, height: extent.height))
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// Returns the transform that turns the image upright.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(
      for: CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the image, whose pixels are taken as they are when it is transformed.
  public func samplingNearest() -> CIImage {
    CIImage(source, space: colorSpace, properties: properties, isNearest: true)
  }

  /// Returns the image, whose pixels are mixed when it is transformed.
  public func samplingLinear() -> CIImage {
    CIImage(source, space: colorSpace, properties: properties)
  }

  /// Returns the image with other properties.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var own: [String: Any] = [:]
    for case (let key as String, let value) in properties { own[key] = value }
    return CIImage(source, space: colorSpace, properties: own, isNearest: isNearest)
  }
}
