/// A picture or sound of one time.
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
  /// The samples.
  open var sampleBuffer: CMSampleBuffer { noCamera() }
  /// Whether the samples were left out.
  open var sampleBufferWasDropped: Bool { noCamera() }
  /// The reason for which they were left out.
  open var droppedReason: AVCaptureOutput.DataDroppedReason { noCamera() }
}
