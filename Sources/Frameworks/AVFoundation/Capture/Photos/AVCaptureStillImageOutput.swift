/// An output of photos, the older form; it needs an input.
@available(*, deprecated, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// Captures a photo; ends the app, as no connection belongs to this output.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) { noCamera() }
  /// Captures a photo; ends the app, as no connection belongs to this output.
  @discardableResult
  open func captureStillImage(
    from connection: AVCaptureConnection
  ) async throws -> CMSampleBuffer { noCamera() }
  /// Returns the bytes of a photo in JPEG; samples of another codec end the app (Device.CA11).
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
  /// Whether photos are larger than the pictures of the format; stored.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether photos can be stabilized; false without an input.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether the camera stabilizes photos when it helps; stored.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  /// Whether a photo is being stabilized.
  open var isStillImageStabilizationActive: Bool { false }

  /// The largest number of photos in a bracket; 0 without an input.
  open var maxBracketedCaptureStillImageCount: Int { 0 }
  /// Whether the lens can be held still during a bracket; false without an input.
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
  /// Whether the lens is held still during a bracket.
  open var isLensStabilizationDuringBracketedCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Prepares for photos with different exposures.
  open func prepareToCaptureStillImageBracket(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings],
    completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { noCamera() }
  /// Prepares for photos with different exposures, and returns whether it has succeeded.
  @discardableResult
  open func prepareToCaptureStillImageBracket(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings]
  ) async throws -> Bool { noCamera() }
  /// Captures photos with different exposures.
  open func captureStillImageBracketAsynchronously(
    from connection: AVCaptureConnection,
    withSettingsArray settings: [AVCaptureBracketedStillImageSettings],
    completionHandler handler:
      @escaping @Sendable (
        CMSampleBuffer?, AVCaptureBracketedStillImageSettings?, (any Error)?
      ) -> Void
  ) { noCamera() }
}
