// The names of functions that C uses for quaternions.

/// Returns the quaternion of its parts, of which the real one is the last.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation by an angle, in radians, around an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one vector of length 1 to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the quaternion of its parts, of which the real one is the last.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }

/// Returns the quaternion of its parts, of which the real one is the last.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation by an angle, in radians, around an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one vector of length 1 to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the quaternion of its parts, of which the real one is the last.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }

/// Rotates a vector, as `Quaternion.act(_:)` does.
public func simd_act<Q: Quaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { q.act(v) }
/// Returns the product: the rotation by the second quaternion, then by the first.
public func simd_mul<Q: Quaternion>(_ p: Q, _ q: Q) -> Q { p * q }
/// Returns the angle of a rotation, in radians.
public func simd_angle<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// Returns the axis of a rotation, of length 1.
public func simd_axis<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Returns the real part.
public func simd_real<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the imaginary parts.
public func simd_imag<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns the quaternion with the imaginary parts negated.
public func simd_conjugate<Q: Quaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the quaternion whose product with this one is 1.
public func simd_inverse<Q: Quaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize<Q: Quaternion>(_ q: Q) -> Q { q.normalized }
/// Returns the length.
public func simd_length<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the sum of the products of the parts.
public func simd_dot<Q: Quaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
/// Returns the rotation at a fraction of the way from one to another, along the shorter arc.
public func simd_slerp<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  Q.interpolation(q0, q1, t, isShortest: true)
}
/// Returns the rotation at a fraction of the way from one to another, along the longer arc.
public func simd_slerp_longest<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  Q.interpolation(q0, q1, t, isShortest: false)
}
/// Returns the matrix of 3 columns and 3 rows of a rotation.
public func simd_matrix3x3<Q: Quaternion>(_ q: Q) -> Q.Matrix3 { q.matrix3 }
/// Returns the matrix of 4 columns and 4 rows of a rotation.
public func simd_matrix4x4<Q: Quaternion>(_ q: Q) -> Q.Matrix4 { q.matrix4 }
