public import Metal

/// The memory for an output's pixels, passed to an app's processor.
public protocol CIImageProcessorOutput {
  /// The region to be filled.
  var region: CGRect { get }
  /// The stride of rows in bytes.
  var bytesPerRow: Int { get }
  /// The pixel format.
  var format: CIFormat { get }
  /// The address of the memory, starting with the top row.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// A Core Video buffer: always nil here.
  var pixelBuffer: CVPixelBuffer? { get }
  /// A Metal texture: always nil, because the phone has no Metal device.
  var metalTexture: (any MTLTexture)? { get }
  /// A Metal command buffer: always nil, because the phone has no Metal device.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}
