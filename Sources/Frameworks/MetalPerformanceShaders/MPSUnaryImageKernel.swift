/// A kernel that consumes one texture and produces one texture; none can be made here.
open class MPSUnaryImageKernel: MPSKernel {
  /// Does nothing: no kernel can be made.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {
    // does nothing
  }
}
