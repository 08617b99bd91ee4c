import Foundation
internal import TactusCrashReports

// Files in further formats. Step CoreImage.CX7.
extension CIContext {
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
    guard
      let picture = createCGImage(image, from: image.extent, format: format, colorSpace: colorSpace)
    else { return nil }
    let data = NSMutableData()
    guard let target = CGImageDestinationCreateWithData(data, "public.tiff", 1, nil) else {
      return nil
    }
    CGImageDestinationAddImage(target, picture, nil)
    return CGImageDestinationFinalize(target) ? Data(referencing: data) : nil
  }

  /// Returns nil, as nothing writes HEIF, and one line says so.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: The format.
  ///   - colorSpace: The color space.
  ///   - options: Options, which have no effect.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    RuntimeWarning.once(
      "CIContext.heifRepresentation: files of the form HEIF are not written; use "
        + "jpegRepresentation", namesPlace: true)
    return nil
  }

  /// Writes the image as a TIFF.
  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.write(
      tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
  }

  /// Throws, as nothing writes HEIF.
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.write(
      heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
  }
}
