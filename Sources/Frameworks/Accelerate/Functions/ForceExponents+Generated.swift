// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Functions/ForceExponents.swift. Do not edit.

internal import Glibc

/// Rounds up.
public func vvceil(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.up) }
}

/// Rounds down.
public func vvfloor(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.down) }
}

/// Rounds toward zero.
public func vvint(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.towardZero) }
}

/// Rounds to the nearest integer, ties to even.
public func vvnint(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.toNearestOrEven) }
}

/// Computes magnitudes.
public func vvfabs(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = abs(__X[index]) }
}

/// Computes square roots.
public func vvsqrt(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].squareRoot() }
}

/// Computes the reciprocals of square roots.
public func vvrsqrt(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = 1 / __X[index].squareRoot() }
}

/// Computes reciprocals.
public func vvrec(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = 1 / __X[index] }
}

/// Computes cube roots.
public func vvcbrt(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cbrt(__X[index]) }
}

/// Computes powers of e.
public func vvexp(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = exp(__X[index]) }
}

/// Computes powers of e, minus 1.
public func vvexpm1(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = expm1(__X[index]) }
}

/// Computes powers of 2.
public func vvexp2(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = exp2(__X[index]) }
}

/// Computes natural logarithms.
public func vvlog(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log(__X[index]) }
}

/// Computes natural logarithms of 1 plus the numbers.
public func vvlog1p(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log1p(__X[index]) }
}

/// Computes logarithms of base 2.
public func vvlog2(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log2(__X[index]) }
}

/// Computes logarithms of base 10.
public func vvlog10(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log10(__X[index]) }
}

/// Computes exponents of base 2.
public func vvlogb(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = logb(__X[index]) }
}
