import Glibc

/// Creates a planar pixel buffer from an app's memory (Players.PB8).
///
/// - Parameters:
///   - allocator: Unused.
///   - width: The number of pixels per row.
///   - height: The number of rows.
///   - pixelFormatType: The format of the pixels.
///   - dataPtr: The memory of all planes; nil if they are not contiguous.
///   - dataSize: The number of its bytes.
///   - numberOfPlanes: The number of planes.
///   - planeBaseAddress: The memory of each plane.
///   - planeWidth: The elements per row of each plane.
///   - planeHeight: The rows of each plane.
///   - planeBytesPerRow: The bytes per row of each plane.
///   - releaseCallback: Releases the memory.
///   - releaseRefCon: The callback's first argument.
///   - pixelBufferAttributes: Unused.
///   - pixelBufferOut: The buffer, with a copy of the bytes.
/// - Returns: 0, or the code of an error.
public func CVPixelBufferCreateWithPlanarBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ dataPtr: UnsafeMutableRawPointer?, _ dataSize: Int, _ numberOfPlanes: Int,
  _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ planeWidth: UnsafeMutablePointer<Int>, _ planeHeight: UnsafeMutablePointer<Int>,
  _ planeBytesPerRow: UnsafeMutablePointer<Int>,
  _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard let format = PixelFormat(pixelFormatType), format.planes.count == numberOfPlanes else {
    return kCVReturnInvalidPixelFormat
  }
  var made: CVPixelBuffer?
  let status = CVPixelBufferCreate(allocator, width, height, pixelFormatType, nil, &made)
  guard status == kCVReturnSuccess, let buffer = made else { return status }
  for plane in 0..<numberOfPlanes {
    let (own, row) = (buffer.planes[plane], planeBytesPerRow[plane])
    guard let source = planeBaseAddress[plane], let target = buffer.bytes.baseAddress,
      row >= 0, planeHeight[plane] >= own.height
    else { return kCVReturnInvalidArgument }
    for line in 0..<own.height {
      memcpy(
        target + own.offset + line * own.bytesPerRow, source + line * row,
        min(row, own.bytesPerRow))
    }
  }
  // The buffer has a copy, so the app's memory can be released.
  releaseCallback?(releaseRefCon, dataPtr, dataSize, numberOfPlanes, nil)
  pixelBufferOut.pointee = buffer
  return kCVReturnSuccess
}

/// A callback that releases the memory of the planes.
public typealias CVPixelBufferReleasePlanarBytesCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer?, Int, Int,
    UnsafeMutablePointer<UnsafeRawPointer?>?
  ) -> Void

/// Sets the extended pixels to 0: buffers have none.
public func CVPixelBufferGetExtendedPixels(
  _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
  _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
  _ extraRowsOnTop: UnsafeMutablePointer<Int>?, _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
  for edge in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] {
    edge?.pointee = 0
  }
}

/// Does nothing: buffers have no extended pixels.
///
/// - Returns: 0.
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn {
  kCVReturnSuccess
}

/// Returns true: the first row is at the top.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }

/// Returns the host time, in nanoseconds.
public func CVGetCurrentHostTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the ticks of the host time per second.
public func CVGetHostClockFrequency() -> Double { 1e9 }
