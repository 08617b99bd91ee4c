extension CIImage {
  /// Returns the output of a named filter for this image as input; an unknown filter gives an empty
  /// image.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    var values = params
    values[kCIInputImageKey] = values[kCIInputImageKey] ?? self
    return CIFilter(name: filterName, parameters: values)?.outputImage ?? .empty()
  }

  /// Returns the output of a named filter with this image as its input and default parameters.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns this image composited over another.
  public func composited(over dest: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
  }

  /// Returns the image blurred by a Gaussian with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the image with colors multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage { CIImage(MapSource(source) { _ in \.multiplied }) }

  /// Returns the image with colors divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(MapSource(source) { _ in \.unmultiplied })
  }

  /// Returns the image made opaque within a rectangle and transparent outside.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(CropSource(MapSource(source) { _ in { SIMD4($0.color, 1) } }, to: extent))
  }
}
