/// Synchronized metadata objects: codes and faces.
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {
  /// The codes and faces.
  open var metadataObjects: [AVMetadataObject] { noCamera() }
}
