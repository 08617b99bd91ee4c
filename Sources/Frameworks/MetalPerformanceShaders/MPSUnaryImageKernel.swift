/// The base class of kernels with a single input picture; it cannot be created without a Metal
/// device.
open class MPSUnaryImageKernel: MPSKernel {
  /// Does nothing; unreachable, because no kernel can be created.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {
    // does nothing
  }
}
