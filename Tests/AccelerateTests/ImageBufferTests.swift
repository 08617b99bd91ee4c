import Accelerate
import Testing

/// Buffers of images, their conversions and filters.
@Suite struct ImageBufferTests {
  /// Creates a buffer of rows of pixels of four bytes.
  private func buffer(_ rows: [[[UInt8]]]) throws -> vImage_Buffer {
    let buffer = try vImage_Buffer(width: rows[0].count, height: rows.count, bitsPerPixel: 32)
    for (y, row) in rows.enumerated() {
      for (index, byte) in row.joined().enumerated() {
        buffer.data.storeBytes(of: byte, toByteOffset: y * buffer.rowBytes + index, as: UInt8.self)
      }
    }
    return buffer
  }

  private func rows(_ buffer: vImage_Buffer) -> [[[UInt8]]] {
    (0..<Int(buffer.height)).map { y in
      (0..<Int(buffer.width)).map { x in
        (0..<4).map {
          buffer.data.load(fromByteOffset: y * buffer.rowBytes + x * 4 + $0, as: UInt8.self)
        }
      }
    }
  }

  private func gray(_ value: UInt8) -> [UInt8] { [value, value, value, value] }

  @Test("Accelerate.AC1. A buffer has rows for its pixels, and one without pixels throws")
  func making() throws {
    let buffer = try vImage_Buffer(width: 5, height: 3, bitsPerPixel: 16)
    defer { buffer.free() }
    #expect(buffer.width == 5 && buffer.height == 3 && buffer.rowBytes == 16)
    #expect(buffer.size == CGSize(width: 5, height: 3))
    #expect((0..<48).allSatisfy { buffer.data.load(fromByteOffset: $0, as: UInt8.self) == 0 })
    #expect(throws: vImage.Error.invalidParameter) {
      _ = try vImage_Buffer(width: 0, height: 3, bitsPerPixel: 16)
    }
    #expect(throws: vImage.Error.memoryAllocationError) {
      _ = try vImage_Buffer(width: 1 << 30, height: 1 << 30, bitsPerPixel: 32)
    }
  }

  @Test("Accelerate.AC1. An image becomes a buffer, and a buffer an image")
  func images() throws {
    let source = try buffer([
      [[1, 2, 3, 255], [4, 5, 6, 255]], [[7, 8, 9, 255], [0, 0, 0, 255]],
    ])
    defer { source.free() }
    let format = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)))
    #expect(format.componentCount == 4)
    let image = try source.createCGImage(format: format)
    #expect(image.width == 2 && image.height == 2)
    let again = try vImage_Buffer(cgImage: image)
    defer { again.free() }
    #expect(rows(again) == rows(source))
    var copy = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 32)
    defer { copy.free() }
    try source.copy(destinationBuffer: &copy, pixelSize: 4)
    #expect(rows(copy) == rows(source))
    var other = try vImage_Buffer(width: 1, height: 2, bitsPerPixel: 32)
    defer { other.free() }
    #expect(throws: vImage.Error.bufferSizeMismatch) {
      try source.copy(destinationBuffer: &other, pixelSize: 4)
    }
  }

  @Test("Accelerate.AC2. Numbers of 16 and 32 bits are converted both ways")
  func halfs() throws {
    var half = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 16)
    var whole = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 32)
    defer {
      half.free()
      whole.free()
    }
    for (index, value) in [Float16(0.5), -2, 65504].enumerated() {
      half.data.storeBytes(of: value, toByteOffset: 2 * index, as: Float16.self)
    }
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0) == kvImageNoError)
    #expect(
      (0..<3).map { whole.data.load(fromByteOffset: 4 * $0, as: Float.self) } == [0.5, -2, 65504])
    whole.data.storeBytes(of: 0.1, as: Float.self)
    #expect(vImageConvert_PlanarFtoPlanar16F(&whole, &half, 0) == kvImageNoError)
    #expect(half.data.load(as: UInt16.self) == 0x2E66)
    var large = try vImage_Buffer(width: 4, height: 1, bitsPerPixel: 32)
    defer { large.free() }
    #expect(
      vImageConvert_Planar16FtoPlanarF(&half, &large, 0) == kvImageRoiLargerThanInputBuffer)
    var none = vImage_Buffer()
    #expect(vImageConvert_Planar16FtoPlanarF(&none, &large, 0) == kvImageNullPointerArgument)
  }

  @Test("Accelerate.AC2. Bytes become numbers between two limits, and numbers bytes")
  func bytes() throws {
    var small = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 8)
    var whole = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
    defer {
      small.free()
      whole.free()
    }
    small.data.storeBytes(of: 51, toByteOffset: 1, as: UInt8.self)
    #expect(vImageConvert_Planar8toPlanarF(&small, &whole, 11, 1, 0) == kvImageNoError)
    #expect((0..<2).map { whole.data.load(fromByteOffset: 4 * $0, as: Float.self) } == [1, 3])
    whole.data.storeBytes(of: 99, as: Float.self)
    #expect(vImageConvert_PlanarFtoPlanar8(&whole, &small, 11, 1, 0) == kvImageNoError)
    #expect((0..<2).map { small.data.load(fromByteOffset: $0, as: UInt8.self) } == [255, 51])
  }

  @Test("Accelerate.AC2. Components are exchanged, multiplied, divided and mixed; images mirrored")
  func pixels() throws {
    var image = try buffer([
      [[10, 20, 40, 128], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12]],
    ])
    var result = try buffer([[gray(0), gray(0)], [gray(0), gray(0)]])
    defer {
      image.free()
      result.free()
    }
    #expect(vImagePermuteChannels_ARGB8888(&image, &result, [3, 2, 1, 0], 0) == kvImageNoError)
    #expect(rows(result)[0] == [[128, 40, 20, 10], [4, 3, 2, 1]])
    #expect(
      vImagePermuteChannels_ARGB8888(&image, &result, [4, 2, 1, 0], 0) == kvImageInvalidParameter)
    #expect(vImagePremultiplyData_RGBA8888(&image, &result, 0) == kvImageNoError)
    #expect(rows(result)[0][0] == [5, 10, 20, 128])
    #expect(vImageUnpremultiplyData_RGBA8888(&result, &result, 0) == kvImageNoError)
    #expect(rows(result)[0][0] == [10, 20, 40, 128])
    #expect(vImageHorizontalReflect_ARGB8888(&image, &result, 0) == kvImageNoError)
    #expect(rows(result) == rows(image).map { $0.reversed() })
    #expect(vImageVerticalReflect_ARGB8888(&image, &result, 0) == kvImageNoError)
    #expect(rows(result) == rows(image).reversed())
    // The first component of the result is twice the first and the second; the others are halved.
    let matrix: [Int16] = [4, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    #expect(
      vImageMatrixMultiply_ARGB8888(&image, &result, matrix, 2, nil, [0, 0, 1000, 0], 0)
        == kvImageNoError)
    #expect(rows(result)[0][0] == [40, 10, 255, 64])
    #expect(
      vImageMatrixMultiply_ARGB8888(&image, &result, matrix, 0, nil, nil, 0)
        == kvImageInvalidParameter)
  }

  @Test("Accelerate.AC3. A box is the mean of its pixels; edges continue, end or have a color")
  func box() throws {
    var image = try buffer([[gray(0), gray(30), gray(90)]])
    var result = try buffer([[gray(1), gray(1), gray(1)]])
    defer {
      image.free()
      result.free()
    }
    func blurred(_ flags: Int, _ width: UInt32 = 3, color: [UInt8] = [240, 0, 0, 0]) -> [[UInt8]] {
      #expect(
        vImageBoxConvolve_ARGB8888(&image, &result, nil, 0, 0, 1, width, color, vImage_Flags(flags))
          == kvImageNoError)
      return rows(result)[0]
    }
    #expect(blurred(kvImageEdgeExtend) == [gray(10), gray(40), gray(70)])
    #expect(blurred(kvImageTruncateKernel) == [gray(15), gray(40), gray(60)])
    #expect(blurred(kvImageCopyInPlace) == [gray(0), gray(40), gray(90)])
    #expect(
      blurred(kvImageBackgroundColorFill) == [[90, 10, 10, 10], gray(40), [120, 40, 40, 40]])
    #expect(
      blurred(kvImageEdgeExtend | kvImageLeaveAlphaUnchanged)
        == [[0, 10, 10, 10], [30, 40, 40, 40], [90, 70, 70, 70]])
    // A kernel that is wider than the image: 0 thrice, 30, 90 thrice.
    #expect(blurred(kvImageEdgeExtend, 7)[1] == gray(43))
    for (width, flags, code) in [
      (UInt32(2), kvImageEdgeExtend, kvImageInvalidKernelSize), (3, 0, kvImageInvalidEdgeStyle),
    ] {
      #expect(
        vImageBoxConvolve_ARGB8888(&image, &result, nil, 0, 0, 1, width, nil, vImage_Flags(flags))
          == code)
    }
    #expect(
      vImageBoxConvolve_ARGB8888(
        &image, &result, nil, 1, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageInvalidOffset_X)
  }

  @Test("Accelerate.AC3. A smaller image has means, a larger one mixes neighbors")
  func scale() throws {
    var image = try buffer([[gray(0), gray(40), gray(80), gray(160)]])
    var small = try buffer([[gray(0), gray(0)]])
    var large = try buffer([[[UInt8]](repeating: gray(0), count: 8)])
    defer {
      image.free()
      small.free()
      large.free()
    }
    #expect(vImageScale_ARGB8888(&image, &small, nil, 0) == kvImageNoError)
    #expect(rows(small) == [[gray(20), gray(120)]])
    #expect(vImageScale_ARGB8888(&image, &large, nil, 0) == kvImageNoError)
    #expect(rows(large)[0].map { $0[0] } == [0, 10, 30, 50, 70, 100, 140, 160])
  }
}
