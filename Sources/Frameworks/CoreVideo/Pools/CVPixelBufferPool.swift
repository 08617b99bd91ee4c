/// A pool of pixel buffers of one size and format.
///
/// The system's allocator reuses freed memory, so the pool keeps none.
///
/// - Thread: any.
public final class CVPixelBufferPool: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// The number of pixels per row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The pixel format.
  let type: OSType

  init(width: Int, height: Int, type: OSType) {
    (self.width, self.height, self.type) = (width, height, type)
  }
}

/// Makes a pool for buffers of one size and format (Players.PB3).
///
/// - Parameters:
///   - allocator: Unused.
///   - poolAttributes: Unused.
///   - pixelBufferAttributes: The width, the height and the format of the buffers.
///   - poolOut: The pool.
/// - Returns: 0, or the code of an error.
public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?,
  _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  func number(_ key: CFString) -> Int? { (pixelBufferAttributes?[key] as? NSNumber)?.intValue }
  guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
    let type = number(kCVPixelBufferPixelFormatTypeKey).flatMap({ OSType(exactly: $0) })
  else { return kCVReturnInvalidPixelBufferAttributes }
  poolOut.pointee = CVPixelBufferPool(width: width, height: height, type: type)
  return kCVReturnSuccess
}

/// Makes a buffer with the size and format of a pool (Players.PB3).
///
/// - Returns: 0, or the code of an error.
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferCreate(
    allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.type, nil,
    pixelBufferOut)
}
