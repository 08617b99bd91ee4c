/// A synchronized video frame or audio buffer.
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
  /// The samples.
  open var sampleBuffer: CMSampleBuffer { noCamera() }
  /// Whether the samples were dropped.
  open var sampleBufferWasDropped: Bool { noCamera() }
  /// The reason why they were dropped.
  open var droppedReason: AVCaptureOutput.DataDroppedReason { noCamera() }
}
