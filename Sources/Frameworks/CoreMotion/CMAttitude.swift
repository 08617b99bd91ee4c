/// The orientation of the device, relative to a frame of reference (Device.MO4).
// The matrix converts vectors from the reference frame to the device's, as Apple's samples use it.
// The angles are applied in the order yaw, pitch, roll. Confidence: guess.
open class CMAttitude: NSObject, NSCopying {
  /// The rotation as a quaternion.
  open internal(set) var quaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)

  /// The rotation about the longitudinal axis, in radians.
  open var roll: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  /// The rotation about the lateral axis, in radians.
  open var pitch: Double {
    let q = quaternion
    return asin(max(-1, min(1, 2 * (q.y * q.z + q.w * q.x))))
  }

  /// The rotation about the vertical axis, in radians.
  open var yaw: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
  }

  /// The rotation as a matrix.
  open var rotationMatrix: CMRotationMatrix {
    let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
    return CMRotationMatrix(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
      m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
      m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
  }

  /// Makes the attitude relative to another one with the same reference frame.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let (q, r) = (quaternion, attitude.quaternion)
    quaternion = CMQuaternion(
      x: r.w * q.x - r.x * q.w - r.y * q.z + r.z * q.y,
      y: r.w * q.y - r.y * q.w - r.z * q.x + r.x * q.z,
      z: r.w * q.z - r.z * q.w - r.x * q.y + r.y * q.x,
      w: r.w * q.w + r.x * q.x + r.y * q.y + r.z * q.z)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CMAttitude()
    copy.quaternion = quaternion
    return copy
  }
}
