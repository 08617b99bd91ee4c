public import simd

/// A node whose children are rotated in three dimensions.
///
/// A rotation around the x or y axis makes the children narrower, as seen from the front without
/// perspective (Scenes.SK18).
open class SKTransformNode: SKNode {
  /// The rotation around the x axis in radians.
  open var xRotation: CGFloat = 0
  /// The rotation around the y axis in radians.
  open var yRotation: CGFloat = 0

  /// Sets the rotation from angles around the x, y and z axes.
  open func setEulerAngles(_ euler: vector_float3) {
    (xRotation, yRotation) = (CGFloat(euler.x), CGFloat(euler.y))
    zRotation = CGFloat(euler.z)
  }
  /// Returns the angles around the x, y and z axes.
  open func eulerAngles() -> vector_float3 {
    vector_float3(Float(xRotation), Float(yRotation), Float(zRotation))
  }
  /// Sets the rotation from a quaternion.
  open func setQuaternion(_ quaternion: simd_quatf) {
    let (x, y, z, w) =
      (quaternion.vector.x, quaternion.vector.y, quaternion.vector.z, quaternion.vector.w)
    setEulerAngles(
      vector_float3(
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
        asin(max(-1, min(1, 2 * (w * y - z * x)))),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))))
  }
  /// Returns the rotation as a quaternion.
  open func quaternion() -> simd_quatf {
    let angles = eulerAngles()
    return simd_quatf(angle: angles.z, axis: vector_float3(0, 0, 1))
      * simd_quatf(angle: angles.y, axis: vector_float3(0, 1, 0))
      * simd_quatf(angle: angles.x, axis: vector_float3(1, 0, 0))
  }
  /// Sets the rotation from a matrix.
  open func setRotationMatrix(_ rotationMatrix: matrix_float3x3) {
    setQuaternion(simd_quatf(rotationMatrix))
  }
  /// Returns the rotation as a matrix.
  open func rotationMatrix() -> matrix_float3x3 { matrix_float3x3(quaternion()) }

  // MARK: Internals

  /// The transform to the parent: the rotations around x and y shorten the other axis.
  override var transform: CGAffineTransform {
    CGAffineTransform(scaleX: cos(yRotation), y: cos(xRotation)).concatenating(super.transform)
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKTransformNode else { return }
    (xRotation, yRotation) = (node.xRotation, node.yRotation)
  }
}
