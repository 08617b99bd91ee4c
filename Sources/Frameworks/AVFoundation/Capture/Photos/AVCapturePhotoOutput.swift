internal import TactusCrashReports
import TactusVirtualTime

/// An output for photos, which needs an input.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  // MARK: Capturing

  /// Captures a photo; raises an exception, as there is no connection to an input (Device.CA9).
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    programmingError(
      "capturePhoto: no active and enabled video connection",
      exception: "NSInvalidArgumentException")
  }

  /// The settings for which the output has prepared: always empty.
  open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
  /// Prepares for photos; the closure is called on another thread with the failure (Device.CA10).
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    PhoneTime.callOnAnotherThread { completionHandler(false, AVError(.deviceNotConnected)) }
  }
  /// Prepares for photos, which fails without an input (Device.CA10).
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings]
  ) async throws -> Bool { throw AVError(.deviceNotConnected) }
  /// The readiness for another photo; never ready, as no session with the output has an input.
  open var captureReadiness: CaptureReadiness { .sessionNotRunning }

  // MARK: Formats

  /// The pixel formats of photos; empty without an input.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The codecs of photos; empty without an input.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The file types of photos; empty without an input.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The pixel formats of raw photos; empty without an input.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The codecs of raw photos; empty without an input.
  open var availableRawPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The file types of raw photos; empty without an input.
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  /// The codecs of Live Photo movies; empty without an input.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the pixel formats of photos of a file type; empty without an input.
  open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
  /// Returns the codecs of photos of a file type; empty without an input.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  /// Returns the pixel formats of raw photos of a file type; empty without an input.
  open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
  /// The maximum size of photos; stored.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos larger than the format's frames are enabled; stored.
  @available(*, deprecated, message: "Use maxPhotoDimensions")
  open var isHighResolutionCaptureEnabled = false
  /// The maximum priority of quality; stored.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

  // MARK: Light

  /// The flash modes; empty without an input.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// The flash modes as numbers; empty without an input.
  open var __supportedFlashModes: [NSNumber] { [] }
  /// Whether the current scene would need the flash; false without an input.
  open var isFlashScene: Bool { false }
  /// The settings for `isFlashScene`; stored.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  /// Whether photos can be stabilized; false without an input.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether red eyes can be corrected; false without an input.
  open var isAutoRedEyeReductionSupported: Bool { false }

  // MARK: Brackets

  /// The maximum number of photos in a bracket; 0 without an input.
  open var maxBracketedCapturePhotoCount: Int { 0 }
  /// Whether the lens can be stabilized during a bracket; false without an input.
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }

  // MARK: Live Photos

  /// Whether Live Photos can be captured; false without an input.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether Live Photos are enabled.
  open var isLivePhotoCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the capture of Live Photos is suspended; stored.
  open var isLivePhotoCaptureSuspended = false
  /// Whether the suspension persists beyond the session; stored.
  open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
  /// Whether Live Photo movies are trimmed where the phone moves too much; stored.
  open var isLivePhotoAutoTrimmingEnabled = true

  // MARK: Abilities

  /// Whether Apple ProRAW can be captured; false without an input.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether Apple ProRAW is enabled.
  open var isAppleProRAWEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether fast capture can be prioritized; false without an input.
  open var isFastCapturePrioritizationSupported: Bool { false }
  /// Whether fast capture is prioritized.
  open var isFastCapturePrioritizationEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether zero shutter lag is supported; false without an input.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether zero shutter lag is enabled.
  open var isZeroShutterLagEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether responsive capture, with overlapping photos, is supported; false without an input.
  open var isResponsiveCaptureSupported: Bool { false }
  /// Whether responsive capture is enabled.
  open var isResponsiveCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether deferred photo delivery is supported; false without an input.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether deferred photo delivery is enabled.
  open var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the shutter sound can be suppressed; false without an input.
  open var isShutterSoundSuppressionSupported: Bool { false }
  /// Whether photos of several cameras can be fused; false without an input.
  open var isVirtualDeviceFusionSupported: Bool { false }
  /// Whether each constituent camera can deliver its photo; false without an input.
  open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
  /// Whether each constituent camera delivers its photo.
  open var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the camera's calibration data can be delivered; false without an input.
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  /// Whether content-aware distortion correction is supported; false without an input.
  open var isContentAwareDistortionCorrectionSupported: Bool { false }
  /// Whether geometric distortion is corrected.
  open var isContentAwareDistortionCorrectionEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether depth maps can be delivered; false without an input.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether depth maps are delivered.
  open var isDepthDataDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether portrait effects mattes can be delivered; false without an input.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether portrait effects mattes are delivered.
  open var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// The types of mattes that can be delivered; empty without an input.
  open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
  /// The types of mattes that are delivered.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] {
    get { [] }
    set { requireOff(!newValue.isEmpty) }
  }
}
