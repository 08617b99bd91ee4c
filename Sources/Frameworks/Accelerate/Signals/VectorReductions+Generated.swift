// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorReductions.swift. Do not edit.

/// Returns the sum of a vector.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0, +)
}

/// Returns the mean of a vector; NaN without elements.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0, +) / Double(__N)
}

/// Returns the mean of the squares of a vector; NaN without elements.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = sumOfSquares(__A, __IA, __N) / Double(__N)
}

/// Returns the root mean square of a vector.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = (sumOfSquares(__A, __IA, __N) / Double(__N)).squareRoot()
}

/// Returns the sum of the squares of a vector.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = sumOfSquares(__A, __IA, __N)
}

/// Returns the greatest element of a vector; negative infinity without elements.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, -.infinity, max)
}

/// Returns the least element of a vector; infinity without elements.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, .infinity, min)
}

/// Returns the greatest absolute value of a vector.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0) { max($0, abs($1)) }
}
