// Vectors as whole numbers. Step Accelerate.AC18.

/// Truncates a vector to 8-bit integers.
public func vDSP_vfix8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Truncates a vector to unsigned 8-bit integers.
public func vDSP_vfixu8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Truncates a vector to 16-bit integers.
public func vDSP_vfix16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Truncates a vector to unsigned 16-bit integers.
public func vDSP_vfixu16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Truncates a vector to 32-bit integers.
public func vDSP_vfix32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Truncates a vector to unsigned 32-bit integers.
public func vDSP_vfixu32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .towardZero) }
}

/// Rounds a vector to 8-bit integers.
public func vDSP_vfixr8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Rounds a vector to unsigned 8-bit integers.
public func vDSP_vfixru8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Rounds a vector to 16-bit integers.
public func vDSP_vfixr16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Rounds a vector to unsigned 16-bit integers.
public func vDSP_vfixru16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Rounds a vector to 32-bit integers.
public func vDSP_vfixr32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Rounds a vector to unsigned 32-bit integers.
public func vDSP_vfixru32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = whole(__A[index * __IA], .toNearestOrEven) }
}

/// Returns an integer; outside of its range the nearest limit, and 0 for NaN.
@inline(__always)
func whole<Number: BinaryFloatingPoint, Whole: FixedWidthInteger>(
  _ value: Number, _ rule: FloatingPointRoundingRule
) -> Whole {
  let rounded = value.rounded(rule)
  if let exact = Whole(exactly: rounded) { return exact }
  return value > 0 ? .max : value < 0 ? .min : 0
}
