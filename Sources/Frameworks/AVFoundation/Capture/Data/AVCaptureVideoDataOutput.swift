/// A video data output; it delivers nothing.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue; a delegate without a queue raises an exception (Device.CA7).
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    requireQueue(sampleBufferCallbackQueue, for: sampleBufferDelegate)
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  /// The pixel format settings of frames; stored.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late frames are dropped; stored.
  open var alwaysDiscardsLateVideoFrames = true
  /// Whether the output configures the size of its frames; stored.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether frames have the size of the preview; stored.
  open var deliversPreviewSizedOutputBuffers = false

  /// The pixel formats of frames; empty without an input.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// The video codecs; empty without an input.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the codecs for a type of file; empty without an input.
  open func availableVideoCodecTypesForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [AVVideoCodecType] { [] }
  /// Returns the recommended settings for a file type; `nil` without an input.
  open func recommendedVideoSettingsForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [String: Any]? { nil }
  /// Returns the recommended settings for a codec and a file type; `nil` without an input.
  open func recommendedVideoSettings(
    forVideoCodecType videoCodecType: AVVideoCodecType,
    assetWriterOutputFileType outputFileType: AVFileType
  ) -> [String: Any]? { nil }
}
