// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/ComplexScaling.swift. Do not edit.

/// Adds a vector to the real parts of a complex vector.
public func vDSP_zrvaddD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar + __B[index * __IB]
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Subtracts a vector from the real parts of a complex vector.
public func vDSP_zrvsubD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar - __B[index * __IB]
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Multiplies a complex vector by a vector.
public func vDSP_zrvmulD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
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
public func vDSP_zrvdivD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
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
public func vDSP_zdotprD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Double, Double) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    real += ar * br - ai * bi
    imaginary += ar * bi + ai * br
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}

/// Computes the dot product of a conjugated complex vector and another.
public func vDSP_zidotprD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Double, Double) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    real += ar * br + ai * bi
    imaginary += ar * bi - ai * br
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}

/// Computes the dot product of a complex and a real vector.
public func vDSP_zrdotprD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
  var (real, imaginary): (Double, Double) = (0, 0)
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let factor = __B[index * __IB]
    real += ar * factor
    imaginary += ai * factor
  }
  (__C.pointee.realp[0], __C.pointee.imagp[0]) = (real, imaginary)
}
