/// A salient object in a frame; never detected here.
open class AVMetadataSalientObject: AVMetadataObject {
  /// The number that the object keeps from frame to frame.
  open var objectID: Int { noCamera() }
}
