/// A body in a picture, which the phone never finds.
open class AVMetadataBodyObject: AVMetadataObject {
  /// The number that the body keeps from picture to picture.
  open var bodyID: Int { noCamera() }
}
