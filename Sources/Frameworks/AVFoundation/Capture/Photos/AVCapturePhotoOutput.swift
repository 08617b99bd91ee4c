internal import TactusCrashReports
import TactusVirtualTime

/// An output of photos, which needs an input.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  // MARK: Capturing

  /// Captures a photo; ends the app, as there is no connection to an input (Device.CA9).
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    programmingError(
      "capturePhoto: no active and enabled video connection",
      exception: "NSInvalidArgumentException")
  }

  /// The settings for which the output has prepared: always empty.
  open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
  /// Prepares for photos; the closure is called on another thread, and learns that this failed
  /// (Device.CA10).
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
  /// Whether the output is ready for another photo; it is not, as no session with it has an input.
  open var captureReadiness: CaptureReadiness { .sessionNotRunning }

  // MARK: Formats

  /// The pixel formats of photos; empty without an input.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The codecs of photos; empty without an input.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The types of photos' files; empty without an input.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The pixel formats of raw photos; empty without an input.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The codecs of raw photos; empty without an input.
  open var availableRawPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The types of raw photos' files; empty without an input.
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  /// The codecs of Live Photo movies; empty without an input.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the pixel formats of photos in a type of file; empty without an input.
  open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
  /// Returns the codecs of photos in a type of file; empty without an input.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  /// Returns the pixel formats of raw photos in a type of file; empty without an input.
  open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
  /// The largest size of photos; stored.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos larger than the pictures of the format are prepared for; stored.
  @available(*, deprecated, message: "Use maxPhotoDimensions")
  open var isHighResolutionCaptureEnabled = false
  /// The highest quality for which time may be taken; stored.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

  // MARK: Light

  /// The flash modes; empty without an input.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// The flash modes as numbers; empty without an input.
  open var __supportedFlashModes: [NSNumber] { [] }
  /// Whether a photo of what is seen would need the flash; false without an input.
  open var isFlashScene: Bool { false }
  /// The settings for which `isFlashScene` is; stored.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  /// Whether photos can be stabilized; false without an input.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether red eyes can be corrected; false without an input.
  open var isAutoRedEyeReductionSupported: Bool { false }

  // MARK: Brackets

  /// The largest number of photos in a bracket; 0 without an input.
  open var maxBracketedCapturePhotoCount: Int { 0 }
  /// Whether the lens can be held still during a bracket; false without an input.
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }

  // MARK: Live Photos

  /// Whether Live Photos can be captured; false without an input.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether Live Photos are prepared for.
  open var isLivePhotoCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the capture of Live Photos is suspended; stored.
  open var isLivePhotoCaptureSuspended = false
  /// Whether the suspension outlasts the session; stored.
  open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
  /// Whether the films are cut where the phone moves much; stored.
  open var isLivePhotoAutoTrimmingEnabled = true

  // MARK: Abilities

  /// Whether Apple ProRAW can be captured; false without an input.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether Apple ProRAW is prepared for.
  open var isAppleProRAWEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether photos can be captured more quickly; false without an input.
  open var isFastCapturePrioritizationSupported: Bool { false }
  /// Whether photos are captured more quickly.
  open var isFastCapturePrioritizationEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether photos can be those of the moment of the tap; false without an input.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether photos are those of the moment of the tap.
  open var isZeroShutterLagEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether photos can overlap; false without an input.
  open var isResponsiveCaptureSupported: Bool { false }
  /// Whether photos overlap.
  open var isResponsiveCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether photos can be completed later; false without an input.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether photos are completed later.
  open var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the sound of the shutter can be suppressed; false without an input.
  open var isShutterSoundSuppressionSupported: Bool { false }
  /// Whether photos of several cameras can be joined; false without an input.
  open var isVirtualDeviceFusionSupported: Bool { false }
  /// Whether each of several cameras can give its photo; false without an input.
  open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
  /// Whether each of several cameras gives its photo.
  open var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether the properties of the camera can come with photos; false without an input.
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  /// Whether the distortion of the lens can be corrected; false without an input.
  open var isContentAwareDistortionCorrectionSupported: Bool { false }
  /// Whether the distortion of the lens is corrected.
  open var isContentAwareDistortionCorrectionEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether depth maps can come with photos; false without an input.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether depth maps come with photos.
  open var isDepthDataDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// Whether portrait effects matte can come with photos; false without an input.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether portrait effects matte come with photos.
  open var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// The kinds of masks that can come with photos; empty without an input.
  open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
  /// The kinds of masks that come with photos.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] {
    get { [] }
    set { requireOff(!newValue.isEmpty) }
  }
}
