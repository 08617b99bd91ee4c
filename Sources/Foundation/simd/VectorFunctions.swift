// The functions of vectors of floating-point numbers.

/// Returns the sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// Returns the square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}
/// Returns the length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
/// Returns the squared length of the difference, which needs no square root.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { length_squared(x - y) }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// Returns the vector of length 1 with the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// Returns the interpolation between two vectors, at a fraction.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the interpolation between two vectors, at a fraction for each element.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the lesser elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y.replacing(with: x, where: x .< y)
}
/// Returns the greater elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y.replacing(with: x, where: x .> y)
}
/// Returns a vector with elements between bounds.
public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V
where V.Scalar: FloatingPoint { min(max(x, low), high) }
/// Returns a vector with elements between bounds.
public func clamp<V: SIMD>(_ x: V, min low: V.Scalar, max high: V.Scalar) -> V
where V.Scalar: FloatingPoint { min(max(x, V(repeating: low)), V(repeating: high)) }
/// Returns the absolute values of the elements.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: V.zero - x, where: x .< V.zero)
}
/// Returns the signs of the elements: -1, 0 or 1.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> V.zero).replacing(with: -1, where: x .< V.zero)
}
/// Returns 0 for elements below an edge, and 1 for others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns the reflection of a vector at the plane with a normal.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}
/// Returns the projection of a vector onto another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}
/// Returns the sum of the elements.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the least element.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the greatest element.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// Returns the cross product.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product, a vector along z.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

// The functions of numbers.

/// Returns the interpolation between two numbers, at a fraction.
public func simd_mix<Scalar: FloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + (y - x) * t
}
/// Returns a number between bounds.
public func simd_clamp<Scalar: Comparable>(_ x: Scalar, _ low: Scalar, _ high: Scalar) -> Scalar {
  Swift.min(Swift.max(x, low), high)
}
/// Returns a number between bounds.
public func clamp<Scalar: FloatingPoint>(_ x: Scalar, min low: Scalar, max high: Scalar) -> Scalar {
  Swift.min(Swift.max(x, low), high)
}
/// Returns the smooth interpolation from 0 at one edge to 1 at another.
public func simd_smoothstep<Scalar: FloatingPoint>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
