// Trigonometric functions of vectors. Step Accelerate.AC27.

internal import Glibc

/// Computes sines.
public func vvsinf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sin(__X[index]) }
}

/// Computes cosines.
public func vvcosf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cos(__X[index]) }
}

/// Computes tangents.
public func vvtanf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = tan(__X[index]) }
}

/// Computes sines of multiples of π.
public func vvsinpif(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinOfPi(__X[index]) }
}

/// Computes cosines of multiples of π.
public func vvcospif(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cosOfPi(__X[index]) }
}

/// Computes tangents of multiples of π.
public func vvtanpif(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinOfPi(__X[index]) / cosOfPi(__X[index]) }
}

/// Computes arc sines.
public func vvasinf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = asin(__X[index]) }
}

/// Computes arc cosines.
public func vvacosf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = acos(__X[index]) }
}

/// Computes arc tangents.
public func vvatanf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = atan(__X[index]) }
}

/// Computes hyperbolic sines.
public func vvsinhf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinh(__X[index]) }
}

/// Computes hyperbolic cosines.
public func vvcoshf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cosh(__X[index]) }
}

/// Computes hyperbolic tangents.
public func vvtanhf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = tanh(__X[index]) }
}

/// Computes inverse hyperbolic sines.
public func vvasinhf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = asinh(__X[index]) }
}

/// Computes inverse hyperbolic cosines.
public func vvacoshf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = acosh(__X[index]) }
}

/// Computes inverse hyperbolic tangents.
public func vvatanhf(
  _ __Y: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = atanh(__X[index]) }
}
