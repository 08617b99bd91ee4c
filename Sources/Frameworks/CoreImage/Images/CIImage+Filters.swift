extension CIImage {
  /// Returns a new image created by applying a filter to the original image with the specified name
  /// and parameters; an unknown filter gives an empty image.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    var values = params
    values[kCIInputImageKey] = values[kCIInputImageKey] ?? self
    return CIFilter(name: filterName, parameters: values)?.outputImage ?? .empty()
  }

  /// Returns a new image created by applying a filter with its default parameters.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns a new image created by compositing the original image over the specified destination
  /// image.
  public func composited(over dest: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
  }

  /// Returns a new image that is blurred with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns a new image whose colors are multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage { CIImage(MapSource(source) { _ in \.multiplied }) }

  /// Returns a new image whose colors are divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(MapSource(source) { _ in \.unmultiplied })
  }

  /// Returns a new image that is opaque within a rectangle and transparent outside.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(CropSource(MapSource(source) { _ in { SIMD4($0.color, 1) } }, to: extent))
  }
}
