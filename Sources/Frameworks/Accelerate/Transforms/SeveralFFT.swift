// Transforms of several signals. Step Accelerate.AC24.

/// Transforms several signals of complex numbers in place.
public func vDSP_fftm_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __IM: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Float.self), count: 1 << Int(__Log2N),
      inverse: __Direction < 0,
      from: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC,
      to: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC)
  }
}

/// Transforms several signals of complex numbers.
public func vDSP_fftm_zop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __IMA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __IMC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Float.self), count: 1 << Int(__Log2N),
      inverse: __Direction < 0,
      from: (__A.pointee.realp + signal * __IMA, __A.pointee.imagp + signal * __IMA), __IA,
      to: (__C.pointee.realp + signal * __IMC, __C.pointee.imagp + signal * __IMC), __IC)
  }
}

/// Transforms several signals of real numbers in place.
public func vDSP_fftm_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __IM: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
      inverse: __Direction < 0,
      from: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC,
      to: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC)
  }
}

/// Transforms several signals of real numbers.
public func vDSP_fftm_zrop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __IMA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __IMC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Float.self), count: 1 << Int(__Log2N), real: true,
      inverse: __Direction < 0,
      from: (__A.pointee.realp + signal * __IMA, __A.pointee.imagp + signal * __IMA), __IA,
      to: (__C.pointee.realp + signal * __IMC, __C.pointee.imagp + signal * __IMC), __IC)
  }
}
