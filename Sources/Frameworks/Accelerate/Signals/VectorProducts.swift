// Products of vectors with a stride, and their sums. Step Accelerate.AC8.

/// Adds two vectors and multiplies the sum by a third.
public func vDSP_vam(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] + __B[index * __IB]) * __C[index * __IC]
  }
}

/// Subtracts the second vector from the first and multiplies by a third.
public func vDSP_vsbm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] - __B[index * __IB]) * __C[index * __IC]
  }
}

/// Multiplies two vectors and adds a third.
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC]
  }
}

/// Multiplies two vectors and subtracts a third.
public func vDSP_vmsb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] - __C[index * __IC]
  }
}

/// Multiplies the sums of two pairs of vectors.
public func vDSP_vaam(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] + __B[index * __IB]) * (__C[index * __IC] + __D[index * __ID])
  }
}

/// Multiplies the differences of two pairs of vectors.
public func vDSP_vsbsbm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] - __B[index * __IB]) * (__C[index * __IC] - __D[index * __ID])
  }
}

/// Multiplies the sum of two vectors by the difference of two others.
public func vDSP_vasbm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      (__A[index * __IA] + __B[index * __IB]) * (__C[index * __IC] - __D[index * __ID])
  }
}

/// Adds the products of two pairs of vectors.
public func vDSP_vmma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      __A[index * __IA] * __B[index * __IB] + __C[index * __IC] * __D[index * __ID]
  }
}

/// Subtracts the second product of two pairs of vectors from the first.
public func vDSP_vmmsb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride, _ __E: UnsafeMutablePointer<Float>,
  _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __E[index * __IE] =
      __A[index * __IA] * __B[index * __IB] - __C[index * __IC] * __D[index * __ID]
  }
}
