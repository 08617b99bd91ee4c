// Quotients, extremes, distances and signs of vectors with a stride. Step Accelerate.AC7.

/// Divides the second vector by the first.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] / __B[index * __IB]
  }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] / b
  }
}

/// Divides a number by a vector.
public func vDSP_svdiv(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let a = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] = a / __B[index * __IB]
  }
}

/// Finds the greater elements of two vectors.
public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = max(__A[index * __IA], __B[index * __IB])
  }
}

/// Finds the lesser elements of two vectors.
public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = min(__A[index * __IA], __B[index * __IB])
  }
}

/// Finds the greater magnitudes of the elements of two vectors.
public func vDSP_vmaxmg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = max(abs(__A[index * __IA]), abs(__B[index * __IB]))
  }
}

/// Finds the lesser magnitudes of the elements of two vectors.
public func vDSP_vminmg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = min(abs(__A[index * __IA]), abs(__B[index * __IB]))
  }
}

/// Computes the Euclidean norms of pairs of elements of two vectors.
public func vDSP_vdist(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    let b = __B[index * __IB]
    __C[index * __IC] = (a * a + b * b).squareRoot()
  }
}

/// Computes the Euclidean distances between points in two pairs of vectors.
public func vDSP_vpythg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    let b = __B[index * __IB]
    let c = __C[index * __IC]
    let d = __D[index * __ID]
    __E[index * __IE] = ((a - c) * (a - c) + (b - d) * (b - d)).squareRoot()
  }
}
