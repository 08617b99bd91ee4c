// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/ComplexArithmetic.swift. Do not edit.

/// Adds two complex vectors.
public func vDSP_zvaddD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    __C.pointee.realp[index * __IC] = ar + br
    __C.pointee.imagp[index * __IC] = ai + bi
  }
}

/// Subtracts the second complex vector from the first.
public func vDSP_zvsubD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    __C.pointee.realp[index * __IC] = ar - br
    __C.pointee.imagp[index * __IC] = ai - bi
  }
}

/// Multiplies two complex vectors, of which -1 conjugates the first.
public func vDSP_zvmulD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __Conjugate: Int32
) {
  let sign: Double = __Conjugate < 0 ? -1 : 1
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    __C.pointee.realp[index * __IC] = ar * br - sign * ai * bi
    __C.pointee.imagp[index * __IC] = ar * bi + sign * ai * br
  }
}

/// Multiplies a conjugated complex vector by another.
public func vDSP_zvcmulD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    __C.pointee.realp[index * __IC] = ar * br + ai * bi
    __C.pointee.imagp[index * __IC] = ar * bi - ai * br
  }
}

/// Divides the second complex vector by the first.
public func vDSP_zvdivD(
  _ __B: UnsafePointer<DSPDoubleSplitComplex>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    let square = br * br + bi * bi
    __C.pointee.realp[index * __IC] = (ar * br + ai * bi) / square
    __C.pointee.imagp[index * __IC] = (ai * br - ar * bi) / square
  }
}

/// Multiplies two complex vectors and adds a third.
public func vDSP_zvmaD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<DSPDoubleSplitComplex>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    let (cr, ci) = (__C.pointee.realp[index * __IC], __C.pointee.imagp[index * __IC])
    __D.pointee.realp[index * __ID] = ar * br - ai * bi + cr
    __D.pointee.imagp[index * __ID] = ar * bi + ai * br + ci
  }
}

/// Multiplies a conjugated complex vector by another and adds a third.
public func vDSP_zvcmaD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __D: UnsafePointer<DSPDoubleSplitComplex>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    let (br, bi) = (__B.pointee.realp[index * __IB], __B.pointee.imagp[index * __IB])
    let (cr, ci) = (__C.pointee.realp[index * __IC], __C.pointee.imagp[index * __IC])
    __D.pointee.realp[index * __ID] = ar * br + ai * bi + cr
    __D.pointee.imagp[index * __ID] = ar * bi - ai * br + ci
  }
}

/// Multiplies a complex vector by a complex number.
public func vDSP_zvzsmlD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let (br, bi) = (__B.pointee.realp[0], __B.pointee.imagp[0])
  for index in 0..<Int(__N) {
    let (ar, ai) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    __C.pointee.realp[index * __IC] = ar * br - ai * bi
    __C.pointee.imagp[index * __IC] = ar * bi + ai * br
  }
}
