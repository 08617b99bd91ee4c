// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorQuotients.swift. Do not edit.

/// Divides the second vector by the first.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] / __B[index * __IB]
  }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] / b
  }
}

/// Divides a number by a vector.
public func vDSP_svdivD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let a = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] = a / __B[index * __IB]
  }
}

/// Finds the greater elements of two vectors.
public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = max(__A[index * __IA], __B[index * __IB])
  }
}

/// Finds the lesser elements of two vectors.
public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = min(__A[index * __IA], __B[index * __IB])
  }
}

/// Finds the greater magnitudes of the elements of two vectors.
public func vDSP_vmaxmgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = max(abs(__A[index * __IA]), abs(__B[index * __IB]))
  }
}

/// Finds the lesser magnitudes of the elements of two vectors.
public func vDSP_vminmgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = min(abs(__A[index * __IA]), abs(__B[index * __IB]))
  }
}

/// Computes the Euclidean norms of pairs of elements of two vectors.
public func vDSP_vdistD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    let b = __B[index * __IB]
    __C[index * __IC] = (a * a + b * b).squareRoot()
  }
}

/// Computes the Euclidean distances between points in two pairs of vectors.
public func vDSP_vpythgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
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
