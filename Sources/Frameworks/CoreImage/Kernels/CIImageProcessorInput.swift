public import Metal

/// A container of image data and information for use in a custom image processor.
public protocol CIImageProcessorInput {
  /// The rectangular region of the input image that is available for use in processing.
  var region: CGRect { get }
  /// The bytes between the beginnings of two rows.
  var bytesPerRow: Int { get }
  /// The pixel format of the image data.
  var format: CIFormat { get }
  /// The pixels, whose first row is the topmost.
  var baseAddress: UnsafeRawPointer { get }
  /// The pixels as a buffer of Core Video; here always nil.
  var pixelBuffer: CVPixelBuffer? { get }
  /// The pixels as a texture of Metal, which the phone lacks: always nil.
  var metalTexture: (any MTLTexture)? { get }
}
