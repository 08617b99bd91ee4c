// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/ComplexMagnitudes.swift. Do not edit.

internal import Glibc

/// Computes the magnitudes of a complex vector.
public func vDSP_zvabsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = (ar * ar + ai * ai).squareRoot()
  }
}

/// Computes the squared magnitudes of a complex vector.
public func vDSP_zvmagsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = ar * ar + ai * ai
  }
}

/// Adds a vector to the squared magnitudes of a complex vector.
public func vDSP_zvmgsaD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = ar * ar + ai * ai + __B[index * __IB]
  }
}

/// Computes the phases of a complex vector.
public func vDSP_zvphasD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C[index * __IC] = atan2(ai, ar)
  }
}

/// Conjugates a complex vector.
public func vDSP_zvconjD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar
    __C.pointee.imagp[index * __IC] = -ai
  }
}

/// Negates a complex vector.
public func vDSP_zvnegD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = -ar
    __C.pointee.imagp[index * __IC] = -ai
  }
}

/// Copies a complex vector.
public func vDSP_zvmovD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar
    __C.pointee.imagp[index * __IC] = ai
  }
}

/// Fills a complex vector with a number.
public func vDSP_zvfillD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (real, imaginary) = (__A.pointee.realp[0], __A.pointee.imagp[0])
  for index in 0..<Int(__N) {
    __C.pointee.realp[index * __IC] = real
    __C.pointee.imagp[index * __IC] = imaginary
  }
}

/// Adds the squared magnitudes of a complex vector to a vector.
public func vDSP_zaspecD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (real, imaginary) = (__A.pointee.realp[index], __A.pointee.imagp[index])
    __C[index] += real * real + imaginary * imaginary
  }
}

/// Adds the products of a conjugated and another complex vector to a third.
public func vDSP_zcspecD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index], __A.pointee.imagp[index])
    let (br, bi) = (__B.pointee.realp[index], __B.pointee.imagp[index])
    __C.pointee.realp[index] += ar * br + ai * bi
    __C.pointee.imagp[index] += ar * bi - ai * br
  }
}
