/// A code, face or body in a frame; never detected here.
open class AVMetadataObject: NSObject {
  override init() { super.init() }

  /// The kind.
  open var type: ObjectType { noCamera() }
  /// The bounds, in unit coordinates of the frame.
  open var bounds: CGRect { noCamera() }
  /// The time of the frame.
  open var time: CMTime { noCamera() }
  /// The duration of the frame.
  open var duration: CMTime { noCamera() }
}
