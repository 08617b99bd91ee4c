// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorProducts.swift. Do not edit.

/// Adds two vectors and multiplies the sum by a third.
public func vDSP_vamD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] + __B[index * __IB]) * __C[index * __IC]
  }
}

/// Subtracts the second vector from the first and multiplies by a third.
public func vDSP_vsbmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] - __B[index * __IB]) * __C[index * __IC]
  }
}

/// Multiplies two vectors and adds a third.
public func vDSP_vmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC]
  }
}

/// Multiplies two vectors and subtracts a third.
public func vDSP_vmsbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] - __C[index * __IC]
  }
}

/// Multiplies the sums of two pairs of vectors.
public func vDSP_vaamD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] + __B[index * __IB]) * (__C[index * __IC] + __D[index * __ID])
  }
}

/// Multiplies the differences of two pairs of vectors.
public func vDSP_vsbsbmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] - __B[index * __IB]) * (__C[index * __IC] - __D[index * __ID])
  }
}

/// Multiplies the sum of two vectors by the difference of two others.
public func vDSP_vasbmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] + __B[index * __IB]) * (__C[index * __IC] - __D[index * __ID])
  }
}

/// Adds the products of two pairs of vectors.
public func vDSP_vmmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      __A[index * __IA] * __B[index * __IB] + __C[index * __IC] * __D[index * __ID]
  }
}

/// Subtracts the second product of two pairs of vectors from the first.
public func vDSP_vmmsbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Double>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      __A[index * __IA] * __B[index * __IB] - __C[index * __IC] * __D[index * __ID]
  }
}
