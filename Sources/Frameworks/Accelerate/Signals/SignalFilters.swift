// Filters of signals. Step Accelerate.AC15.

/// Correlates a signal with a filter.
///
/// With a negative stride and the end of the filter it is a convolution.
public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __IF: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for tap in 0..<Int(__P) { sum += __A[(index + tap) * __IA] * __F[tap * __IF] }
    __C[index * __IC] = sum
  }
}

/// Filters and decimates a signal.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for tap in 0..<Int(__P) { sum += __A[index * __DF + tap] * __F[tap] }
    __C[index] = sum
  }
}

/// Filters a signal by a biquad filter, from its third element on.
public func vDSP_deq22(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 2..<Int(__N) + 2 {
    let forward =
      __A[index * __IA] * __B[0] + __A[(index - 1) * __IA] * __B[1]
      + __A[(index - 2) * __IA] * __B[2]
    let back = __C[(index - 1) * __IC] * __B[3] + __C[(index - 2) * __IC] * __B[4]
    __C[index * __IC] = forward - back
  }
}

/// Computes a polynomial, whose highest coefficient comes first, of each element.
public func vDSP_vpoly(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var value: Float = 0
    for power in 0...Int(__P) { value = value * __B[index * __IB] + __A[power * __IA] }
    __C[index * __IC] = value
  }
}
