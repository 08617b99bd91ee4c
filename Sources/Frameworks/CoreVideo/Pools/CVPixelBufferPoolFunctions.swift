/// The buffers that a pool gives up.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt64
  /// Creates flags from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Also buffers that are not old yet.
  public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// The key of the number of buffers beyond which a pool makes none.
///
/// - Source: guess: the text is that of the name without the prefix and `Key`.
public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

/// Gives up buffers that wait for their use; a pool keeps none (Players.PB3).
public func CVPixelBufferPoolFlush(
  _ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags
) {
  // does nothing
}

/// Returns the attributes of a pool's buffers.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
  [
    kCVPixelBufferWidthKey: NSNumber(value: pool.width),
    kCVPixelBufferHeightKey: NSNumber(value: pool.height),
    kCVPixelBufferPixelFormatTypeKey: NSNumber(value: pool.type),
  ]
}

/// Creates a buffer of a pool.
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
