extension CIFilter {
  /// Returns the filtered image; nil if the filter makes none.
  func applied(to image: CGImage) -> CGImage? {
    let input = CIImage(cgImage: image)
    setValue(input, forKey: kCIInputImageKey)
    guard let output = outputImage else { return nil }
    let extent = output.extent.isInfinite ? input.extent : output.extent
    return CIContext().createCGImage(output, from: extent)
  }
}
