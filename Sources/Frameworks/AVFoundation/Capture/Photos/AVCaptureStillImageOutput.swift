/// The older output for photos, which needs an input.
@available(*, deprecated, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// Captures a photo; raises an exception, as no connection belongs to this output.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) { noCamera() }
  /// Captures a photo; raises an exception, as no connection belongs to this output.
  @discardableResult
  open func captureStillImage(
    from connection: AVCaptureConnection
  ) async throws -> CMSampleBuffer { noCamera() }
  /// Returns the bytes of a photo as JPEG; samples of another codec raise an exception
  /// (Device.CA11).
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { AVCapturePhotoOutput.jpegData(of: jpegSampleBuffer) }
  /// Whether a photo is being captured.
  open var isCapturingStillImage: Bool { false }

  /// The format of photos; stored.
  open var outputSettings: [String: Any] = [AVVideoCodecKey: AVVideoCodecType.jpeg]
  /// The pixel formats of photos; empty without an input.
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
  /// The codecs of photos; empty without an input.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  /// Whether photos may be larger than the format's frames; stored.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether photos can be stabilized; false without an input.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether photos are stabilized automatically; stored.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  /// Whether a photo is being stabilized.
  open var isStillImageStabilizationActive: Bool { false }

  /// The maximum number of photos in a bracket; 0 without an input.
  open var maxBracketedCaptureStillImageCount: Int { 0 }
  /// Whether the lens can be stabilized during a bracket; false without an input.
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
  /// Whether the lens is stabilized during a bracket.
  open var isLensStabilizationDuringBracketedCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Prepares for a bracket.
  open func prepareToCaptureStillImageBracket(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings],
    completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { noCamera() }
  /// Prepares for a bracket, and returns whether that succeeded.
  @discardableResult
  open func prepareToCaptureStillImageBracket(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings]
  ) async throws -> Bool { noCamera() }
  /// Captures a bracket.
  open func captureStillImageBracketAsynchronously(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings],
    completionHandler handler:
      @escaping @Sendable (
        CMSampleBuffer?, AVCaptureBracketedStillImageSettings?, (any Error)?
      ) -> Void
  ) { noCamera() }
}
