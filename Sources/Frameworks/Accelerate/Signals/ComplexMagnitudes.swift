// Magnitudes, angles and signs of complex vectors. Step Accelerate.AC20.

internal import Glibc

/// Computes the magnitudes of a complex vector.
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = (ar * ar + ai * ai).squareRoot()
  }
}

/// Computes the squared magnitudes of a complex vector.
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = ar * ar + ai * ai
  }
}

/// Adds a vector to the squared magnitudes of a complex vector.
public func vDSP_zvmgsa(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = ar * ar + ai * ai + __B[index * __IB]
  }
}

/// Computes the phases of a complex vector.
public func vDSP_zvphas(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = atan2(ai, ar)
  }
}

/// Conjugates a complex vector.
public func vDSP_zvconj(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar
    __C.pointee.imagp[index * __IC] = -ai
  }
}

/// Negates a complex vector.
public func vDSP_zvneg(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = -ar
    __C.pointee.imagp[index * __IC] = -ai
  }
}

/// Copies a complex vector.
public func vDSP_zvmov(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Fills a complex vector with a number.
public func vDSP_zvfill(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (real, imaginary) = (__A.pointee.realp[0], __A.pointee.imagp[0])
  for index in 0..<Int(__N) {
    __C.pointee.realp[index * __IC] = real
    __C.pointee.imagp[index * __IC] = imaginary
  }
}

/// Adds the squared magnitudes of a complex vector to a vector.
public func vDSP_zaspec(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (real, imaginary) = (__A.pointee.realp[index], __A.pointee.imagp[index])
    __C[index] += real * real + imaginary * imaginary
  }
}

/// Adds the products of a conjugated and another complex vector to a third.
public func vDSP_zcspec(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __B: UnsafePointer<DSPSplitComplex>,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index], __A.pointee.imagp[index])
    let (br, bi) = (__B.pointee.realp[index], __B.pointee.imagp[index])
    __C.pointee.realp[index] += ar * br + ai * bi
    __C.pointee.imagp[index] += ar * bi - ai * br
  }
}
