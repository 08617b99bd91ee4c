// Blurred and scaled images. Step Accelerate.AC3.

/// Replaces each pixel by the mean of a box around it.
///
/// - Parameters:
///   - src: The source.
///   - dest: The result, which may not be the source.
///   - tempBuffer: Unused.
///   - srcOffsetToROI_X: The column of the source at which the result begins.
///   - srcOffsetToROI_Y: The row of the source at which the result begins.
///   - kernel_height: The height of the box, which is odd.
///   - kernel_width: The width of the box, which is odd.
///   - backgroundColor: The color outside, with `kvImageBackgroundColorFill`.
///   - flags: One kind of edge, and further options.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1, kernel_width < 1 << 16,
    kernel_height < 1 << 16
  else { return kvImageInvalidKernelSize }
  let edges = [
    kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend, kvImageTruncateKernel,
  ].filter { Int(flags) & $0 != 0 }
  guard edges.count == 1, let edge = edges.first else { return kvImageInvalidEdgeStyle }
  let code = source.check(target, bytesPerPixel: 4, 4)
  guard code == kvImageNoError else { return code }
  guard srcOffsetToROI_X + target.width <= source.width else { return kvImageInvalidOffset_X }
  guard srcOffsetToROI_Y + target.height <= source.height else { return kvImageInvalidOffset_Y }
  if edge == kvImageBackgroundColorFill, backgroundColor == nil {
    return kvImageNullPointerArgument
  }
  let ground = (0..<4).map { backgroundColor == nil ? 0 : Int(backgroundColor[$0]) }
  let (width, height) = (Int(source.width), Int(source.height))
  let (dx, dy) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
  let keepsAlpha = Int(flags) & kvImageLeaveAlphaUnchanged != 0
  // Sums of all pixels above and left of each place.
  var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
  for component in 0..<4 {
    for y in 0..<height {
      let row = source.row(y).assumingMemoryBound(to: UInt8.self)
      var sum = 0
      for x in 0..<width {
        sum += Int(row[4 * x + component])
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + sum
      }
    }
    func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Int {
      sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
        - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
    }
    for y in 0..<Int(target.height) {
      let result = target.row(y).assumingMemoryBound(to: UInt8.self)
      let sy = y + Int(srcOffsetToROI_Y)
      for x in 0..<Int(target.width) {
        let sx = x + Int(srcOffsetToROI_X)
        let (left, top) = (max(0, sx - dx), max(0, sy - dy))
        let (right, bottom) = (min(width, sx + dx + 1), min(height, sy + dy + 1))
        let count = (right - left) * (bottom - top)
        let all = Int(kernel_width) * Int(kernel_height)
        let isWhole = count == all
        var sum = box(left, top, right, bottom)
        var number = count
        if component == 0 && keepsAlpha || !isWhole && edge == kvImageCopyInPlace {
          (sum, number) = (box(sx, sy, sx + 1, sy + 1), 1)
        } else if !isWhole, edge == kvImageBackgroundColorFill {
          (sum, number) = (sum + (all - count) * ground[component], all)
        } else if !isWhole, edge == kvImageEdgeExtend {
          (sum, number) = (0, all)
          // The first and last rows and columns count as often as they continue.
          let columns = [
            (left, left + 1, max(0, dx - sx)), (left, right, 1),
            (right - 1, right, max(0, sx + dx + 1 - width)),
          ]
          let rows = [
            (top, top + 1, max(0, dy - sy)), (top, bottom, 1),
            (bottom - 1, bottom, max(0, sy + dy + 1 - height)),
          ]
          for (low, high, times) in rows where times > 0 {
            for (start, end, more) in columns where more > 0 {
              sum += times * more * box(start, low, end, high)
            }
          }
        }
        result[4 * x + component] = UInt8(clamping: (sum + number / 2) / number)
      }
    }
  }
  return kvImageNoError
}

/// Scales an image to the size of the result: larger by mixing neighbors, smaller by the mean of
/// the pixels that a pixel covers.
///
/// - Parameters:
///   - src: The source.
///   - dest: The result.
///   - tempBuffer: Unused.
///   - flags: Options, which have no effect.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
    return kvImageInvalidParameter
  }
  guard Int(source.width) * 4 <= source.rowBytes, Int(target.width) * 4 <= target.rowBytes else {
    return kvImageInvalidRowBytes
  }
  let columns = shares(Int(source.width), Int(target.width))
  let rows = shares(Int(source.height), Int(target.height))
  for (y, row) in rows.enumerated() {
    let result = target.row(y).assumingMemoryBound(to: UInt8.self)
    for (x, column) in columns.enumerated() {
      var sum = SIMD4<Float>.zero
      for (sy, vertical) in row {
        let pixels = source.row(sy).assumingMemoryBound(to: UInt8.self)
        for (sx, horizontal) in column {
          let pixel = pixels + 4 * sx
          let components = SIMD4<Float>(
            Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
          sum += components * (vertical * horizontal)
        }
      }
      for index in 0..<4 { result[4 * x + index] = UInt8(max(0, min(255, sum[index].rounded()))) }
    }
  }
  return kvImageNoError
}

/// Returns the source pixels of each pixel of a result, with their shares.
private func shares(_ source: Int, _ target: Int) -> [[(Int, Float)]] {
  let scale = Double(source) / Double(target)
  return (0..<target).map { index in
    guard scale > 1 else {
      let place = (Double(index) + 0.5) * scale - 0.5
      let low = place.rounded(.down)
      let part = Float(place - low)
      let ends = [max(0, Int(low)), min(source - 1, Int(low) + 1)]
      return [(ends[0], 1 - part), (ends[1], part)]
    }
    let (start, end) = (Double(index) * scale, Double(index + 1) * scale)
    return (Int(start)..<min(source, Int(end.rounded(.up)))).map { pixel in
      let covered = min(end, Double(pixel + 1)) - max(start, Double(pixel))
      return (pixel, Float(covered / scale))
    }
  }
}
