// Conversions of images. Step CoreImage.AC2.

/// Converts a component from 16 to 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = source.check(target, bytesPerPixel: 2, 4)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: Float16.self)
    let to = target.row(y).assumingMemoryBound(to: Float.self)
    for x in 0..<Int(target.width) { to[x] = Float(from[x]) }
  }
  return kvImageNoError
}

/// Converts a component from 32 to 16 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = source.check(target, bytesPerPixel: 4, 2)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: Float.self)
    let to = target.row(y).assumingMemoryBound(to: Float16.self)
    for x in 0..<Int(target.width) { to[x] = Float16(from[x]) }
  }
  return kvImageNoError
}

/// Converts a component from 8 bits to a number between two limits.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
  _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = source.check(target, bytesPerPixel: 1, 4)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: UInt8.self)
    let to = target.row(y).assumingMemoryBound(to: Float.self)
    for x in 0..<Int(target.width) {
      to[x] = minFloat + (maxFloat - minFloat) * Float(from[x]) / 255
    }
  }
  return kvImageNoError
}

/// Converts a component from a number between two limits to 8 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
  _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = source.check(target, bytesPerPixel: 4, 1)
  guard code == kvImageNoError else { return code }
  guard maxFloat != minFloat else { return kvImageInvalidParameter }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: Float.self)
    let to = target.row(y).assumingMemoryBound(to: UInt8.self)
    for x in 0..<Int(target.width) {
      let share = (from[x] - minFloat) / (maxFloat - minFloat)
      to[x] = share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
    }
  }
  return kvImageNoError
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
  return changePixels(src, dest) { pixel in map.map { pixel[$0] } }
}

/// Multiplies colors by alpha, which is the last component.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { pixel in
    (0..<3).map { UInt8((Int(pixel[$0]) * Int(pixel[3]) + 127) / 255) } + [pixel[3]]
  }
}

/// Divides colors by alpha, which is the last component.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest) { pixel in
    let alpha = Int(pixel[3])
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return (0..<3).map { UInt8(min(255, (Int(pixel[$0]) * 255 + alpha / 2) / alpha)) } + [pixel[3]]
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
  return changePixels(src, dest) { pixel in
    (0..<4).map { column in
      var sum = after[column]
      for row in 0..<4 { sum += (Int(pixel[row]) + before[row]) * weights[row * 4 + column] }
      return UInt8(clamping: sum / Int(divisor))
    }
  }
}

/// Mirrors an image from left to right.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.width == target.width, source.height == target.height else {
    return kvImageBufferSizeMismatch
  }
  let code = source.check(target, bytesPerPixel: 4, 4)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: UInt32.self)
    let to = target.row(y).assumingMemoryBound(to: UInt32.self)
    let pixels = (0..<Int(source.width)).map { from[$0] }
    for (x, pixel) in pixels.reversed().enumerated() { to[x] = pixel }
  }
  return kvImageNoError
}

/// Mirrors an image from top to bottom.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.width == target.width, source.height == target.height else {
    return kvImageBufferSizeMismatch
  }
  let code = source.check(target, bytesPerPixel: 4, 4)
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

/// Changes each pixel of four components of 8 bits; source and result may be the same memory.
private func changePixels(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ change: (UnsafeMutablePointer<UInt8>) -> [UInt8]
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let code = source.check(target, bytesPerPixel: 4, 4)
  guard code == kvImageNoError else { return code }
  for y in 0..<Int(target.height) {
    let from = source.row(y).assumingMemoryBound(to: UInt8.self)
    let to = target.row(y).assumingMemoryBound(to: UInt8.self)
    for x in 0..<Int(target.width) {
      for (index, value) in change(from + 4 * x).enumerated() { to[4 * x + index] = value }
    }
  }
  return kvImageNoError
}
