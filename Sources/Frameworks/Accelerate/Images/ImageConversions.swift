// Conversions of images. Step Accelerate.AC2.

/// Converts a component from 16 to 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { (number: Float16) in Float(number) }
}

/// Converts a component from 32 to 16 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { (number: Float) in Float16(number) }
}

/// Converts a component from 8 bits to a number between two limits.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
  _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { (byte: UInt8) in
    minFloat + (maxFloat - minFloat) * Float(byte) / 255
  }
}

/// Converts a component from a number between two limits to 8 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
  _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
  guard maxFloat != minFloat else { return kvImageInvalidParameter }
  return changePixels(src, dest) { (number: Float) -> UInt8 in
    let share = (number - minFloat) / (maxFloat - minFloat)
    return share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
  }
}

/// Changes the order of the components of each pixel.
///
/// - Parameters:
///   - src: The source.
///   - dest: The result.
///   - permuteMap: For each component of the result the number of that of the source.
///   - flags: Options, which have no effect.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let map = (0..<4).map { Int(permuteMap[$0]) }
  guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return changePixels(src, dest) { (pixel: SIMD4<UInt8>) in
    SIMD4(pixel[map[0]], pixel[map[1]], pixel[map[2]], pixel[map[3]])
  }
}

/// Multiplies colors by alpha, which is the last component.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { (pixel: SIMD4<UInt8>) in
    var result = pixel
    for index in 0..<3 { result[index] = UInt8((Int(pixel[index]) * Int(pixel.w) + 127) / 255) }
    return result
  }
}

/// Divides colors by alpha, which is the last component.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { (pixel: SIMD4<UInt8>) in
    let alpha = Int(pixel.w)
    guard alpha > 0 else { return SIMD4<UInt8>.zero }
    var result = pixel
    for index in 0..<3 {
      result[index] = UInt8(clamping: (Int(pixel[index]) * 255 + alpha / 2) / alpha)
    }
    return result
  }
}

/// Multiplies the components of each pixel by a matrix.
///
/// - Parameters:
///   - src: The source.
///   - dest: The result.
///   - matrix: 16 numbers; the four weights for a component of the result are in a column.
///   - divisor: The number by which sums are divided.
///   - preBias: Numbers that are added before; null for none.
///   - postBias: Numbers that are added to sums before they are divided; null for none.
///   - flags: Options, which have no effect.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ preBias: UnsafePointer<Int16>!,
  _ postBias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  let before = (0..<4).map { preBias == nil ? 0 : Int(preBias[$0]) }
  let after = (0..<4).map { postBias == nil ? 0 : Int(postBias[$0]) }
  let weights = (0..<16).map { Int(matrix[$0]) }
  return changePixels(src, dest) { (pixel: SIMD4<UInt8>) in
    var result = pixel
    for column in 0..<4 {
      var sum = after[column]
      for row in 0..<4 { sum += (Int(pixel[row]) + before[row]) * weights[row * 4 + column] }
      result[column] = UInt8(clamping: sum / Int(divisor))
    }
    return result
  }
}

/// Flips an image horizontally.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = checkSameSize(source, target)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: UInt32.self)
    let to = target.row(y).assumingMemoryBound(to: UInt32.self)
    let pixels = (0..<Int(source.width)).map { from[$0] }
    for (x, pixel) in pixels.reversed().enumerated() { to[x] = pixel }
  }
  return kvImageNoError
}

/// Flips an image vertically.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = checkSameSize(source, target)
  guard code == kvImageNoError else { return code }
  let count = Int(source.width) * 4
  let rows = (0..<Int(source.height)).map { Data(bytes: source.row($0), count: count) }
  for (y, row) in rows.reversed().enumerated() {
    row.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { target.row(y).copyMemory(from: base, byteCount: count) }
    }
  }
  return kvImageNoError
}

/// Returns the code for two buffers of one size with pixels of four bytes.
private func checkSameSize(_ source: vImage_Buffer, _ target: vImage_Buffer) -> vImage_Error {
  guard source.width == target.width, source.height == target.height else {
    return kvImageBufferSizeMismatch
  }
  return source.check(target, bytesPerPixel: 4, 4)
}

/// Changes each pixel; source and result may be the same memory if their pixels have one size.
private func changePixels<Source: BitwiseCopyable, Target: BitwiseCopyable>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ change: (Source) -> Target
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let (size, targetSize) = (MemoryLayout<Source>.size, MemoryLayout<Target>.size)
  let code = source.check(target, bytesPerPixel: size, targetSize)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let (from, to) = (source.row(y), target.row(y))
    for x in 0..<Int(target.width) {
      let pixel = from.loadUnaligned(fromByteOffset: size * x, as: Source.self)
      to.storeBytes(of: change(pixel), toByteOffset: targetSize * x, as: Target.self)
    }
  }
  return kvImageNoError
}
