/// Returns the matrix of a translation.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Translate(SCNMatrix4Identity, tx, ty, tz)
}

/// Returns the matrix of a scale.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}

/// Returns the matrix of a rotation about an axis.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The x component of the axis, of any length.
///   - y: The y component of the axis.
///   - z: The z component of the axis.
/// - Returns: The matrix; the identity for an axis without a length.
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  let axis = SIMD3(x, y, z)
  guard simd_length(axis) > 0 else { return SCNMatrix4Identity }
  return SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(axis))))
}

/// Returns a matrix that transforms, and then translates.
public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 {
  var result = m
  result.m41 += tx
  result.m42 += ty
  result.m43 += tz
  return result
}

/// Returns a matrix that transforms, and then scales.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}

/// Returns a matrix that transforms, and then rotates.
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

/// Returns the matrix that applies `a`, and then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}

/// Returns the inverse of a matrix; the matrix itself if it has none (a guess).
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  let matrix = simd_float4x4(m)
  return matrix.determinant == 0 ? m : SCNMatrix4(matrix.inverse)
}

/// Returns whether a matrix is the identity.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }

/// Returns whether two matrices have equal elements.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }

/// Returns whether two vectors have equal components.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Returns whether two vectors have equal components.
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a == b }

extension SCNVector3 {
  /// Creates a vector from a SIMD vector.
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

extension SCNVector4 {
  /// Creates a vector from a SIMD vector.
  public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

extension SIMD3<Float> {
  /// Creates a SIMD vector from a vector of SceneKit.
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD4<Float> {
  /// Creates a SIMD vector from a vector of SceneKit.
  public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}
