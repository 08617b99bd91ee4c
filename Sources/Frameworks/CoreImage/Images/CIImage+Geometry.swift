extension CIImage {
  /// Returns the image under an affine transform (CoreImage.IM3).
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      TransformSource(source, by: matrix, isNearest: isNearest), space: colorSpace,
      properties: properties, isNearest: isNearest)
  }

  /// Returns the intersection of the image with a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(
      CropSource(source, to: rect), space: colorSpace, properties: properties,
      isNearest: isNearest)
  }

  /// Returns an infinite image that repeats the pixels at the image's edges.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns an infinite image that repeats the pixels at the edges of a rectangle.
  public func clamped(to rect: CGRect) -> CIImage {
    CIImage(
      ClampSource(source, to: extent.isInfinite ? rect : extent.intersection(rect)),
      space: colorSpace, properties: properties, isNearest: isNearest)
  }

  /// Returns the image turned upright from an orientation (CoreImage.IM4).
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image turned upright from an EXIF orientation.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the transform that turns an orientation upright.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    let origin = extent.origin
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(orientation.transform(width: extent.width, height: extent.height))
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// Returns the transform that turns an EXIF orientation upright.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(
      for: CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the image with nearest-neighbor sampling under transforms.
  public func samplingNearest() -> CIImage {
    CIImage(source, space: colorSpace, properties: properties, isNearest: true)
  }

  /// Returns the image with linear sampling under transforms.
  public func samplingLinear() -> CIImage {
    CIImage(source, space: colorSpace, properties: properties)
  }

  /// Returns the image with new properties.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var own: [String: Any] = [:]
    for case (let key as String, let value) in properties { own[key] = value }
    return CIImage(source, space: colorSpace, properties: own, isNearest: isNearest)
  }
}
