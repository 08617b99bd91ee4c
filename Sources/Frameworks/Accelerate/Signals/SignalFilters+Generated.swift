// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/SignalFilters.swift. Do not edit.

/// Correlates a signal with a filter.
///
/// With a negative stride and the end of the filter it is a convolution.
public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>,
  _ __IF: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for tap in 0..<Int(__P) { sum += __A[(index + tap) * __IA] * __F[tap * __IF] }
    __C[index * __IC] = sum
  }
}

/// Filters and decimates a signal.
public func vDSP_desampD(
  _ __A: UnsafePointer<Double>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for tap in 0..<Int(__P) { sum += __A[index * __DF + tap] * __F[tap] }
    __C[index] = sum
  }
}

/// Filters a signal by a biquad filter, from its third element on.
public func vDSP_deq22D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
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
public func vDSP_vpolyD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var value: Double = 0
    for power in 0...Int(__P) { value = value * __B[index * __IB] + __A[power * __IA] }
    __C[index * __IC] = value
  }
}
