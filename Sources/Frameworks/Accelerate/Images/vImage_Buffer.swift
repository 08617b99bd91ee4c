/// Pixels in memory with their size and row stride (Accelerate.AC1).
public struct vImage_Buffer: @unchecked Sendable {
  /// The first pixel.
  public var data: UnsafeMutableRawPointer!
  /// The rows.
  public var height: vImagePixelCount
  /// The pixels a row.
  public var width: vImagePixelCount
  /// The bytes between the beginnings of two rows.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

  /// Creates a buffer over an app's memory.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// Creates a buffer with memory of its own, which `free()` releases.
  ///
  /// - Parameters:
  ///   - width: The pixels a row.
  ///   - height: The rows.
  ///   - bitsPerPixel: The bits of a pixel.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    let (bits, isTooWide) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
    guard !isTooWide, bits < 1 << 40, bits > 0 else { throw vImage.Error.invalidParameter }
    // Rows begin at multiples of 16 bytes (ours).
    let row = ((bits + 7) / 8 + 15) / 16 * 16
    let (size, isTooLarge) = row.multipliedReportingOverflow(by: height)
    guard !isTooLarge, size <= 1 << 34, let memory = calloc(size, 1) else {
      throw vImage.Error.memoryAllocationError
    }
    self.init(
      data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: row)
  }

  /// Creates a buffer with the pixels of an image, in the format of the image.
  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    // The last row may end with its pixels.
    let length = (cgImage.bitsPerPixel * cgImage.width + 7) / 8
    guard let bytes = cgImage.dataProvider?.data, length <= cgImage.bytesPerRow,
      bytes.count >= cgImage.bytesPerRow * (cgImage.height - 1) + length
    else { throw vImage.Error.invalidImageFormat }
    try self.init(
      width: cgImage.width, height: cgImage.height, bitsPerPixel: UInt32(cgImage.bitsPerPixel))
    bytes.withUnsafeBytes { source in
      for y in 0..<cgImage.height {
        let start = y * cgImage.bytesPerRow
        UnsafeMutableRawBufferPointer(start: row(y), count: rowBytes)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + length]))
      }
    }
  }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  /// Releases the memory.
  public func free() { Foundation.free(data) }

  /// Copies the pixels to another buffer.
  ///
  /// - Parameters:
  ///   - destinationBuffer: A buffer of the same size.
  ///   - pixelSize: The bytes of a pixel.
  ///   - options: Options, which have no effect.
  public func copy(
    destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags
  ) throws {
    guard width == destinationBuffer.width, height == destinationBuffer.height else {
      throw vImage.Error.bufferSizeMismatch
    }
    let count = Int(width) * pixelSize
    guard pixelSize > 0, count <= rowBytes, count <= destinationBuffer.rowBytes else {
      throw vImage.Error.invalidRowBytes
    }
    for y in 0..<Int(height) {
      destinationBuffer.data.advanced(by: y * destinationBuffer.rowBytes)
        .copyMemory(from: data.advanced(by: y * rowBytes), byteCount: count)
    }
  }

  /// Creates an image of the pixels.
  public func createCGImage(
    format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws -> CGImage {
    let bytes = Data(bytes: data, count: rowBytes * Int(height))
    guard let provider = CGDataProvider(data: bytes),
      let image = CGImage(
        width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent),
        bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: rowBytes, space: format.space,
        bitmapInfo: format.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
        intent: format.renderingIntent)
    else { throw vImage.Error.invalidImageFormat }
    return image
  }

  /// Returns a row.
  func row(_ y: Int) -> UnsafeMutableRawPointer { data.advanced(by: y * rowBytes) }

  /// Returns the code for two buffers of which one function reads one and writes the other.
  func check(_ other: vImage_Buffer, bytesPerPixel: Int, _ otherBytes: Int) -> vImage_Error {
    guard data != nil, other.data != nil else { return kvImageNullPointerArgument }
    guard width >= other.width, height >= other.height else {
      return kvImageRoiLargerThanInputBuffer
    }
    guard Int(width) * bytesPerPixel <= rowBytes, Int(other.width) * otherBytes <= other.rowBytes
    else { return kvImageInvalidRowBytes }
    return kvImageNoError
  }
}
