// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/Matrices.swift. Do not edit.

/// Copies a part of a matrix into a part of another.
public func vDSP_mmovD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __M: vDSP_Length,
  _ __N: vDSP_Length, _ __TA: vDSP_Length, _ __TC: vDSP_Length
) {
  for row in 0..<Int(__N) {
    for column in 0..<Int(__M) {
      __C[row * Int(__TC) + column] = __A[row * Int(__TA) + column]
    }
  }
}

/// Transposes a matrix; the sizes are those of the result.
public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  if UnsafePointer(__C) == __A {
    let copy = (0..<rows * columns).map { __A[$0 * __IA] }
    return copy.withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { return }
      vDSP_mtransD(base, 1, __C, __IC, __M, __N)
    }
  }
  for row in 0..<rows {
    for column in 0..<columns {
      __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA]
    }
  }
}

/// Multiplies two matrices of M rows and P columns, and of P rows and N columns.
public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (columns, shared) = (Int(__N), Int(__P))
  for row in 0..<Int(__M) {
    for column in 0..<columns {
      var sum: Double = 0
      for index in 0..<shared {
        sum += __A[(row * shared + index) * __IA] * __B[(index * columns + column) * __IB]
      }
      __C[(row * columns + column) * __IC] = sum
    }
  }
}
