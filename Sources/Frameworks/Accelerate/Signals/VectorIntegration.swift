// Running sums of vectors. Step Accelerate.AC14.

/// Sums the elements within a sliding window.
public func vDSP_vswsum(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for offset in 0..<Int(__P) { sum += __A[(index + offset) * __IA] }
    __C[index * __IC] = sum
  }
}

/// Finds the greatest elements within a sliding window.
public func vDSP_vswmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __WindowLength: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var greatest = -Float.infinity
    for offset in 0..<Int(__WindowLength) {
      greatest = max(greatest, __A[(index + offset) * __IA])
    }
    __C[index * __IC] = greatest
  }
}

/// Sums a vector, multiplied by a number, up to each element; the first is not counted.
public func vDSP_vrsum(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __S: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    if index > 0 { sum += __S.pointee * __A[index * __IA] }
    __C[index * __IC] = sum
  }
}

/// Integrates a vector by trapezoids of a width, up to each element.
public func vDSP_vtrapz(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var (sum, before): (Float, Float) = (0, 0)
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    if index > 0 { sum += __B.pointee * (before + value) / 2 }
    before = value
    __C[index * __IC] = sum
  }
}
