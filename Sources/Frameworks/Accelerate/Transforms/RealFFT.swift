// Transforms of real numbers, packed in halves. Step Accelerate.AC23.

/// Transforms real numbers in place.
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers.
public func vDSP_fft_zrop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers in place; the buffer is not used.
public func vDSP_fft_zript(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers; the buffer is not used.
public func vDSP_fft_zropt(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}
