// Functions of two vectors, and of one with two results. Step Accelerate.AC28.

internal import Glibc

/// Computes powers of the second vector's bases by the first one's exponents.
public func vvpowf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = pow(__X[index], __Y[index]) }
}

/// Computes the angles of points, from y and x.
public func vvatan2f(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = atan2(__Y[index], __X[index]) }
}

/// Divides the first vector by the second.
public func vvdivf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = __Y[index] / __X[index] }
}

/// Computes remainders with the signs of the dividends, which come first.
public func vvfmodf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = fmod(__Y[index], __X[index]) }
}

/// Computes the IEEE remainders of the dividends, which come first.
public func vvremainderf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = remainder(__Y[index], __X[index]) }
}

/// Copies the signs of the second vector to the first.
public func vvcopysignf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = copysign(__Y[index], __X[index]) }
}

/// Finds the next numbers in the direction of the second vector.
public func vvnextafterf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Z[index] = nextafter(__Y[index], __X[index]) }
}

/// Computes powers of a vector by one exponent.
public func vvpowsf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafePointer<Float>, _ __X: UnsafePointer<Float>,
  _ __N: UnsafePointer<Int32>
) {
  let exponent = __Y.pointee
  for index in 0..<Int(__N.pointee) { __Z[index] = pow(__X[index], exponent) }
}

/// Computes sines and cosines.
public func vvsincosf(
  _ __Z: UnsafeMutablePointer<Float>, _ __Y: UnsafeMutablePointer<Float>,
  _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) {
    let angle = __X[index]
    (__Z[index], __Y[index]) = (sin(angle), cos(angle))
  }
}
