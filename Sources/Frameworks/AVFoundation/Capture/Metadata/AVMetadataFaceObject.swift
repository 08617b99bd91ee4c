/// A face in a picture, which the phone never finds.
open class AVMetadataFaceObject: AVMetadataObject {
  /// The number that the face keeps from picture to picture.
  open var faceID: Int { noCamera() }
  /// Whether the tilt to a shoulder is known.
  open var hasRollAngle: Bool { noCamera() }
  /// The tilt to a shoulder, in degrees.
  open var rollAngle: CGFloat { noCamera() }
  /// Whether the turn to a side is known.
  open var hasYawAngle: Bool { noCamera() }
  /// The turn to a side, in degrees.
  open var yawAngle: CGFloat { noCamera() }
}
