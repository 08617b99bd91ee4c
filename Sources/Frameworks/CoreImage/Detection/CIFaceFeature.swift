/// A detected face; never created, since the phone has no detectors.
open class CIFaceFeature: CIFeature {
  /// Whether the left eye was found: always false.
  open var hasLeftEyePosition: Bool { false }
  /// The position of the left eye: zero.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye was found: always false.
  open var hasRightEyePosition: Bool { false }
  /// The position of the right eye: zero.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth was found: always false.
  open var hasMouthPosition: Bool { false }
  /// The position of the mouth: zero.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face smiles: always false.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed: always false.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed: always false.
  open var rightEyeClosed: Bool { false }
}
