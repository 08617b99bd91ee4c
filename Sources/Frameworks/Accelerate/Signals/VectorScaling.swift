// Products and sums of vectors and numbers. Step Accelerate.AC8.

/// Adds two vectors and multiplies the sum by a number.
public func vDSP_vasm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] + __B[index * __IB]) * c
  }
}

/// Subtracts the second vector from the first and multiplies by a number.
public func vDSP_vsbsm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] - __B[index * __IB]) * c
  }
}

/// Multiplies two vectors and adds a number.
public func vDSP_vmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + c
  }
}

/// Multiplies a vector by a number and adds a vector.
public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b + __C[index * __IC]
  }
}

/// Multiplies a vector by a number and subtracts a vector.
public func vDSP_vsmsb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b - __C[index * __IC]
  }
}

/// Multiplies a vector by a number and adds a number.
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b + c
  }
}

/// Adds two vectors, each multiplied by a number.
public func vDSP_vsmsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>,
  _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  let d = __D.pointee
  for index in 0..<Int(__N) {
    __E[index * __IE] = __A[index * __IA] * b + __C[index * __IC] * d
  }
}

/// Interpolates between two vectors; at 0 the result is the first, at 1 the second.
public func vDSP_vintb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __D[index * __ID] = a + c * (__B[index * __IB] - a)
  }
}
