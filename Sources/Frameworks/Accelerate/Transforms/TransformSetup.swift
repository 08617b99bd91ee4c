/// Returns the transform that a setup stands for.
@inline(__always)
func transform<Number: BinaryFloatingPoint>(
  _ setup: OpaquePointer, _ type: Number.Type
) -> FourierTransform<Number> {
  Unmanaged<FourierTransform<Number>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
}

/// Returns a setup for a transform.
func setup<Transform: AnyObject>(_ transform: Transform) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(transform).toOpaque())
}

/// Releases what a setup stands for.
func destroy(_ setup: OpaquePointer?) {
  guard let setup else { return }
  Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Transforms complex or packed real numbers with strides.
///
/// The output may be the input.
@inline(__always)
func execute<Number: BinaryFloatingPoint>(
  _ transform: FourierTransform<Number>, count: Int, real: Bool = false, inverse: Bool,
  from source: (UnsafeMutablePointer<Number>, UnsafeMutablePointer<Number>),
  _ sourceStride: Int,
  to target: (UnsafeMutablePointer<Number>, UnsafeMutablePointer<Number>), _ targetStride: Int
) {
  let elements = real ? count / 2 : count
  let parts = UnsafeMutablePointer<Number>.allocate(capacity: 2 * elements)
  defer { parts.deallocate() }
  for index in 0..<elements {
    parts[index] = source.0[index * sourceStride]
    parts[elements + index] = source.1[index * sourceStride]
  }
  if real {
    transform.transformReal(parts, parts + elements, count: count, inverse: inverse)
  } else {
    transform.transform(parts, parts + elements, count: count, inverse: inverse)
  }
  for index in 0..<elements {
    target.0[index * targetStride] = parts[index]
    target.1[index * targetStride] = parts[elements + index]
  }
}
