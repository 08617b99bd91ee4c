/// A body in a frame; never detected here.
open class AVMetadataBodyObject: AVMetadataObject {
  /// The number that the body keeps from frame to frame.
  open var bodyID: Int { noCamera() }
}
