extension CIContext {
  /// Returns the image as a HEIC; nil if it is empty or infinite.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: The format; a file has 8 bits a component in any case.
  ///   - colorSpace: The color space.
  ///   - options: The quality, by `kCGImageDestinationLossyCompressionQuality`.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    var properties: CFDictionary = [:]
    if let quality = Self.quality(of: options) {
      properties[kCGImageDestinationLossyCompressionQuality] = quality
    }
    return file("public.heic", of: image, format, colorSpace, properties)
  }

  /// Returns the image as a TIFF; nil if it is empty or infinite.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: The format; a file has 8 bits a component in any case.
  ///   - colorSpace: The color space.
  ///   - options: Options, which have no effect.
  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    file("public.tiff", of: image, format, colorSpace, [:])
  }

  /// Writes the image as a HEIC.
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.writeFile(
      heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
  }

  /// Writes the image as a TIFF.
  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.writeFile(
      tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
  }

  // MARK: Internals

  /// Returns the quality from options, 0…1; nil without one.
  static func quality(of options: [CIImageRepresentationOption: Any]) -> Double? {
    let key = CIImageRepresentationOption(
      rawValue: "\(kCGImageDestinationLossyCompressionQuality)")
    return FilterValues.number(options[key])
  }

  /// Writes a file; throws if it could not be encoded.
  static func writeFile(_ data: Data?, _ url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  private func file(
    _ type: CFString, of image: CIImage, _ format: CIFormat, _ colorSpace: CGColorSpace,
    _ properties: CFDictionary
  ) -> Data? {
    let data = NSMutableData()
    guard
      let pixels = createCGImage(
        image, from: image.extent, format: format, colorSpace: colorSpace),
      let destination = CGImageDestinationCreateWithData(data, type, 1, nil)
    else { return nil }
    CGImageDestinationAddImage(destination, pixels, properties)
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }
}
