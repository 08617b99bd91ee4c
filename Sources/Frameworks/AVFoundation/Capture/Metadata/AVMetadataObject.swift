/// A code, face or body in a picture, which the phone never finds.
open class AVMetadataObject: NSObject {
  override init() { super.init() }

  /// The kind.
  open var type: ObjectType { noCamera() }
  /// The place, in parts of the picture.
  open var bounds: CGRect { noCamera() }
  /// The time of the picture.
  open var time: CMTime { noCamera() }
  /// The duration of the picture.
  open var duration: CMTime { noCamera() }
}
