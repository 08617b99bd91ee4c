// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorIntegration.swift. Do not edit.

/// Sums the elements within a sliding window.
public func vDSP_vswsumD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for offset in 0..<Int(__P) { sum += __A[(index + offset) * __IA] }
    __C[index * __IC] = sum
  }
}

/// Finds the greatest elements within a sliding window.
public func vDSP_vswmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __WindowLength: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var greatest = -Double.infinity
    for offset in 0..<Int(__WindowLength) {
      greatest = max(greatest, __A[(index + offset) * __IA])
    }
    __C[index * __IC] = greatest
  }
}

/// Sums a vector, multiplied by a number, up to each element; the first is not counted.
public func vDSP_vrsumD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __S: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    if index > 0 { sum += __S.pointee * __A[index * __IA] }
    __C[index * __IC] = sum
  }
}

/// Integrates a vector by trapezoids of a width, up to each element.
public func vDSP_vtrapzD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var (sum, before): (Double, Double) = (0, 0)
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    if index > 0 { sum += __B.pointee * (before + value) / 2 }
    before = value
    __C[index * __IC] = sum
  }
}
