/// An audio data output; it delivers nothing.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue; a delegate without a queue raises an exception (Device.CA7).
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    requireQueue(sampleBufferCallbackQueue, for: sampleBufferDelegate)
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  /// Returns the recommended settings for a file type; `nil` without an input.
  open func recommendedAudioSettingsForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [String: Any]? { nil }
}
