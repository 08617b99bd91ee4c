// Complex vectors whose parts lie apart or side by side, and polar ones. Step Accelerate.AC21.

internal import Glibc

/// Copies interleaved complex numbers to a split vector; their stride counts parts.
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let number = __C[index * __IC / 2]
    __Z.pointee.realp[index * __IZ] = number.real
    __Z.pointee.imagp[index * __IZ] = number.imag
  }
}

/// Copies a split vector to interleaved complex numbers, whose stride counts parts.
public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPComplex(
      real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
  }
}

/// Converts rectangular to polar coordinates; strides count parts.
public func vDSP_polar(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (x, y) = (__A[index * __IA], __A[index * __IA + 1])
    (__C[index * __IC], __C[index * __IC + 1]) = (hypot(x, y), atan2(y, x))
  }
}

/// Converts polar to rectangular coordinates; strides count parts.
public func vDSP_rect(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (distance, angle) = (__A[index * __IA], __A[index * __IA + 1])
    (__C[index * __IC], __C[index * __IC + 1]) = (distance * cos(angle), distance * sin(angle))
  }
}
