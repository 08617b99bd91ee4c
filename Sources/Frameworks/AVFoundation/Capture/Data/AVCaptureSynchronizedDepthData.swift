/// A synchronized depth map.
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
  /// The map.
  open var depthData: AVDepthData { noCamera() }
  /// Whether the map was dropped.
  open var depthDataWasDropped: Bool { noCamera() }
  /// The reason why it was dropped.
  open var droppedReason: AVCaptureOutput.DataDroppedReason { noCamera() }
}
