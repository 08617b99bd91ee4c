/// Information about a face detected in an image; the phone detects none.
open class CIFaceFeature: CIFeature {
  /// Whether the left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// The place of the left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// The place of the right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth was found.
  open var hasMouthPosition: Bool { false }
  /// The place of the mouth.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
}
