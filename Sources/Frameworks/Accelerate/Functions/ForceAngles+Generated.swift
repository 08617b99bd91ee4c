// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Functions/ForceAngles.swift. Do not edit.

internal import Glibc

/// Computes sines.
public func vvsin(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sin(__X[index]) }
}

/// Computes cosines.
public func vvcos(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cos(__X[index]) }
}

/// Computes tangents.
public func vvtan(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = tan(__X[index]) }
}

/// Computes sines of multiples of π.
public func vvsinpi(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinOfPi(__X[index]) }
}

/// Computes cosines of multiples of π.
public func vvcospi(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cosOfPi(__X[index]) }
}

/// Computes tangents of multiples of π.
public func vvtanpi(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinOfPi(__X[index]) / cosOfPi(__X[index]) }
}

/// Computes arc sines.
public func vvasin(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = asin(__X[index]) }
}

/// Computes arc cosines.
public func vvacos(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = acos(__X[index]) }
}

/// Computes arc tangents.
public func vvatan(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = atan(__X[index]) }
}

/// Computes hyperbolic sines.
public func vvsinh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = sinh(__X[index]) }
}

/// Computes hyperbolic cosines.
public func vvcosh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = cosh(__X[index]) }
}

/// Computes hyperbolic tangents.
public func vvtanh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = tanh(__X[index]) }
}

/// Computes inverse hyperbolic sines.
public func vvasinh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = asinh(__X[index]) }
}

/// Computes inverse hyperbolic cosines.
public func vvacosh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = acosh(__X[index]) }
}

/// Computes inverse hyperbolic tangents.
public func vvatanh(
  _ __Y: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>, _ __N: UnsafePointer<Int32>
) {
  for index in 0..<Int(__N.pointee) { __Y[index] = atanh(__X[index]) }
}
