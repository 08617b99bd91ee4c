/// The codes and faces of one time.
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {
  /// The codes and faces.
  open var metadataObjects: [AVMetadataObject] { noCamera() }
}
