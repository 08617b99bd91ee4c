public import Metal

/// A container for writing image data and information produced by a custom image processor.
public protocol CIImageProcessorOutput {
  /// The rectangular region of the output image that the processor must provide.
  var region: CGRect { get }
  /// The bytes between the beginnings of two rows.
  var bytesPerRow: Int { get }
  /// The pixel format of the image data.
  var format: CIFormat { get }
  /// The memory for the pixels, whose first row is the topmost.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The pixels as a buffer of Core Video; here always nil.
  var pixelBuffer: CVPixelBuffer? { get }
  /// The pixels as a texture of Metal, which the phone lacks: always nil.
  var metalTexture: (any MTLTexture)? { get }
  /// The commands for Metal, which the phone lacks: always nil.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}
