// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Transforms/SeveralFFT.swift. Do not edit.

/// Transforms several signals of complex numbers in place.
public func vDSP_fftm_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __IM: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Double.self), count: 1 << Int(__Log2N),
      inverse: __Direction < 0,
      from: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC,
      to: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC)
  }
}

/// Transforms several signals of complex numbers.
public func vDSP_fftm_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __IMA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __IMC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Double.self), count: 1 << Int(__Log2N),
      inverse: __Direction < 0,
      from: (__A.pointee.realp + signal * __IMA, __A.pointee.imagp + signal * __IMA), __IA,
      to: (__C.pointee.realp + signal * __IMC, __C.pointee.imagp + signal * __IMC), __IC)
  }
}

/// Transforms several signals of real numbers in place.
public func vDSP_fftm_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __IM: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
      inverse: __Direction < 0,
      from: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC,
      to: (__C.pointee.realp + signal * __IM, __C.pointee.imagp + signal * __IM), __IC)
  }
}

/// Transforms several signals of real numbers.
public func vDSP_fftm_zropD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __IMA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __IMC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __M: vDSP_Length, _ __Direction: FFTDirection
) {
  for signal in 0..<Int(__M) {
    execute(
      transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
      inverse: __Direction < 0,
      from: (__A.pointee.realp + signal * __IMA, __A.pointee.imagp + signal * __IMA), __IA,
      to: (__C.pointee.realp + signal * __IMC, __C.pointee.imagp + signal * __IMC), __IC)
  }
}
