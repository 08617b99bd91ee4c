// Complex vectors and real ones, and products that are summed. Step Accelerate.AC20.

/// Adds a vector to the real parts of a complex vector.
public func vDSP_zrvadd(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar + __B[index * __IB]
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Subtracts a vector from the real parts of a complex vector.
public func vDSP_zrvsub(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar - __B[index * __IB]
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Multiplies a complex vector by a vector.
public func vDSP_zrvmul(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let factor = __B[index * __IB]
    __C.pointee.realp[index * __IC] = ar * factor
    __C.pointee.imagp[index * __IC] = ai * factor
  }
}

/// Divides a complex vector by a vector.
public func vDSP_zrvdiv(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let divisor = __B[index * __IB]
    __C.pointee.realp[index * __IC] = ar / divisor
    __C.pointee.imagp[index * __IC] = ai / divisor
  }
}

/// Computes the dot product of two complex vectors.
public func vDSP_zdotpr(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Float, Float) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    real += ar * br - ai * bi
    imaginary += ar * bi + ai * br
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}

/// Computes the dot product of a conjugated complex vector and another.
public func vDSP_zidotpr(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Float, Float) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    real += ar * br + ai * bi
    imaginary += ar * bi - ai * br
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}

/// Computes the dot product of a complex and a real vector.
public func vDSP_zrdotpr(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Float, Float) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let factor = __B[index * __IB]
    real += ar * factor
    imaginary += ai * factor
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}
