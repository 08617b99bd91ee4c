/// A thing in a picture that catches the eye, which the phone never finds.
open class AVMetadataSalientObject: AVMetadataObject {
  /// The number that the thing keeps from picture to picture.
  open var objectID: Int { noCamera() }
}
