/// The key of the allocation threshold of a pool.
///
/// - Source: guess: the text is that of the name without the prefix and `Key`.
public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

/// Does nothing: a pool keeps no buffers (Players.PB3).
public func CVPixelBufferPoolFlush(
  _ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags
) {
  // nothing to release
}

/// Returns the attributes of a pool's pixel buffers.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
  [
    kCVPixelBufferWidthKey: NSNumber(value: pool.width),
    kCVPixelBufferHeightKey: NSNumber(value: pool.height),
    kCVPixelBufferPixelFormatTypeKey: NSNumber(value: pool.type),
  ]
}

/// Makes a buffer of a pool; the auxiliary attributes have no effect.
///
/// - Parameters:
///   - allocator: Unused.
///   - pixelBufferPool: The pool.
///   - auxAttributes: Unused: the system's memory is the limit.
///   - pixelBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut) }
