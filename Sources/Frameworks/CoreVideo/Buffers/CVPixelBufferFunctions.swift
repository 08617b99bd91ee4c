/// A callback that releases an app's memory.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates a zeroed buffer (Players.PB1).
///
/// - Parameters:
///   - allocator: Unused.
///   - width: The number of pixels per row.
///   - height: The number of rows.
///   - pixelFormatType: The format of the pixels.
///   - pixelBufferAttributes: Unused: every part of the phone can read all memory.
///   - pixelBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  guard let format = PixelFormat(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, type: pixelFormatType, format: format)
  return pixelBufferOut.pointee == nil ? kCVReturnAllocationFailed : kCVReturnSuccess
}

/// Creates a packed pixel buffer from an app's memory.
///
/// - Parameters:
///   - allocator: Unused.
///   - width: The number of pixels per row.
///   - height: The number of rows.
///   - pixelFormatType: The format of the pixels.
///   - baseAddress: The memory.
///   - bytesPerRow: The bytes per row.
///   - releaseCallback: Releases the memory.
///   - releaseRefCon: The callback's first argument.
///   - pixelBufferAttributes: Unused.
///   - pixelBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  guard let format = PixelFormat(pixelFormatType), format.planes.count == 1 else {
    return kCVReturnInvalidPixelFormat
  }
  let plane = format.planes[0]
  let columns = width / plane.columns + (width.isMultiple(of: plane.columns) ? 0 : 1)
  let (row, isTooWide) = columns.multipliedReportingOverflow(by: plane.bytes)
  guard !isTooWide, bytesPerRow >= row,
    !bytesPerRow.multipliedReportingOverflow(by: height).overflow
  else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, type: pixelFormatType, bytesPerRow: bytesPerRow,
    base: baseAddress, release: { releaseCallback?(releaseRefCon, baseAddress) })
  return kCVReturnSuccess
}

/// Does nothing: pixels are always in memory.
///
/// - Returns: 0.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Does nothing: pixels are always in memory.
///
/// - Returns: 0.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// Returns the pixel format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.type
}

/// Returns the address of the first pixel.
public func CVPixelBufferGetBaseAddress(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.bytes.baseAddress }

/// Returns the bytes per row; those of the first plane of a planar format.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].bytesPerRow
}

/// Returns the number of bytes of all pixels.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytes.count
}

/// Returns the size in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

/// Returns the display size: the size in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}

/// Returns the clean aperture: the whole frame.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
