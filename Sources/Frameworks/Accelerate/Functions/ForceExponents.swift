// Roundings, roots, powers and logarithms of vectors. Step Accelerate.AC27.

internal import Glibc

/// Rounds up.
public func vvceilf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.up) }
}

/// Rounds down.
public func vvfloorf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.down) }
}

/// Rounds toward zero.
public func vvintf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.towardZero) }
}

/// Rounds to the nearest integer, ties to even.
public func vvnintf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].rounded(.toNearestOrEven) }
}

/// Computes magnitudes.
public func vvfabsf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = abs(__X[index]) }
}

/// Computes square roots.
public func vvsqrtf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = __X[index].squareRoot() }
}

/// Computes the reciprocals of square roots.
public func vvrsqrtf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = 1 / __X[index].squareRoot() }
}

/// Computes reciprocals.
public func vvrecf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = 1 / __X[index] }
}

/// Computes cube roots.
public func vvcbrtf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cbrt(__X[index]) }
}

/// Computes powers of e.
public func vvexpf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = exp(__X[index]) }
}

/// Computes powers of e, minus 1.
public func vvexpm1f(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = expm1(__X[index]) }
}

/// Computes powers of 2.
public func vvexp2f(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = exp2(__X[index]) }
}

/// Computes natural logarithms.
public func vvlogf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log(__X[index]) }
}

/// Computes natural logarithms of 1 plus the numbers.
public func vvlog1pf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log1p(__X[index]) }
}

/// Computes logarithms of base 2.
public func vvlog2f(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log2(__X[index]) }
}

/// Computes logarithms of base 10.
public func vvlog10f(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = log10(__X[index]) }
}

/// Computes exponents of base 2.
public func vvlogbf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = logb(__X[index]) }
}
