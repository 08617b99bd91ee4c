/// An output of pictures, which receives none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Changes the delegate and its queue; a delegate without a queue ends the app (Device.CA7).
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    requireQueue(sampleBufferCallbackQueue, for: sampleBufferDelegate)
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  /// The format of the pictures; stored.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that arrive late are left out; stored.
  open var alwaysDiscardsLateVideoFrames = true
  /// Whether the output chooses the size of the pictures; stored.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether the pictures have the size of a preview; stored.
  open var deliversPreviewSizedOutputBuffers = false

  /// The pixel formats of pictures; none without an input.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// The codings of pictures; none without an input.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the codings for a type of file; none without an input.
  open func availableVideoCodecTypesForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [AVVideoCodecType] { [] }
  /// Returns the coding that is recommended for a type of file; `nil` without an input.
  open func recommendedVideoSettingsForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [String: Any]? { nil }
  /// Returns the settings that are recommended for a coding and a type of file; `nil` without an
  /// input.
  open func recommendedVideoSettings(
    forVideoCodecType videoCodecType: AVVideoCodecType,
    assetWriterOutputFileType outputFileType: AVFileType
  ) -> [String: Any]? { nil }
}
