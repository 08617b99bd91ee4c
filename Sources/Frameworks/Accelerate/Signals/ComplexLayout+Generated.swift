// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/ComplexLayout.swift. Do not edit.

internal import Glibc

/// Copies interleaved complex numbers to a split vector; their stride counts parts.
public func vDSP_ctozD(
  _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let number = __C[index * __IC / 2]
    __Z.pointee.realp[index * __IZ] = number.real
    __Z.pointee.imagp[index * __IZ] = number.imag
  }
}

/// Copies a split vector to interleaved complex numbers, whose stride counts parts.
public func vDSP_ztocD(
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPDoubleComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPDoubleComplex(
      real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
  }
}

/// Converts rectangular to polar coordinates; strides count parts.
public func vDSP_polarD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (x, y) = (__A[index * __IA], __A[index * __IA + 1])
    (__C[index * __IC], __C[index * __IC + 1]) = (hypot(x, y), atan2(y, x))
  }
}

/// Converts polar to rectangular coordinates; strides count parts.
public func vDSP_rectD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (distance, angle) = (__A[index * __IA], __A[index * __IA + 1])
    (__C[index * __IC], __C[index * __IC + 1]) = (distance * cos(angle), distance * sin(angle))
  }
}
