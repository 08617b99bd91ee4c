/// A face in a frame; never detected here.
open class AVMetadataFaceObject: AVMetadataObject {
  /// The number that the face keeps from frame to frame.
  open var faceID: Int { noCamera() }
  /// Whether the roll angle is known.
  open var hasRollAngle: Bool { noCamera() }
  /// The roll angle: the tilt towards a shoulder, in degrees.
  open var rollAngle: CGFloat { noCamera() }
  /// Whether the yaw angle is known.
  open var hasYawAngle: Bool { noCamera() }
  /// The yaw angle: the turn to a side, in degrees.
  open var yawAngle: CGFloat { noCamera() }
}
