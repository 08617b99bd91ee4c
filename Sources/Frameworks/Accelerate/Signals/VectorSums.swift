// Sums of vectors, and of products. Step Accelerate.AC13.

/// Sums the magnitudes of a vector.
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += abs(value)
  }
  __C.pointee = sum
}

/// Sums the squares of a vector with its signs.
public func vDSP_svs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += value * abs(value)
  }
  __C.pointee = sum
}

/// Computes the mean of the magnitudes of a vector.
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += abs(value)
  }
  __C.pointee = sum / Float(__N)
}

/// Computes the mean of the squares of a vector with its signs.
public func vDSP_mvessq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += value * abs(value)
  }
  __C.pointee = sum / Float(__N)
}

/// Sums a vector and its squares.
public func vDSP_sve_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __Sum: UnsafeMutablePointer<Float>,
  _ __SumOfSquares: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  vDSP_sve(__A, __IA, __Sum, __N)
  vDSP_svesq(__A, __IA, __SumOfSquares, __N)
}

/// Computes the inner product of the vectors.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// Sums the squares of the differences of two vectors.
public func vDSP_distancesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __B[index * __IB]
    sum += difference * difference
  }
  __C.pointee = sum
}

/// Normalizes a vector to a mean of 0 and a standard deviation of 1.
///
/// Without a vector for the result only the mean and the standard deviation are returned.
public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?,
  _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Float>,
  _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var (mean, squares): (Float, Float) = (0, 0)
  vDSP_meanv(__A, __IA, &mean, __N)
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - mean
    squares += difference * difference
  }
  let deviation = (squares / Float(__N)).squareRoot()
  (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
  guard let __C else { return }
  for index in 0..<Int(__N) { __C[index * __IC] = (__A[index * __IA] - mean) / deviation }
}
