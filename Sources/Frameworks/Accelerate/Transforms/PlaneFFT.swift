// Transforms of rows and columns. Step Accelerate.AC24.

/// Transforms the rows and columns of complex numbers in place.
///
/// A row has 2 to the power of the first number elements; a stride of rows of 0 is one of full
/// rows.
public func vDSP_fft2d_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC0: vDSP_Stride,
  _ __IC1: vDSP_Stride, _ __Log2N0: vDSP_Length, _ __Log2N1: vDSP_Length,
  _ __Direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(__Log2N0), 1 << Int(__Log2N1))
  let (step, across) = (__IC1 == 0 ? columns * __IC0 : __IC1, __IC0)
  let (outStep, outAcross) = (__IC1 == 0 ? columns * __IC0 : __IC1, __IC0)
  let transform = transform(__Setup, Float.self)
  for row in 0..<rows {
    execute(
      transform, count: columns, inverse: __Direction < 0,
      from: (__C.pointee.realp + row * step, __C.pointee.imagp + row * step), across,
      to: (__C.pointee.realp + row * outStep, __C.pointee.imagp + row * outStep), outAcross)
  }
  for column in 0..<columns {
    let place = column * outAcross
    execute(
      transform, count: rows, inverse: __Direction < 0,
      from: (__C.pointee.realp + place, __C.pointee.imagp + place), outStep,
      to: (__C.pointee.realp + place, __C.pointee.imagp + place), outStep)
  }
}

/// Transforms the rows and columns of complex numbers.
///
/// A row has 2 to the power of the first number elements; a stride of rows of 0 is one of full
/// rows.
public func vDSP_fft2d_zop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA0: vDSP_Stride,
  _ __IA1: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC0: vDSP_Stride,
  _ __IC1: vDSP_Stride, _ __Log2N0: vDSP_Length, _ __Log2N1: vDSP_Length,
  _ __Direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(__Log2N0), 1 << Int(__Log2N1))
  let (step, across) = (__IA1 == 0 ? columns * __IA0 : __IA1, __IA0)
  let (outStep, outAcross) = (__IC1 == 0 ? columns * __IC0 : __IC1, __IC0)
  let transform = transform(__Setup, Float.self)
  for row in 0..<rows {
    execute(
      transform, count: columns, inverse: __Direction < 0,
      from: (__A.pointee.realp + row * step, __A.pointee.imagp + row * step), across,
      to: (__C.pointee.realp + row * outStep, __C.pointee.imagp + row * outStep), outAcross)
  }
  for column in 0..<columns {
    let place = column * outAcross
    execute(
      transform, count: rows, inverse: __Direction < 0,
      from: (__C.pointee.realp + place, __C.pointee.imagp + place), outStep,
      to: (__C.pointee.realp + place, __C.pointee.imagp + place), outStep)
  }
}
