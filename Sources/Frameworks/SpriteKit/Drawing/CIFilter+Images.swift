extension CIFilter {
  /// Returns the filter's picture of an image; nil if it makes none.
  func applied(to image: CGImage) -> CGImage? {
    let input = CIImage(cgImage: image)
    setValue(input, forKey: kCIInputImageKey)
    guard let output = outputImage else { return nil }
    let extent = output.extent.isInfinite ? input.extent : output.extent
    return CIContext().createCGImage(output, from: extent)
  }
}
