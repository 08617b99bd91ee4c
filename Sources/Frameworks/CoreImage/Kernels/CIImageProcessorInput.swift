public import Metal

/// An input's pixels, passed to an app's processor.
public protocol CIImageProcessorInput {
  /// The region of the pixels in memory.
  var region: CGRect { get }
  /// The stride of rows in bytes.
  var bytesPerRow: Int { get }
  /// The pixel format.
  var format: CIFormat { get }
  /// The address of the pixels, starting with the top row.
  var baseAddress: UnsafeRawPointer { get }
  /// A Core Video buffer: always nil here.
  var pixelBuffer: CVPixelBuffer? { get }
  /// A Metal texture: always nil, because the phone has no Metal device.
  var metalTexture: (any MTLTexture)? { get }
}
