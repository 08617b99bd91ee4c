// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Transforms/ComplexFFT.swift. Do not edit.

/// Creates a setup for transforms of up to a power of 2, or of 3 or 5 times that.
public func vDSP_create_fftsetupD(
  _ __Log2n: vDSP_Length, _ __Radix: FFTRadix
) -> FFTSetupD? {
  guard (0..<3).contains(__Radix), __Log2n < 32 else { return nil }
  let factor = [1, 3, 5][Int(__Radix)]
  return setup(FourierTransform<Double>(length: factor << Int(__Log2n)))
}

/// Destroys a setup.
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) { destroy(__setup) }

/// Transforms complex numbers in place.
public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N),
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms complex numbers.
public func vDSP_fft_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N),
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms complex numbers in place; the buffer is not used.
public func vDSP_fft_ziptD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPDoubleSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N),
    inverse: __Direction < 0, from: (__C.pointee.realp, __C.pointee.imagp), __IC,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms complex numbers; the buffer is not used.
public func vDSP_fft_zoptD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Buffer: UnsafePointer<DSPDoubleSplitComplex>, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 1 << Int(__Log2N),
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms complex numbers, three times a power of 2.
public func vDSP_fft3_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 3 << Int(__Log2N),
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}

/// Transforms complex numbers, five times a power of 2.
public func vDSP_fft5_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  execute(
    transform(__Setup, Double.self), count: 5 << Int(__Log2N),
    inverse: __Direction < 0, from: (__A.pointee.realp, __A.pointee.imagp), __IA,
    to: (__C.pointee.realp, __C.pointee.imagp), __IC)
}
