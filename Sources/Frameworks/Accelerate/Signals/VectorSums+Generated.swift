// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorSums.swift. Do not edit.

/// Sums the magnitudes of a vector.
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += abs(value)
  }
  __C.pointee = sum
}

/// Sums the squares of a vector with its signs.
public func vDSP_svsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += value * abs(value)
  }
  __C.pointee = sum
}

/// Computes the mean of the magnitudes of a vector.
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += abs(value)
  }
  __C.pointee = sum / Double(__N)
}

/// Computes the mean of the squares of a vector with its signs.
public func vDSP_mvessqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    sum += value * abs(value)
  }
  __C.pointee = sum / Double(__N)
}

/// Sums a vector and its squares.
public func vDSP_sve_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __Sum: UnsafeMutablePointer<Double>,
  _ __SumOfSquares: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  vDSP_sveD(__A, __IA, __Sum, __N)
  vDSP_svesqD(__A, __IA, __SumOfSquares, __N)
}

/// Computes the inner product of the vectors.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// Sums the squares of the differences of two vectors.
public func vDSP_distancesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __B[index * __IB]
    sum += difference * difference
  }
  __C.pointee = sum
}

/// Normalizes a vector to a mean of 0 and a standard deviation of 1.
///
/// Without a vector for the result only the mean and the standard deviation are returned.
public func vDSP_normalizeD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?,
  _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Double>,
  _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var (mean, squares): (Double, Double) = (0, 0)
  vDSP_meanvD(__A, __IA, &mean, __N)
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - mean
    squares += difference * difference
  }
  let deviation = (squares / Double(__N)).squareRoot()
  (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
  guard let __C else { return }
  for index in 0..<Int(__N) { __C[index * __IC] = (__A[index * __IA] - mean) / deviation }
}
