// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/PlaneFilters.swift. Do not edit.

/// Filters a plane by 3 rows and columns; its border becomes zero.
public func vDSP_f3x3D(
  _ __A: UnsafePointer<Double>, _ __NR: vDSP_Length, _ __NC: vDSP_Length,
  _ __F: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>
) {
  vDSP_imgfirD(__A, __NR, __NC, __F, __C, 3, 3)
}

/// Filters a plane by 5 rows and columns; its border becomes zero.
public func vDSP_f5x5D(
  _ __A: UnsafePointer<Double>, _ __NR: vDSP_Length, _ __NC: vDSP_Length,
  _ __F: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>
) {
  vDSP_imgfirD(__A, __NR, __NC, __F, __C, 5, 5)
}

/// Filters a plane by an odd number of rows and columns; its border becomes zero.
public func vDSP_imgfirD(
  _ __A: UnsafePointer<Double>, _ __NR: vDSP_Length, _ __NC: vDSP_Length,
  _ __F: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __P: vDSP_Length,
  _ __Q: vDSP_Length
) {
  let (rows, columns, height, width) = (Int(__NR), Int(__NC), Int(__P), Int(__Q))
  // The output may be the input.
  let source = Array(UnsafeBufferPointer(start: __A, count: rows * columns))
  __C.update(repeating: 0, count: rows * columns)
  guard height > 0, width > 0, rows >= height, columns >= width else { return }
  for row in 0...rows - height {
    for column in 0...columns - width {
      var sum: Double = 0
      for y in 0..<height {
        for x in 0..<width {
          sum += source[(row + y) * columns + column + x] * __F[y * width + x]
        }
      }
      __C[(row + height / 2) * columns + column + width / 2] = sum
    }
  }
}
