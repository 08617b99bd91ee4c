// Signs, squares, fractions and decibels of a vector with a stride. Step Accelerate.AC7.

internal import Glibc

/// Negates a vector.
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = -__A[index * __IA]
  }
}

/// Computes the magnitudes of a vector.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = abs(__A[index * __IA])
  }
}

/// Computes the negative magnitudes of a vector.
public func vDSP_vnabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = -abs(__A[index * __IA])
  }
}

/// Squares a vector.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * a
  }
}

/// Squares a vector and keeps the signs.
public func vDSP_vssq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * abs(a)
  }
}

/// Computes the fractional parts of a vector.
public func vDSP_vfrac(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a - a.rounded(.towardZero)
  }
}

/// Converts powers (flag 0) or amplitudes (flag 1) to decibels above a zero reference.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (factor, reference): (Float, Float) = (__F == 0 ? 10 : 20, __B.pointee)
  for index in 0..<Int(__N) {
    __C[index * __IC] = factor * log10(__A[index * __IA] / reference)
  }
}
