// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Transforms/RealFFT.swift. Do not edit.

/// Transforms real numbers in place.
public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers.
public func vDSP_fft_zropD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers in place; the buffer is not used.
public func vDSP_fft_zriptD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPDoubleSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms real numbers; the buffer is not used.
public func vDSP_fft_zroptD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPDoubleSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N), real: true,
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}
