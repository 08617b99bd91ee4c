/// The map of depth of one time.
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
  /// The map.
  open var depthData: AVDepthData { noCamera() }
  /// Whether the map was left out.
  open var depthDataWasDropped: Bool { noCamera() }
  /// The reason for which it was left out.
  open var droppedReason: AVCaptureOutput.DataDroppedReason { noCamera() }
}
