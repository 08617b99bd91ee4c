// Vectors of whole numbers of 32 bits. Step Accelerate.AC18.

/// Adds two vectors of integers.
public func vDSP_vaddi(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Int32>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] &+ __B[index * __IB]
  }
}

/// Adds a number to a vector of integers.
public func vDSP_vsaddi(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Int32>,
  _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] = __A[index * __IA] &+ b
  }
}

/// Computes the magnitudes of a vector of integers.
public func vDSP_vabsi(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a < 0 ? 0 &- a : a
  }
}

/// Divides the second vector of integers by the first; by 0 the result is 0.
public func vDSP_vdivi(
  _ __B: UnsafePointer<Int32>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Int32>,
  _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let b = __B[index * __IB]
    __C[index * __IC] = b == 0 ? 0 : __A[index * __IA].dividedReportingOverflow(by: b).partialValue
  }
}

/// Computes the bitwise equivalence of two vectors of integers.
public func vDSP_veqvi(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Int32>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = ~(__A[index * __IA] ^ __B[index * __IB])
  }
}

/// Fills a vector with an integer.
public func vDSP_vfilli(
  _ __A: UnsafePointer<Int32>, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let value = __A.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = value }
}
