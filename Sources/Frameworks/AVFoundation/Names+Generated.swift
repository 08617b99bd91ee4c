// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/AVFoundation.tsv.
// Do not edit.

/// The restrictions of references from an asset's file to others.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Forbids references from a server's file to local files.
  public static let forbidRemoteReferenceToLocal = Self(rawValue: 1 << 0)
  /// Forbids references from a local file to servers.
  public static let forbidLocalReferenceToRemote = Self(rawValue: 1 << 1)
  /// Forbids references from a server's file to other servers.
  public static let forbidCrossSiteReference = Self(rawValue: 1 << 2)
  /// Forbids references from a local file to local files.
  public static let forbidLocalReferenceToLocal = Self(rawValue: 1 << 3)
  /// Forbids all references.
  public static let forbidAll = Self(rawValue: 0xFFFF)
  /// The default restrictions.
  public static let defaultPolicy: Self =
    [.forbidRemoteReferenceToLocal, .forbidLocalReferenceToRemote,]
}

/// The loading states of a property.
public enum AVKeyValueStatus: Int, Sendable {
  /// Loading has not begun.
  case unknown = 0
  /// The property is being loaded.
  case loading = 1
  /// The property is loaded.
  case loaded = 2
  /// Loading failed.
  case failed = 3
  /// Loading was canceled.
  case cancelled = 4
}

/// The statuses of the permission to use a device of a media type.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

extension AVCaptureDevice {
  /// The statuses of the lens stabilization of a photo.
  public enum LensStabilizationStatus: Int, Sendable {
    case unsupported = 0
    case off = 1
    case active = 2
    case outOfRange = 3
    case unavailable = 4
  }
}

extension AVCaptureDevice {
  /// The notification about a connected device; never posted.
  public static var wasConnectedNotification: NSNotification.Name { .AVCaptureDeviceWasConnected }
  /// The notification about a disconnected device; never posted.
  public static var wasDisconnectedNotification: NSNotification.Name { .AVCaptureDeviceWasDisconnected }
  /// The notification about a change of the subject area; never posted.
  public static var subjectAreaDidChangeNotification: NSNotification.Name { .AVCaptureDeviceSubjectAreaDidChange }
}

extension NSNotification.Name {
  /// The notification about a connected device; never posted.
  public static let AVCaptureDeviceWasConnected =
    NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  /// The notification about a disconnected device; never posted.
  public static let AVCaptureDeviceWasDisconnected =
    NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// The notification about a change of the subject area; never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange =
    NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}

extension AVCaptureDevice {
  /// The positions of a device on the phone.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }
}

extension AVCaptureDevice {
  /// The torch modes.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
}

extension AVCaptureDevice {
  /// The flash modes.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
}

extension AVCaptureDevice {
  /// The focus modes.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }
}

extension AVCaptureDevice {
  /// The exposure modes.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }
}

extension AVCaptureDevice {
  /// The white balance modes.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }
}

extension AVCaptureDevice {
  /// The restrictions of the focus range.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }
}

extension AVCaptureDevice {
  /// The behaviors of a virtual device when it switches its primary constituent.
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
    case unsupported = 0
    case auto = 1
    case restricted = 2
    case locked = 3
  }
}

extension AVCaptureDevice {
  /// The conditions for restricted switching of the primary constituent.
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The zoom factor changes.
    public static let videoZoomChanged = Self(rawValue: 1)
    /// The focus mode changes.
    public static let focusModeChanged = Self(rawValue: 2)
    /// The exposure mode changes.
    public static let exposureModeChanged = Self(rawValue: 4)
  }
}

/// The older name of the type of a device's position.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The older name of the torch mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The older name of the flash mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The older name of the focus mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The older name of the exposure mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
/// The older name of the white balance mode type.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
/// The older name of the discovery session.
@available(swift, obsoleted: 4, renamed: "AVCaptureDevice.DiscoverySession")
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession

extension AVMetadataObject {
  /// A kind of code, face or body, with its raw value in the public header.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A face.
    public static let face = Self(rawValue: "face")
    /// The body of a person.
    public static let humanBody = Self(rawValue: "humanBody")
    /// The whole body of a person.
    public static let humanFullBody = Self(rawValue: "humanFullBody")
    /// The body of a cat.
    public static let catBody = Self(rawValue: "catBody")
    /// The head of a cat.
    public static let catHead = Self(rawValue: "catHead")
    /// The body of a dog.
    public static let dogBody = Self(rawValue: "dogBody")
    /// The head of a dog.
    public static let dogHead = Self(rawValue: "dogHead")
    /// A salient object.
    public static let salientObject = Self(rawValue: "salientObject")
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A small QR code.
    public static let microQR = Self(rawValue: "org.iso.MicroQR")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A small PDF417 code.
    public static let microPDF417 = Self(rawValue: "org.iso.MicroPDF417")
    /// A GS1 DataBar code.
    public static let gs1DataBar = Self(rawValue: "org.gs1.GS1DataBar")
    /// An expanded GS1 DataBar code.
    public static let gs1DataBarExpanded = Self(rawValue: "org.gs1.GS1DataBarExpanded")
    /// A limited GS1 DataBar code.
    public static let gs1DataBarLimited = Self(rawValue: "org.gs1.GS1DataBarLimited")
    /// A UPC-E code.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// An EAN-8 code.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 code, also for UPC-A.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// An ITF-14 code.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// A Code 39 code.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A Code 39 code with a check digit.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 code.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A Code 128 code.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// An interleaved 2-of-5 code.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// A Codabar code.
    public static let codabar = Self(rawValue: "Codabar")
  }
}

extension AVCaptureSession {
  /// The notification about a runtime error; never posted.
  public static var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
  /// The notification that a session has started (Device.CA3).
  public static var didStartRunningNotification: NSNotification.Name { .AVCaptureSessionDidStartRunning }
  /// The notification that a session has stopped (Device.CA3).
  public static var didStopRunningNotification: NSNotification.Name { .AVCaptureSessionDidStopRunning }
  /// The notification about an interruption; never posted.
  public static var wasInterruptedNotification: NSNotification.Name { .AVCaptureSessionWasInterrupted }
  /// The notification about the end of an interruption; never posted.
  public static var interruptionEndedNotification: NSNotification.Name { .AVCaptureSessionInterruptionEnded }
}

extension AVCaptureSession {
  /// The reasons for an interruption.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension NSNotification.Name {
  /// The notification about a runtime error; never posted.
  public static let AVCaptureSessionRuntimeError =
    NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// The notification that a session has started.
  public static let AVCaptureSessionDidStartRunning =
    NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  /// The notification that a session has stopped.
  public static let AVCaptureSessionDidStopRunning =
    NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  /// The notification about an interruption; never posted.
  public static let AVCaptureSessionWasInterrupted =
    NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  /// The notification about the end of an interruption; never posted.
  public static let AVCaptureSessionInterruptionEnded =
    NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
}

/// The key of the error in the notification of a runtime error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason in the notification of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the system pressure state in the notification of an interruption.
public let AVCaptureSessionInterruptionSystemPressureStateKey =
  "AVCaptureSessionInterruptionSystemPressureStateKey"

extension AVCaptureSession {
  /// The quality of the pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Photo quality.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 352 × 288 pixels.
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 × 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1,280 × 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1,920 × 1,080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3,840 × 2,160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 × 540 pixels in about 30 megabits per second.
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1,280 × 720 pixels in about 40 megabits per second.
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The active format of the device.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }
}

/// The color spaces of a camera.
public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB = 0
  case P3_D65 = 1
  case HLG_BT2020 = 2
  case appleLog = 3
}

/// The orientations of video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// The video stabilization modes.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case cinematicExtended = 3
  case previewOptimized = 4
  case cinematicExtendedEnhanced = 5
  case auto = -1
}

/// The scaling of frames to a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fits the video into the layer, and keeps its aspect ratio.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the layer, keeps the aspect ratio, and crops the video.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Fills the layer, and distorts the video.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A kind of media, with its raw value in the public header.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Video.
  public static let video = Self(rawValue: "vide")
  /// Audio.
  public static let audio = Self(rawValue: "soun")
  /// Text.
  public static let text = Self(rawValue: "text")
  /// Subtitles.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Closed captions, in the video data.
  public static let closedCaption = Self(rawValue: "clcp")
  /// Time codes.
  public static let timecode = Self(rawValue: "tmcd")
  /// Depth data.
  public static let depthData = Self(rawValue: "dpth")
  /// Metadata objects.
  public static let metadataObject = Self(rawValue: "mobj")
  /// Metadata.
  public static let metadata = Self(rawValue: "meta")
  /// Muxed video and audio.
  public static let muxed = Self(rawValue: "muxx")
}

/// A video codec.
///
/// - Source: Apple's header. Confidence: documented.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
  /// HEVC with an alpha channel.
  public static let hevcWithAlpha = Self(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
  /// JPEG XL.
  public static let JPEGXL = Self(rawValue: "jxlc")
  /// ProRes 4444.
  public static let proRes4444 = Self(rawValue: "ap4h")
  /// ProRes 422.
  public static let proRes422 = Self(rawValue: "apcn")
  /// ProRes 422 HQ.
  public static let proRes422HQ = Self(rawValue: "apch")
  /// ProRes 422 LT.
  public static let proRes422LT = Self(rawValue: "apcs")
  /// ProRes 422 Proxy.
  public static let proRes422Proxy = Self(rawValue: "apco")
}

/// The key of the properties of a codec, a dictionary.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bit rate.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality 0…1, for JPEG and HEIC.
public let AVVideoQualityKey = "Quality"
/// The key of the maximum number of frames between key frames.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the maximum seconds between key frames.
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
/// The key of whether frame reordering is allowed.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
/// The key of the profile and level.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The baseline profile, level 3.0.
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
/// The baseline profile, level 3.1.
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
/// The baseline profile, level 4.1.
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
/// The baseline profile with an automatic level.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile, level 3.0.
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
/// The main profile, level 3.1.
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
/// The main profile, level 3.2.
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
/// The main profile, level 4.1.
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
/// The main profile with an automatic level.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile, level 4.0.
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
/// The high profile, level 4.1.
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
/// The high profile with an automatic level.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The key of the entropy mode.
public let AVVideoH264EntropyModeKey = "H264EntropyMode"
/// The entropy mode CAVLC.
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
/// The entropy mode CABAC.
public let AVVideoH264EntropyModeCABAC = "CABAC"
/// The key of the frame rate of the source.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The key of the frame rate below which frames may not be dropped.
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"

/// The key of the codec, an `AVVideoCodecType`.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// H.264; `AVVideoCodecType.h264` as a string.
public let AVVideoCodecH264 = "avc1"
/// JPEG; `AVVideoCodecType.jpeg` as a string.
public let AVVideoCodecJPEG = "jpeg"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the pixel aspect ratio, a dictionary.
public let AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
/// The key of the width in the pixel aspect ratio.
public let AVVideoPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"
/// The key of the height in the pixel aspect ratio.
public let AVVideoPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"
/// The key of the clean aperture, the visible part of frames, a dictionary.
public let AVVideoCleanApertureKey = "AVVideoCleanApertureKey"
/// The key of the clean aperture's width.
public let AVVideoCleanApertureWidthKey = "Width"
/// The key of the clean aperture's height.
public let AVVideoCleanApertureHeightKey = "Height"
/// The key of the clean aperture's horizontal offset.
public let AVVideoCleanApertureHorizontalOffsetKey = "HorizontalOffset"
/// The key of the clean aperture's vertical offset.
public let AVVideoCleanApertureVerticalOffsetKey = "VerticalOffset"
/// The key of the scaling mode.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Frames are cropped, but not scaled.
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
/// Frames are scaled to fill the size, and distorted.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// Frames are scaled to fit into the size.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Frames are scaled to fill the size, and cropped.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The key of the properties of colors, a dictionary.
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
/// The key of the color primaries.
public let AVVideoColorPrimariesKey = "ColorPrimaries"
/// The color primaries of ITU-R BT.709.
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
/// The color primaries of SMPTE C.
public let AVVideoColorPrimaries_SMPTE_C = "SMPTE_C"
/// The color primaries of P3.
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
/// The color primaries of ITU-R BT.2020.
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
/// The key of the transfer function.
public let AVVideoTransferFunctionKey = "TransferFunction"
/// The transfer function of ITU-R BT.709.
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
/// The transfer function of SMPTE 2084.
public let AVVideoTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"
/// The transfer function of ITU-R BT.2100.
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
/// The key of the matrix from RGB to YCbCr.
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
/// The matrix of ITU-R BT.709.
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
/// The matrix of ITU-R BT.601.
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
/// The matrix of ITU-R BT.2020.
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
/// The key of whether wide color, beyond sRGB, is preserved.
public let AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey"

extension AVContentKeyRequest {
  /// A reason to try a request again.
  public struct RetryReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The response came too late.
    public static let timedOut = Self(rawValue: "AVContentKeyRequestRetryReasonTimedOut")
    /// The lease of the response has expired.
    public static let receivedResponseWithExpiredLease =
      Self(rawValue: "AVContentKeyRequestRetryReasonReceivedResponseWithExpiredLease")
    /// The key of the response is obsolete.
    public static let receivedObsoleteContentKey =
      Self(rawValue: "AVContentKeyRequestRetryReasonReceivedObsoleteContentKey")
  }
}

extension AVContentKeyRequest {
  /// The states of a request.
  public enum Status: Int, Sendable {
    /// The app has not responded yet.
    case requestingResponse = 0
    /// The app has provided a response.
    case receivedResponse = 1
    /// Another request renews the key of this one.
    case renewed = 2
    /// Another request retries this one.
    case retried = 3
    /// The key is no longer needed.
    case cancelled = 4
    /// There is no key; `error` has the reason.
    case failed = 5
  }
}

/// The option of the supported protocol versions, an array of numbers.
public let AVContentKeyRequestProtocolVersionsKey = "AVContentKeyRequestProtocolVersionsKey"
/// The option of whether the server's token includes validation data.
public let AVContentKeyRequestRequiresValidationDataInSecureTokenKey =
  "AVContentKeyRequestRequiresValidationDataInSecureTokenKey"

/// A key system: the protocol by which a server gives the key of protected content
/// (Players.CK1).
///
/// The texts of the names are a guess.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// FairPlay Streaming, whose keys the phone cannot request (Players.CK2).
  public static let fairPlayStreaming = Self(rawValue: "FairPlayStreaming")
  /// Clear keys, which are not protected.
  public static let clearKey = Self(rawValue: "ClearKey")
  /// Authorization tokens.
  public static let authorizationToken = Self(rawValue: "AuthorizationToken")
}

/// The option of the minimum bit rate in bits per second.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey =
  "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
/// The option of the minimum video size.
public let AVAssetDownloadTaskMinimumRequiredPresentationSizeKey =
  "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"
/// The option of the media selection.
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"
/// The option of whether multichannel audio is preferred.
public let AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey =
  "AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey"
/// The option of whether high dynamic range video is preferred.
public let AVAssetDownloadTaskPrefersHDRKey = "AVAssetDownloadTaskPrefersHDRKey"

/// Small H.264 video, and AAC.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Medium-sized H.264 video, and AAC.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// H.264 video in the asset's size, and AAC.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// H.264 video of at most 640 × 480 pixels, and AAC.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// H.264 video of at most 960 × 540 pixels, and AAC.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// H.264 video of at most 1280 × 720 pixels, and AAC.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// H.264 video of at most 1920 × 1080 pixels, and AAC.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// H.264 video of at most 3840 × 2160 pixels, and AAC.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// HEVC video in the asset's size; Debian has no HEVC encoder for GStreamer (Players.EX5).
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// HEVC video of at most 1920 × 1080 pixels; Debian has no HEVC encoder for GStreamer
/// (Players.EX5).
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// HEVC video of at most 3840 × 2160 pixels; Debian has no HEVC encoder for GStreamer
/// (Players.EX5).
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// AAC in an M4A file.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The asset's tracks, copied without encoding.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// A key of further properties of a text about a film.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The URI of the value.
  public static let valueURI = Self(rawValue: "AVMetadataExtraAttributeValueURIKey")
  /// Further information.
  public static let info = Self(rawValue: "AVMetadataExtraAttributeInfoKey")
}

extension AVMetadataIdentifier {
  /// The artwork.
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier("id3/APIC")
  /// A comment.
  public static let id3MetadataComments = AVMetadataIdentifier("id3/COMM")
  /// The lyrics.
  public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier("id3/USLT")
  /// The album.
  public static let id3MetadataAlbumTitle = AVMetadataIdentifier("id3/TALB")
  /// The composer.
  public static let id3MetadataComposer = AVMetadataIdentifier("id3/TCOM")
  /// The genre.
  public static let id3MetadataContentType = AVMetadataIdentifier("id3/TCON")
  /// The copyright notice.
  public static let id3MetadataCopyright = AVMetadataIdentifier("id3/TCOP")
  /// The person or company that encoded the file.
  public static let id3MetadataEncodedBy = AVMetadataIdentifier("id3/TENC")
  /// The content group to which it belongs.
  public static let id3MetadataContentGroupDescription = AVMetadataIdentifier("id3/TIT1")
  /// The title.
  public static let id3MetadataTitleDescription = AVMetadataIdentifier("id3/TIT2")
  /// The language.
  public static let id3MetadataLanguage = AVMetadataIdentifier("id3/TLAN")
  /// The artist.
  public static let id3MetadataLeadPerformer = AVMetadataIdentifier("id3/TPE1")
  /// The album artist.
  public static let id3MetadataBand = AVMetadataIdentifier("id3/TPE2")
  /// The conductor.
  public static let id3MetadataConductor = AVMetadataIdentifier("id3/TPE3")
  /// The disc number.
  public static let id3MetadataPartOfASet = AVMetadataIdentifier("id3/TPOS")
  /// The publisher.
  public static let id3MetadataPublisher = AVMetadataIdentifier("id3/TPUB")
  /// The track number.
  public static let id3MetadataTrackNumber = AVMetadataIdentifier("id3/TRCK")
  /// The recording date.
  public static let id3MetadataRecordingTime = AVMetadataIdentifier("id3/TDRC")
  /// The software that wrote the file.
  public static let id3MetadataEncodedWith = AVMetadataIdentifier("id3/TSSE")
  /// The International Standard Recording Code.
  public static let id3MetadataInternationalStandardRecordingCode =
    AVMetadataIdentifier("id3/TSRC")
  /// The year of the recording.
  public static let id3MetadataYear = AVMetadataIdentifier("id3/TYER")
}

extension AVMetadataIdentifier {
  /// The album for sorting.
  public static let id3MetadataAlbumSortOrder = AVMetadataIdentifier("id3/TSOA")
  /// The encryption of the audio.
  public static let id3MetadataAudioEncryption = AVMetadataIdentifier("id3/AENC")
  /// An index of seek points in the audio.
  public static let id3MetadataAudioSeekPointIndex = AVMetadataIdentifier("id3/ASPI")
  /// The tempo in beats per minute.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier("id3/TBPM")
  /// An offer with price and seller.
  public static let id3MetadataCommercial = AVMetadataIdentifier("id3/COMR")
  /// A web page with offers for the recording.
  public static let id3MetadataCommercialInformation = AVMetadataIdentifier("id3/WCOM")
  /// A web page with the terms of copyright.
  public static let id3MetadataCopyrightInformation = AVMetadataIdentifier("id3/WCOP")
  /// The day and month of the recording, in ID3 v2.3.
  public static let id3MetadataDate = AVMetadataIdentifier("id3/TDAT")
  /// The date of the encoding.
  public static let id3MetadataEncodingTime = AVMetadataIdentifier("id3/TDEN")
  /// A registered method of encryption.
  public static let id3MetadataEncryption = AVMetadataIdentifier("id3/ENCR")
  /// An equalization curve, in ID3 v2.3.
  public static let id3MetadataEqualization = AVMetadataIdentifier("id3/EQUA")
  /// An equalization curve, in ID3 v2.4.
  public static let id3MetadataEqualization2 = AVMetadataIdentifier("id3/EQU2")
  /// Times of events such as the start of a verse.
  public static let id3MetadataEventTimingCodes = AVMetadataIdentifier("id3/ETCO")
  /// The owner or licensee of the file.
  public static let id3MetadataFileOwner = AVMetadataIdentifier("id3/TOWN")
  /// The type of the audio data.
  public static let id3MetadataFileType = AVMetadataIdentifier("id3/TFLT")
  /// A file, such as a document.
  public static let id3MetadataGeneralEncapsulatedObject = AVMetadataIdentifier("id3/GEOB")
  /// A registration of a group of frames.
  public static let id3MetadataGroupIdentifier = AVMetadataIdentifier("id3/GRID")
  /// The musical key in which the recording begins.
  public static let id3MetadataInitialKey = AVMetadataIdentifier("id3/TKEY")
  /// The name of an internet radio station.
  public static let id3MetadataInternetRadioStationName = AVMetadataIdentifier("id3/TRSN")
  /// The owner of an internet radio station.
  public static let id3MetadataInternetRadioStationOwner = AVMetadataIdentifier("id3/TRSO")
  /// The contributors with their roles, in ID3 v2.3.
  public static let id3MetadataInvolvedPeopleList_v23 = AVMetadataIdentifier("id3/IPLS")
  /// The contributors with their roles, in ID3 v2.4.
  public static let id3MetadataInvolvedPeopleList_v24 = AVMetadataIdentifier("id3/TIPL")
  /// The duration in milliseconds.
  public static let id3MetadataLength = AVMetadataIdentifier("id3/TLEN")
  /// A reference to a frame of another file.
  public static let id3MetadataLink = AVMetadataIdentifier("id3/LINK")
  /// The writer of the lyrics.
  public static let id3MetadataLyricist = AVMetadataIdentifier("id3/TEXT")
  /// The medium from which the recording was taken.
  public static let id3MetadataMediaType = AVMetadataIdentifier("id3/TMED")
  /// The remixer or arranger.
  public static let id3MetadataModifiedBy = AVMetadataIdentifier("id3/TPE4")
  /// The mood of the music.
  public static let id3MetadataMood = AVMetadataIdentifier("id3/TMOO")
  /// A table of MPEG frames for seeking.
  public static let id3MetadataMPEGLocationLookupTable = AVMetadataIdentifier("id3/MLLT")
  /// The table of contents of the CD.
  public static let id3MetadataMusicCDIdentifier = AVMetadataIdentifier("id3/MCDI")
  /// The musicians with their instruments.
  public static let id3MetadataMusicianCreditsList = AVMetadataIdentifier("id3/TMCL")
  /// The web page of the artist.
  public static let id3MetadataOfficialArtistWebpage = AVMetadataIdentifier("id3/WOAR")
  /// The web page of the file.
  public static let id3MetadataOfficialAudioFileWebpage = AVMetadataIdentifier("id3/WOAF")
  /// The web page of the source, such as a movie.
  public static let id3MetadataOfficialAudioSourceWebpage = AVMetadataIdentifier("id3/WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataOfficialInternetRadioStationHomepage =
    AVMetadataIdentifier("id3/WORS")
  /// The web page of the publisher.
  public static let id3MetadataOfficialPublisherWebpage = AVMetadataIdentifier("id3/WPUB")
  /// The album of the original recording.
  public static let id3MetadataOriginalAlbumTitle = AVMetadataIdentifier("id3/TOAL")
  /// The original artist.
  public static let id3MetadataOriginalArtist = AVMetadataIdentifier("id3/TOPE")
  /// The name that the file should have.
  public static let id3MetadataOriginalFilename = AVMetadataIdentifier("id3/TOFN")
  /// The writer of the original lyrics.
  public static let id3MetadataOriginalLyricist = AVMetadataIdentifier("id3/TOLY")
  /// The release date of the original.
  public static let id3MetadataOriginalReleaseTime = AVMetadataIdentifier("id3/TDOR")
  /// The year of the original, in ID3 v2.3.
  public static let id3MetadataOriginalReleaseYear = AVMetadataIdentifier("id3/TORY")
  /// A purchase: price, date and seller.
  public static let id3MetadataOwnership = AVMetadataIdentifier("id3/OWNE")
  /// A web page for paying for the file.
  public static let id3MetadataPayment = AVMetadataIdentifier("id3/WPAY")
  /// The artist for sorting.
  public static let id3MetadataPerformerSortOrder = AVMetadataIdentifier("id3/TSOP")
  /// The play count of the file.
  public static let id3MetadataPlayCounter = AVMetadataIdentifier("id3/PCNT")
  /// The silence before the next item, in milliseconds.
  public static let id3MetadataPlaylistDelay = AVMetadataIdentifier("id3/TDLY")
  /// A rating with a play count, by a user.
  public static let id3MetadataPopularimeter = AVMetadataIdentifier("id3/POPM")
  /// The position at which a stream was joined.
  public static let id3MetadataPositionSynchronization = AVMetadataIdentifier("id3/POSS")
  /// Data of one program.
  public static let id3MetadataPrivate = AVMetadataIdentifier("id3/PRIV")
  /// The notice about the production rights.
  public static let id3MetadataProducedNotice = AVMetadataIdentifier("id3/TPRO")
  /// The buffer size a stream needs.
  public static let id3MetadataRecommendedBufferSize = AVMetadataIdentifier("id3/RBUF")
  /// Dates of the recording, in ID3 v2.3.
  public static let id3MetadataRecordingDates = AVMetadataIdentifier("id3/TRDA")
  /// A change of volume by channel, in ID3 v2.3.
  public static let id3MetadataRelativeVolumeAdjustment = AVMetadataIdentifier("id3/RVAD")
  /// A change of volume by channel, in ID3 v2.4.
  public static let id3MetadataRelativeVolumeAdjustment2 = AVMetadataIdentifier("id3/RVA2")
  /// The release date of the recording.
  public static let id3MetadataReleaseTime = AVMetadataIdentifier("id3/TDRL")
  /// Settings of reverberation.
  public static let id3MetadataReverb = AVMetadataIdentifier("id3/RVRB")
  /// The distance to the next tag.
  public static let id3MetadataSeek = AVMetadataIdentifier("id3/SEEK")
  /// The subtitle of one disc of a set.
  public static let id3MetadataSetSubtitle = AVMetadataIdentifier("id3/TSST")
  /// A signature of a group of frames.
  public static let id3MetadataSignature = AVMetadataIdentifier("id3/SIGN")
  /// The bytes of the audio, in ID3 v2.3.
  public static let id3MetadataSize = AVMetadataIdentifier("id3/TSIZ")
  /// The subtitle.
  public static let id3MetadataSubTitle = AVMetadataIdentifier("id3/TIT3")
  /// Lyrics with times.
  public static let id3MetadataSynchronizedLyric = AVMetadataIdentifier("id3/SYLT")
  /// Changes of tempo with times.
  public static let id3MetadataSynchronizedTempoCodes = AVMetadataIdentifier("id3/SYTC")
  /// The date of the tag.
  public static let id3MetadataTaggingTime = AVMetadataIdentifier("id3/TDTG")
  /// The license text.
  public static let id3MetadataTermsOfUse = AVMetadataIdentifier("id3/USER")
  /// The time of day of the recording, in ID3 v2.3.
  public static let id3MetadataTime = AVMetadataIdentifier("id3/TIME")
  /// The title for sorting.
  public static let id3MetadataTitleSortOrder = AVMetadataIdentifier("id3/TSOT")
  /// An identifier in a database.
  public static let id3MetadataUniqueFileIdentifier = AVMetadataIdentifier("id3/UFID")
  /// A text with a description of its own.
  public static let id3MetadataUserText = AVMetadataIdentifier("id3/TXXX")
  /// A URL with a description of its own.
  public static let id3MetadataUserURL = AVMetadataIdentifier("id3/WXXX")
}

extension AVMetadataIdentifier {
  /// The album.
  public static let iTunesMetadataAlbum = AVMetadataIdentifier("itsk/%A9alb")
  /// The artist.
  public static let iTunesMetadataArtist = AVMetadataIdentifier("itsk/%A9ART")
  /// A comment.
  public static let iTunesMetadataUserComment = AVMetadataIdentifier("itsk/%A9cmt")
  /// The cover.
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier("itsk/covr")
  /// The copyright notice.
  public static let iTunesMetadataCopyright = AVMetadataIdentifier("itsk/cprt")
  /// The release date.
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier("itsk/%A9day")
  /// The person or company that encoded the file.
  public static let iTunesMetadataEncodedBy = AVMetadataIdentifier("itsk/%A9enc")
  /// The genre as a number.
  public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier("itsk/gnre")
  /// The genre.
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier("itsk/%A9gen")
  /// The title.
  public static let iTunesMetadataSongName = AVMetadataIdentifier("itsk/%A9nam")
  /// The subtitle.
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier("itsk/%A9st3")
  /// The software that wrote the file.
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier("itsk/%A9too")
  /// The composer.
  public static let iTunesMetadataComposer = AVMetadataIdentifier("itsk/%A9wrt")
  /// The album artist.
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier("itsk/aART")
  /// The track number.
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier("itsk/trkn")
  /// The disc number.
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier("itsk/disk")
  /// The lyrics.
  public static let iTunesMetadataLyrics = AVMetadataIdentifier("itsk/%A9lyr")
  /// The content group to which it belongs.
  public static let iTunesMetadataGrouping = AVMetadataIdentifier("itsk/grup")
  /// The performer.
  public static let iTunesMetadataPerformer = AVMetadataIdentifier("itsk/%A9prf")
  /// The publisher.
  public static let iTunesMetadataPublisher = AVMetadataIdentifier("itsk/%A9pub")
  /// The description.
  public static let iTunesMetadataDescription = AVMetadataIdentifier("itsk/%A9des")
  /// The conductor.
  public static let iTunesMetadataConductor = AVMetadataIdentifier("itsk/%A9con")
}

extension AVMetadataIdentifier {
  /// The type of the store account.
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier("itsk/akID")
  /// An acknowledgment.
  public static let iTunesMetadataAcknowledgement = AVMetadataIdentifier("itsk/%A9cak")
  /// The store account of the purchase.
  public static let iTunesMetadataAppleID = AVMetadataIdentifier("itsk/apID")
  /// The arranger.
  public static let iTunesMetadataArranger = AVMetadataIdentifier("itsk/%A9arg")
  /// The art director.
  public static let iTunesMetadataArtDirector = AVMetadataIdentifier("itsk/%A9ard")
  /// The artist's number in the store.
  public static let iTunesMetadataArtistID = AVMetadataIdentifier("itsk/atID")
  /// The author.
  public static let iTunesMetadataAuthor = AVMetadataIdentifier("itsk/%A9aut")
  /// The tempo in beats per minute.
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier("itsk/tmpo")
  /// The advisory rating, such as explicit.
  public static let iTunesMetadataContentRating = AVMetadataIdentifier("itsk/rtng")
  /// The credits of the source.
  public static let iTunesMetadataCredits = AVMetadataIdentifier("itsk/%A9src")
  /// The director.
  public static let iTunesMetadataDirector = AVMetadataIdentifier("itsk/%A9dir")
  /// Whether it is part of a compilation.
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier("itsk/cpil")
  /// The name of an equalizer preset.
  public static let iTunesMetadataEQ = AVMetadataIdentifier("itsk/%A9equ")
  /// The executive producer.
  public static let iTunesMetadataExecProducer = AVMetadataIdentifier("itsk/%A9xpd")
  /// The genre's number in the store.
  public static let iTunesMetadataGenreID = AVMetadataIdentifier("itsk/geID")
  /// The liner notes.
  public static let iTunesMetadataLinerNotes = AVMetadataIdentifier("itsk/%A9lnt")
  /// The URL of further material.
  public static let iTunesMetadataOnlineExtras = AVMetadataIdentifier("itsk/%A9url")
  /// The original artist.
  public static let iTunesMetadataOriginalArtist = AVMetadataIdentifier("itsk/%A9ope")
  /// The holder of the ℗ rights.
  public static let iTunesMetadataPhonogramRights = AVMetadataIdentifier("itsk/%A9phg")
  /// The album's number in the store.
  public static let iTunesMetadataPlaylistID = AVMetadataIdentifier("itsk/plID")
  /// The producer.
  public static let iTunesMetadataProducer = AVMetadataIdentifier("itsk/%A9prd")
  /// The record company.
  public static let iTunesMetadataRecordCompany = AVMetadataIdentifier("itsk/%A9mak")
  /// The soloist.
  public static let iTunesMetadataSoloist = AVMetadataIdentifier("itsk/%A9sol")
  /// The song's number in the store.
  public static let iTunesMetadataSongID = AVMetadataIdentifier("itsk/cnID")
  /// The sound engineer.
  public static let iTunesMetadataSoundEngineer = AVMetadataIdentifier("itsk/%A9sne")
  /// Acknowledgments.
  public static let iTunesMetadataThanks = AVMetadataIdentifier("itsk/%A9thx")
}

extension AVMetadataIdentifier {
  /// The album.
  public static let quickTimeMetadataAlbum =
    AVMetadataIdentifier("mdta/com.apple.quicktime.album")
  /// The artist.
  public static let quickTimeMetadataArtist =
    AVMetadataIdentifier("mdta/com.apple.quicktime.artist")
  /// The artwork.
  public static let quickTimeMetadataArtwork =
    AVMetadataIdentifier("mdta/com.apple.quicktime.artwork")
  /// The author.
  public static let quickTimeMetadataAuthor =
    AVMetadataIdentifier("mdta/com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataComment =
    AVMetadataIdentifier("mdta/com.apple.quicktime.comment")
  /// The copyright notice.
  public static let quickTimeMetadataCopyright =
    AVMetadataIdentifier("mdta/com.apple.quicktime.copyright")
  /// The creation date.
  public static let quickTimeMetadataCreationDate =
    AVMetadataIdentifier("mdta/com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataDescription =
    AVMetadataIdentifier("mdta/com.apple.quicktime.description")
  /// The displayed title.
  public static let quickTimeMetadataDisplayName =
    AVMetadataIdentifier("mdta/com.apple.quicktime.displayname")
  /// The genre.
  public static let quickTimeMetadataGenre =
    AVMetadataIdentifier("mdta/com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeywords =
    AVMetadataIdentifier("mdta/com.apple.quicktime.keywords")
  /// The publisher.
  public static let quickTimeMetadataPublisher =
    AVMetadataIdentifier("mdta/com.apple.quicktime.publisher")
  /// The software that wrote the file.
  public static let quickTimeMetadataSoftware =
    AVMetadataIdentifier("mdta/com.apple.quicktime.software")
  /// The title.
  public static let quickTimeMetadataTitle =
    AVMetadataIdentifier("mdta/com.apple.quicktime.title")
  /// The location.
  public static let quickTimeMetadataLocationISO6709 =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
}

extension AVMetadataIdentifier {
  /// The arranger.
  public static let quickTimeMetadataArranger =
    AVMetadataIdentifier("mdta/com.apple.quicktime.arranger")
  /// The readout time of the sensor for a frame.
  public static let quickTimeMetadataCameraFrameReadoutTime =
    AVMetadataIdentifier("mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The identifier of the camera.
  public static let quickTimeMetadataCameraIdentifier =
    AVMetadataIdentifier("mdta/com.apple.quicktime.camera.identifier")
  /// A collection that the user has named.
  public static let quickTimeMetadataCollectionUser =
    AVMetadataIdentifier("mdta/com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataComposer =
    AVMetadataIdentifier("mdta/com.apple.quicktime.composer")
  /// The identifier that pairs a photo with its movie.
  public static let quickTimeMetadataContentIdentifier =
    AVMetadataIdentifier("mdta/com.apple.quicktime.content.identifier")
  /// The credits of the source.
  public static let quickTimeMetadataCredits =
    AVMetadataIdentifier("mdta/com.apple.quicktime.credits")
  /// The direction in which the camera points.
  public static let quickTimeMetadataDirectionFacing =
    AVMetadataIdentifier("mdta/com.apple.quicktime.direction.facing")
  /// The direction in which the camera moves.
  public static let quickTimeMetadataDirectionMotion =
    AVMetadataIdentifier("mdta/com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataDirector =
    AVMetadataIdentifier("mdta/com.apple.quicktime.director")
  /// The person or company that encoded the file.
  public static let quickTimeMetadataEncodedBy =
    AVMetadataIdentifier("mdta/com.apple.quicktime.encodedby")
  /// Information about the movie.
  public static let quickTimeMetadataInformation =
    AVMetadataIdentifier("mdta/com.apple.quicktime.information")
  /// The astronomical body of the location.
  public static let quickTimeMetadataLocationBody =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.body")
  /// The date at the location.
  public static let quickTimeMetadataLocationDate =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.date")
  /// The name of the location.
  public static let quickTimeMetadataLocationName =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.name")
  /// A note about the location.
  public static let quickTimeMetadataLocationNote =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.note")
  /// The role of the location in the movie: scene, setting or subject.
  public static let quickTimeMetadataLocationRole =
    AVMetadataIdentifier("mdta/com.apple.quicktime.location.role")
  /// The manufacturer of the camera.
  public static let quickTimeMetadataMake = AVMetadataIdentifier("mdta/com.apple.quicktime.make")
  /// The model of the camera.
  public static let quickTimeMetadataModel =
    AVMetadataIdentifier("mdta/com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataOriginalArtist =
    AVMetadataIdentifier("mdta/com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataPerformer =
    AVMetadataIdentifier("mdta/com.apple.quicktime.performer")
  /// The holder of the ℗ rights.
  public static let quickTimeMetadataPhonogramRights =
    AVMetadataIdentifier("mdta/com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataProducer =
    AVMetadataIdentifier("mdta/com.apple.quicktime.producer")
  /// The rating by the user.
  public static let quickTimeMetadataRatingUser =
    AVMetadataIdentifier("mdta/com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataYear = AVMetadataIdentifier("mdta/com.apple.quicktime.year")
}

/// A key with its key space, such as `comn/title`.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = Self(rawValue: "comn/title")
  /// The creator.
  public static let commonIdentifierCreator = Self(rawValue: "comn/creator")
  /// The subject.
  public static let commonIdentifierSubject = Self(rawValue: "comn/subject")
  /// The description.
  public static let commonIdentifierDescription = Self(rawValue: "comn/description")
  /// The publisher.
  public static let commonIdentifierPublisher = Self(rawValue: "comn/publisher")
  /// A contributor.
  public static let commonIdentifierContributor = Self(rawValue: "comn/contributor")
  /// The creation date.
  public static let commonIdentifierCreationDate = Self(rawValue: "comn/creationDate")
  /// The modification date.
  public static let commonIdentifierLastModifiedDate = Self(rawValue: "comn/lastModifiedDate")
  /// The kind, such as the genre.
  public static let commonIdentifierType = Self(rawValue: "comn/type")
  /// The format.
  public static let commonIdentifierFormat = Self(rawValue: "comn/format")
  /// The identifier.
  public static let commonIdentifierIdentifier = Self(rawValue: "comn/identifier")
  /// The source.
  public static let commonIdentifierSource = Self(rawValue: "comn/source")
  /// The language.
  public static let commonIdentifierLanguage = Self(rawValue: "comn/language")
  /// The work to which it belongs.
  public static let commonIdentifierRelation = Self(rawValue: "comn/relation")
  /// The location.
  public static let commonIdentifierLocation = Self(rawValue: "comn/location")
  /// The copyright notice.
  public static let commonIdentifierCopyrights = Self(rawValue: "comn/copyrights")
  /// The album.
  public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
  /// The author.
  public static let commonIdentifierAuthor = Self(rawValue: "comn/author")
  /// The artist.
  public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
  /// The artwork, such as a cover.
  public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
  /// The manufacturer of the camera.
  public static let commonIdentifierMake = Self(rawValue: "comn/make")
  /// The model of the camera.
  public static let commonIdentifierModel = Self(rawValue: "comn/model")
  /// The software that wrote the file.
  public static let commonIdentifierSoftware = Self(rawValue: "comn/software")
  /// The accessibility description.
  public static let commonIdentifierAccessibilityDescription =
    Self(rawValue: "comn/accessibilityDescription")
}

extension AVMetadataKey {
  /// The artwork.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey("APIC")
  /// A comment.
  public static let id3MetadataKeyComments = AVMetadataKey("COMM")
  /// The lyrics.
  public static let id3MetadataKeyUnsynchronizedLyric = AVMetadataKey("USLT")
  /// The album.
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey("TALB")
  /// The composer.
  public static let id3MetadataKeyComposer = AVMetadataKey("TCOM")
  /// The genre.
  public static let id3MetadataKeyContentType = AVMetadataKey("TCON")
  /// The copyright notice.
  public static let id3MetadataKeyCopyright = AVMetadataKey("TCOP")
  /// The person or company that encoded the file.
  public static let id3MetadataKeyEncodedBy = AVMetadataKey("TENC")
  /// The content group to which it belongs.
  public static let id3MetadataKeyContentGroupDescription = AVMetadataKey("TIT1")
  /// The title.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey("TIT2")
  /// The language.
  public static let id3MetadataKeyLanguage = AVMetadataKey("TLAN")
  /// The artist.
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey("TPE1")
  /// The album artist.
  public static let id3MetadataKeyBand = AVMetadataKey("TPE2")
  /// The conductor.
  public static let id3MetadataKeyConductor = AVMetadataKey("TPE3")
  /// The disc number.
  public static let id3MetadataKeyPartOfASet = AVMetadataKey("TPOS")
  /// The publisher.
  public static let id3MetadataKeyPublisher = AVMetadataKey("TPUB")
  /// The track number.
  public static let id3MetadataKeyTrackNumber = AVMetadataKey("TRCK")
  /// The recording date.
  public static let id3MetadataKeyRecordingTime = AVMetadataKey("TDRC")
  /// The software that wrote the file.
  public static let id3MetadataKeyEncodedWith = AVMetadataKey("TSSE")
  /// The International Standard Recording Code.
  public static let id3MetadataKeyInternationalStandardRecordingCode = AVMetadataKey("TSRC")
  /// The year of the recording.
  public static let id3MetadataKeyYear = AVMetadataKey("TYER")
}

extension AVMetadataKey {
  /// The album for sorting.
  public static let id3MetadataKeyAlbumSortOrder = AVMetadataKey("TSOA")
  /// The encryption of the audio.
  public static let id3MetadataKeyAudioEncryption = AVMetadataKey("AENC")
  /// An index of seek points in the audio.
  public static let id3MetadataKeyAudioSeekPointIndex = AVMetadataKey("ASPI")
  /// The tempo in beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey("TBPM")
  /// An offer with price and seller.
  public static let id3MetadataKeyCommercial = AVMetadataKey("COMR")
  /// A web page with offers for the recording.
  public static let id3MetadataKeyCommercialInformation = AVMetadataKey("WCOM")
  /// A web page with the terms of copyright.
  public static let id3MetadataKeyCopyrightInformation = AVMetadataKey("WCOP")
  /// The day and month of the recording, in ID3 v2.3.
  public static let id3MetadataKeyDate = AVMetadataKey("TDAT")
  /// The date of the encoding.
  public static let id3MetadataKeyEncodingTime = AVMetadataKey("TDEN")
  /// A registered method of encryption.
  public static let id3MetadataKeyEncryption = AVMetadataKey("ENCR")
  /// An equalization curve, in ID3 v2.3.
  public static let id3MetadataKeyEqualization = AVMetadataKey("EQUA")
  /// An equalization curve, in ID3 v2.4.
  public static let id3MetadataKeyEqualization2 = AVMetadataKey("EQU2")
  /// Times of events such as the start of a verse.
  public static let id3MetadataKeyEventTimingCodes = AVMetadataKey("ETCO")
  /// The owner or licensee of the file.
  public static let id3MetadataKeyFileOwner = AVMetadataKey("TOWN")
  /// The type of the audio data.
  public static let id3MetadataKeyFileType = AVMetadataKey("TFLT")
  /// A file, such as a document.
  public static let id3MetadataKeyGeneralEncapsulatedObject = AVMetadataKey("GEOB")
  /// A registration of a group of frames.
  public static let id3MetadataKeyGroupIdentifier = AVMetadataKey("GRID")
  /// The musical key in which the recording begins.
  public static let id3MetadataKeyInitialKey = AVMetadataKey("TKEY")
  /// The name of an internet radio station.
  public static let id3MetadataKeyInternetRadioStationName = AVMetadataKey("TRSN")
  /// The owner of an internet radio station.
  public static let id3MetadataKeyInternetRadioStationOwner = AVMetadataKey("TRSO")
  /// The contributors with their roles, in ID3 v2.3.
  public static let id3MetadataKeyInvolvedPeopleList_v23 = AVMetadataKey("IPLS")
  /// The contributors with their roles, in ID3 v2.4.
  public static let id3MetadataKeyInvolvedPeopleList_v24 = AVMetadataKey("TIPL")
  /// The duration in milliseconds.
  public static let id3MetadataKeyLength = AVMetadataKey("TLEN")
  /// A reference to a frame of another file.
  public static let id3MetadataKeyLink = AVMetadataKey("LINK")
  /// The writer of the lyrics.
  public static let id3MetadataKeyLyricist = AVMetadataKey("TEXT")
  /// The medium from which the recording was taken.
  public static let id3MetadataKeyMediaType = AVMetadataKey("TMED")
  /// The remixer or arranger.
  public static let id3MetadataKeyModifiedBy = AVMetadataKey("TPE4")
  /// The mood of the music.
  public static let id3MetadataKeyMood = AVMetadataKey("TMOO")
  /// A table of MPEG frames for seeking.
  public static let id3MetadataKeyMPEGLocationLookupTable = AVMetadataKey("MLLT")
  /// The table of contents of the CD.
  public static let id3MetadataKeyMusicCDIdentifier = AVMetadataKey("MCDI")
  /// The musicians with their instruments.
  public static let id3MetadataKeyMusicianCreditsList = AVMetadataKey("TMCL")
  /// The web page of the artist.
  public static let id3MetadataKeyOfficialArtistWebpage = AVMetadataKey("WOAR")
  /// The web page of the file.
  public static let id3MetadataKeyOfficialAudioFileWebpage = AVMetadataKey("WOAF")
  /// The web page of the source, such as a movie.
  public static let id3MetadataKeyOfficialAudioSourceWebpage = AVMetadataKey("WOAS")
  /// The official internet radio station homepage.
  public static let id3MetadataKeyOfficialInternetRadioStationHomepage = AVMetadataKey("WORS")
  /// The web page of the publisher.
  public static let id3MetadataKeyOfficialPublisherWebpage = AVMetadataKey("WPUB")
  /// The album of the original recording.
  public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey("TOAL")
  /// The original artist.
  public static let id3MetadataKeyOriginalArtist = AVMetadataKey("TOPE")
  /// The name that the file should have.
  public static let id3MetadataKeyOriginalFilename = AVMetadataKey("TOFN")
  /// The writer of the original lyrics.
  public static let id3MetadataKeyOriginalLyricist = AVMetadataKey("TOLY")
  /// The release date of the original.
  public static let id3MetadataKeyOriginalReleaseTime = AVMetadataKey("TDOR")
  /// The year of the original, in ID3 v2.3.
  public static let id3MetadataKeyOriginalReleaseYear = AVMetadataKey("TORY")
  /// A purchase: price, date and seller.
  public static let id3MetadataKeyOwnership = AVMetadataKey("OWNE")
  /// A web page for paying for the file.
  public static let id3MetadataKeyPayment = AVMetadataKey("WPAY")
  /// The artist for sorting.
  public static let id3MetadataKeyPerformerSortOrder = AVMetadataKey("TSOP")
  /// The play count of the file.
  public static let id3MetadataKeyPlayCounter = AVMetadataKey("PCNT")
  /// The silence before the next item, in milliseconds.
  public static let id3MetadataKeyPlaylistDelay = AVMetadataKey("TDLY")
  /// A rating with a play count, by a user.
  public static let id3MetadataKeyPopularimeter = AVMetadataKey("POPM")
  /// The position at which a stream was joined.
  public static let id3MetadataKeyPositionSynchronization = AVMetadataKey("POSS")
  /// Data of one program.
  public static let id3MetadataKeyPrivate = AVMetadataKey("PRIV")
  /// The notice about the production rights.
  public static let id3MetadataKeyProducedNotice = AVMetadataKey("TPRO")
  /// The buffer size a stream needs.
  public static let id3MetadataKeyRecommendedBufferSize = AVMetadataKey("RBUF")
  /// Dates of the recording, in ID3 v2.3.
  public static let id3MetadataKeyRecordingDates = AVMetadataKey("TRDA")
  /// A change of volume by channel, in ID3 v2.3.
  public static let id3MetadataKeyRelativeVolumeAdjustment = AVMetadataKey("RVAD")
  /// A change of volume by channel, in ID3 v2.4.
  public static let id3MetadataKeyRelativeVolumeAdjustment2 = AVMetadataKey("RVA2")
  /// The release date of the recording.
  public static let id3MetadataKeyReleaseTime = AVMetadataKey("TDRL")
  /// Settings of reverberation.
  public static let id3MetadataKeyReverb = AVMetadataKey("RVRB")
  /// The distance to the next tag.
  public static let id3MetadataKeySeek = AVMetadataKey("SEEK")
  /// The subtitle of one disc of a set.
  public static let id3MetadataKeySetSubtitle = AVMetadataKey("TSST")
  /// A signature of a group of frames.
  public static let id3MetadataKeySignature = AVMetadataKey("SIGN")
  /// The bytes of the audio, in ID3 v2.3.
  public static let id3MetadataKeySize = AVMetadataKey("TSIZ")
  /// The subtitle.
  public static let id3MetadataKeySubTitle = AVMetadataKey("TIT3")
  /// Lyrics with times.
  public static let id3MetadataKeySynchronizedLyric = AVMetadataKey("SYLT")
  /// Changes of tempo with times.
  public static let id3MetadataKeySynchronizedTempoCodes = AVMetadataKey("SYTC")
  /// The date of the tag.
  public static let id3MetadataKeyTaggingTime = AVMetadataKey("TDTG")
  /// The license text.
  public static let id3MetadataKeyTermsOfUse = AVMetadataKey("USER")
  /// The time of day of the recording, in ID3 v2.3.
  public static let id3MetadataKeyTime = AVMetadataKey("TIME")
  /// The title for sorting.
  public static let id3MetadataKeyTitleSortOrder = AVMetadataKey("TSOT")
  /// An identifier in a database.
  public static let id3MetadataKeyUniqueFileIdentifier = AVMetadataKey("UFID")
  /// A text with a description of its own.
  public static let id3MetadataKeyUserText = AVMetadataKey("TXXX")
  /// A URL with a description of its own.
  public static let id3MetadataKeyUserURL = AVMetadataKey("WXXX")
}

extension AVMetadataKey {
  /// The album.
  public static let iTunesMetadataKeyAlbum = AVMetadataKey("©alb")
  /// The artist.
  public static let iTunesMetadataKeyArtist = AVMetadataKey("©ART")
  /// A comment.
  public static let iTunesMetadataKeyUserComment = AVMetadataKey("©cmt")
  /// The cover.
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey("covr")
  /// The copyright notice.
  public static let iTunesMetadataKeyCopyright = AVMetadataKey("cprt")
  /// The release date.
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey("©day")
  /// The person or company that encoded the file.
  public static let iTunesMetadataKeyEncodedBy = AVMetadataKey("©enc")
  /// The genre as a number.
  public static let iTunesMetadataKeyPredefinedGenre = AVMetadataKey("gnre")
  /// The genre.
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey("©gen")
  /// The title.
  public static let iTunesMetadataKeySongName = AVMetadataKey("©nam")
  /// The subtitle.
  public static let iTunesMetadataKeyTrackSubTitle = AVMetadataKey("©st3")
  /// The software that wrote the file.
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey("©too")
  /// The composer.
  public static let iTunesMetadataKeyComposer = AVMetadataKey("©wrt")
  /// The album artist.
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey("aART")
  /// The track number.
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey("trkn")
  /// The disc number.
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey("disk")
  /// The lyrics.
  public static let iTunesMetadataKeyLyrics = AVMetadataKey("©lyr")
  /// The content group to which it belongs.
  public static let iTunesMetadataKeyGrouping = AVMetadataKey("grup")
  /// The performer.
  public static let iTunesMetadataKeyPerformer = AVMetadataKey("©prf")
  /// The publisher.
  public static let iTunesMetadataKeyPublisher = AVMetadataKey("©pub")
  /// The description.
  public static let iTunesMetadataKeyDescription = AVMetadataKey("©des")
  /// The conductor.
  public static let iTunesMetadataKeyConductor = AVMetadataKey("©con")
}

extension AVMetadataKey {
  /// The type of the store account.
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey("akID")
  /// An acknowledgment.
  public static let iTunesMetadataKeyAcknowledgement = AVMetadataKey("©cak")
  /// The store account of the purchase.
  public static let iTunesMetadataKeyAppleID = AVMetadataKey("apID")
  /// The arranger.
  public static let iTunesMetadataKeyArranger = AVMetadataKey("©arg")
  /// The art director.
  public static let iTunesMetadataKeyArtDirector = AVMetadataKey("©ard")
  /// The artist's number in the store.
  public static let iTunesMetadataKeyArtistID = AVMetadataKey("atID")
  /// The author.
  public static let iTunesMetadataKeyAuthor = AVMetadataKey("©aut")
  /// The tempo in beats per minute.
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey("tmpo")
  /// The advisory rating, such as explicit.
  public static let iTunesMetadataKeyContentRating = AVMetadataKey("rtng")
  /// The credits of the source.
  public static let iTunesMetadataKeyCredits = AVMetadataKey("©src")
  /// The director.
  public static let iTunesMetadataKeyDirector = AVMetadataKey("©dir")
  /// Whether it is part of a compilation.
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey("cpil")
  /// The name of an equalizer preset.
  public static let iTunesMetadataKeyEQ = AVMetadataKey("©equ")
  /// The executive producer.
  public static let iTunesMetadataKeyExecProducer = AVMetadataKey("©xpd")
  /// The genre's number in the store.
  public static let iTunesMetadataKeyGenreID = AVMetadataKey("geID")
  /// The liner notes.
  public static let iTunesMetadataKeyLinerNotes = AVMetadataKey("©lnt")
  /// The URL of further material.
  public static let iTunesMetadataKeyOnlineExtras = AVMetadataKey("©url")
  /// The original artist.
  public static let iTunesMetadataKeyOriginalArtist = AVMetadataKey("©ope")
  /// The holder of the ℗ rights.
  public static let iTunesMetadataKeyPhonogramRights = AVMetadataKey("©phg")
  /// The album's number in the store.
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey("plID")
  /// The producer.
  public static let iTunesMetadataKeyProducer = AVMetadataKey("©prd")
  /// The record company.
  public static let iTunesMetadataKeyRecordCompany = AVMetadataKey("©mak")
  /// The soloist.
  public static let iTunesMetadataKeySoloist = AVMetadataKey("©sol")
  /// The song's number in the store.
  public static let iTunesMetadataKeySongID = AVMetadataKey("cnID")
  /// The sound engineer.
  public static let iTunesMetadataKeySoundEngineer = AVMetadataKey("©sne")
  /// Acknowledgments.
  public static let iTunesMetadataKeyThanks = AVMetadataKey("©thx")
}

extension AVMetadataKey {
  /// The album.
  public static let quickTimeMetadataKeyAlbum = AVMetadataKey("com.apple.quicktime.album")
  /// The artist.
  public static let quickTimeMetadataKeyArtist = AVMetadataKey("com.apple.quicktime.artist")
  /// The artwork.
  public static let quickTimeMetadataKeyArtwork = AVMetadataKey("com.apple.quicktime.artwork")
  /// The author.
  public static let quickTimeMetadataKeyAuthor = AVMetadataKey("com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataKeyComment = AVMetadataKey("com.apple.quicktime.comment")
  /// The copyright notice.
  public static let quickTimeMetadataKeyCopyright = AVMetadataKey("com.apple.quicktime.copyright")
  /// The creation date.
  public static let quickTimeMetadataKeyCreationDate =
    AVMetadataKey("com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataKeyDescription =
    AVMetadataKey("com.apple.quicktime.description")
  /// The displayed title.
  public static let quickTimeMetadataKeyDisplayName =
    AVMetadataKey("com.apple.quicktime.displayname")
  /// The genre.
  public static let quickTimeMetadataKeyGenre = AVMetadataKey("com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeyKeywords = AVMetadataKey("com.apple.quicktime.keywords")
  /// The publisher.
  public static let quickTimeMetadataKeyPublisher = AVMetadataKey("com.apple.quicktime.publisher")
  /// The software that wrote the file.
  public static let quickTimeMetadataKeySoftware = AVMetadataKey("com.apple.quicktime.software")
  /// The title.
  public static let quickTimeMetadataKeyTitle = AVMetadataKey("com.apple.quicktime.title")
  /// The location.
  public static let quickTimeMetadataKeyLocationISO6709 =
    AVMetadataKey("com.apple.quicktime.location.ISO6709")
}

extension AVMetadataKey {
  /// The arranger.
  public static let quickTimeMetadataKeyArranger = AVMetadataKey("com.apple.quicktime.arranger")
  /// The readout time of the sensor for a frame.
  public static let quickTimeMetadataKeyCameraFrameReadoutTime =
    AVMetadataKey("com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  /// The identifier of the camera.
  public static let quickTimeMetadataKeyCameraIdentifier =
    AVMetadataKey("com.apple.quicktime.camera.identifier")
  /// A collection that the user has named.
  public static let quickTimeMetadataKeyCollectionUser =
    AVMetadataKey("com.apple.quicktime.collection.user")
  /// The composer.
  public static let quickTimeMetadataKeyComposer = AVMetadataKey("com.apple.quicktime.composer")
  /// The identifier that pairs a photo with its movie.
  public static let quickTimeMetadataKeyContentIdentifier =
    AVMetadataKey("com.apple.quicktime.content.identifier")
  /// The credits of the source.
  public static let quickTimeMetadataKeyCredits = AVMetadataKey("com.apple.quicktime.credits")
  /// The direction in which the camera points.
  public static let quickTimeMetadataKeyDirectionFacing =
    AVMetadataKey("com.apple.quicktime.direction.facing")
  /// The direction in which the camera moves.
  public static let quickTimeMetadataKeyDirectionMotion =
    AVMetadataKey("com.apple.quicktime.direction.motion")
  /// The director.
  public static let quickTimeMetadataKeyDirector = AVMetadataKey("com.apple.quicktime.director")
  /// The person or company that encoded the file.
  public static let quickTimeMetadataKeyEncodedBy = AVMetadataKey("com.apple.quicktime.encodedby")
  /// Information about the movie.
  public static let quickTimeMetadataKeyInformation =
    AVMetadataKey("com.apple.quicktime.information")
  /// The astronomical body of the location.
  public static let quickTimeMetadataKeyLocationBody =
    AVMetadataKey("com.apple.quicktime.location.body")
  /// The date at the location.
  public static let quickTimeMetadataKeyLocationDate =
    AVMetadataKey("com.apple.quicktime.location.date")
  /// The name of the location.
  public static let quickTimeMetadataKeyLocationName =
    AVMetadataKey("com.apple.quicktime.location.name")
  /// A note about the location.
  public static let quickTimeMetadataKeyLocationNote =
    AVMetadataKey("com.apple.quicktime.location.note")
  /// The role of the location in the movie: scene, setting or subject.
  public static let quickTimeMetadataKeyLocationRole =
    AVMetadataKey("com.apple.quicktime.location.role")
  /// The manufacturer of the camera.
  public static let quickTimeMetadataKeyMake = AVMetadataKey("com.apple.quicktime.make")
  /// The model of the camera.
  public static let quickTimeMetadataKeyModel = AVMetadataKey("com.apple.quicktime.model")
  /// The original artist.
  public static let quickTimeMetadataKeyOriginalArtist =
    AVMetadataKey("com.apple.quicktime.originalartist")
  /// The performer.
  public static let quickTimeMetadataKeyPerformer = AVMetadataKey("com.apple.quicktime.performer")
  /// The holder of the ℗ rights.
  public static let quickTimeMetadataKeyPhonogramRights =
    AVMetadataKey("com.apple.quicktime.phonogramrights")
  /// The producer.
  public static let quickTimeMetadataKeyProducer = AVMetadataKey("com.apple.quicktime.producer")
  /// The rating by the user.
  public static let quickTimeMetadataKeyRatingUser =
    AVMetadataKey("com.apple.quicktime.rating.user")
  /// The year.
  public static let quickTimeMetadataKeyYear = AVMetadataKey("com.apple.quicktime.year")
}

/// A key of a text about a film, in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// The creator.
  public static let commonKeyCreator = Self(rawValue: "creator")
  /// The subject.
  public static let commonKeySubject = Self(rawValue: "subject")
  /// The description.
  public static let commonKeyDescription = Self(rawValue: "description")
  /// The publisher.
  public static let commonKeyPublisher = Self(rawValue: "publisher")
  /// A contributor.
  public static let commonKeyContributor = Self(rawValue: "contributor")
  /// The creation date.
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  /// The modification date.
  public static let commonKeyLastModifiedDate = Self(rawValue: "lastModifiedDate")
  /// The kind, such as the genre.
  public static let commonKeyType = Self(rawValue: "type")
  /// The format.
  public static let commonKeyFormat = Self(rawValue: "format")
  /// The identifier.
  public static let commonKeyIdentifier = Self(rawValue: "identifier")
  /// The source.
  public static let commonKeySource = Self(rawValue: "source")
  /// The language.
  public static let commonKeyLanguage = Self(rawValue: "language")
  /// The work to which it belongs.
  public static let commonKeyRelation = Self(rawValue: "relation")
  /// The location.
  public static let commonKeyLocation = Self(rawValue: "location")
  /// The copyright notice.
  public static let commonKeyCopyrights = Self(rawValue: "copyrights")
  /// The album.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// The author.
  public static let commonKeyAuthor = Self(rawValue: "author")
  /// The artist.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The artwork, such as a cover.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  /// The manufacturer of the camera.
  public static let commonKeyMake = Self(rawValue: "make")
  /// The model of the camera.
  public static let commonKeyModel = Self(rawValue: "model")
  /// The software that wrote the file.
  public static let commonKeySoftware = Self(rawValue: "software")
  /// The accessibility description.
  public static let commonKeyAccessibilityDescription = Self(rawValue: "accessibilityDescription")
}

/// A family of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The keys that all formats share.
  public static let common = Self(rawValue: "comn")
  /// The keys of MPEG-4 files, as iTunes writes them.
  public static let iTunes = Self(rawValue: "itsk")
  /// The keys of ID3, the tags of MP3 files.
  public static let id3 = Self(rawValue: "org.id3")
  /// The keys of QuickTime files.
  public static let quickTimeMetadata = Self(rawValue: "mdta")
  /// The older keys of QuickTime files.
  public static let quickTimeUserData = Self(rawValue: "udta")
}

/// The version of the callbacks.
public let kMTAudioProcessingTapCallbacksVersion_0: Int32 = 0
/// The tap receives the audio before the mix's volume is applied.
public let kMTAudioProcessingTapCreationFlag_PreEffects: MTAudioProcessingTapCreationFlags = 1
/// The tap receives the audio after the mix's volume was applied.
public let kMTAudioProcessingTapCreationFlag_PostEffects: MTAudioProcessingTapCreationFlags = 2
/// The frames are the first ones, or the first ones after a seek.
public let kMTAudioProcessingTapFlag_StartOfStream: MTAudioProcessingTapFlags = 0x100
/// No frames follow.
public let kMTAudioProcessingTapFlag_EndOfStream: MTAudioProcessingTapFlags = 0x200
/// An argument is of no use, or the call comes at another time than within the app's function.
///
/// - Source: public documentation. Confidence: reported.
public let kMTAudioProcessingTapInvalidArgumentErr: OSStatus = -12780

extension AVAssetImageGenerator {
  /// The aperture mode of the video.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part without the edges that decoding distorts, with square pixels.
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    /// The part including the edges, with square pixels.
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    /// The pixels as encoded.
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }
}

/// The audio formats that may be spatialized.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Mono and stereo audio.
  public static let monoAndStereo = Self(rawValue: 0x3)
  /// Multichannel audio.
  public static let multichannel = Self(rawValue: 0x4)
  /// All audio.
  public static let monoStereoAndMultichannel = Self(rawValue: 0x7)
}

/// The time-pitch algorithm for rates other than 1.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The pitch stays.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// The pitch stays.
  public static let spectral = Self(rawValue: "Spectral")
  /// The pitch is preserved; older apps use it for speech.
  public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
  /// The pitch changes with the speed.
  public static let varispeed = Self(rawValue: "Varispeed")
}

/// The aperture mode of the video.
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The clean aperture, with square pixels.
  public static let cleanAperture = Self(rawValue: "CleanAperture")
  /// The production aperture: all of it, with square pixels.
  public static let productionAperture = Self(rawValue: "ProductionAperture")
  /// The encoded pixels.
  public static let encodedPixels = Self(rawValue: "EncodedPixels")
}

extension NSNotification.Name {
  /// An item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime =
    Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end; the error is in the user info.
  public static let AVPlayerItemFailedToPlayToEndTime =
    Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item's time has jumped.
  public static let AVPlayerItemTimeJumped =
    Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// An item waits for data.
  public static let AVPlayerItemPlaybackStalled =
    Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// The access log of an item has a new entry.
  public static let AVPlayerItemNewAccessLogEntry =
    Notification.Name("AVPlayerItemNewAccessLogEntry")
  /// The error log of an item has a new entry.
  public static let AVPlayerItemNewErrorLogEntry =
    Notification.Name("AVPlayerItemNewErrorLogEntry")
  /// The recommended time offset of an item from the live edge has changed; never posted, since
  /// the phone plays no live streams with one.
  public static let AVPlayerItemRecommendedTimeOffsetFromLiveDidChange =
    Notification.Name("AVPlayerItemRecommendedTimeOffsetFromLiveDidChange")
  /// The media selection of an item has changed.
  public static let AVPlayerItemMediaSelectionDidChange =
    Notification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
}

/// The key of the participant who has made an item's time jump, for shared playback.
public let AVPlayerItemTimeJumpedOriginatingParticipantKey =
  "AVPlayerItemTimeJumpedOriginatingParticipantKey"
/// The key of the error of `AVPlayerItemFailedToPlayToEndTime`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey =
  "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  /// The media selection has changed.
  public static let mediaSelectionDidChangeNotification =
    Notification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
  /// An item was played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// An item could not be played to its end.
  public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
  /// An item waits for data.
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  /// An item's time has jumped.
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
  /// The access log of an item has a new entry.
  public static let newAccessLogEntryNotification =
    Notification.Name.AVPlayerItemNewAccessLogEntry
  /// The error log of an item has a new entry.
  public static let newErrorLogEntryNotification = Notification.Name.AVPlayerItemNewErrorLogEntry
  /// The recommended time offset of an item from the live edge has changed.
  public static let recommendedTimeOffsetFromLiveDidChangeNotification =
    Notification.Name.AVPlayerItemRecommendedTimeOffsetFromLiveDidChange
  /// The key of the participant who has made an item's time jump.
  public static let timeJumpedOriginatingParticipantKey =
    AVPlayerItemTimeJumpedOriginatingParticipantKey
}

extension AVPlayer {
  /// The actions at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays, in an `AVQueuePlayer`.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The time stops at the end, and the rate is kept.
    case none = 2
  }
}

extension AVPlayer {
  /// A reason for a change of the rate.
  public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app has set the rate.
    public static let setRateCalled = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
    /// The rate could not be set.
    public static let setRateFailed = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
    /// The session was interrupted, or the output was unplugged.
    public static let audioSessionInterrupted =
      Self(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
    /// The app is in the background.
    public static let appBackgrounded = Self(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
  }
}

extension AVPlayer {
  /// The rate has changed; the reason is in the user info.
  public static let rateDidChangeNotification =
    Notification.Name("AVPlayerRateDidChangeNotification")
  /// The key of the reason of a change of the rate.
  public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
}

extension AVPlayer {
  /// The states of a player.
  public enum Status: Int, Sendable {
    /// No item has been loaded yet.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player can no longer play.
    case failed = 2
  }
}

extension AVPlayer {
  /// The states of playback control.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits until it can play.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays.
    case playing = 2
  }
}

extension AVPlayer {
  /// A reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Playing now would stall.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The rate at which data arrives is being evaluated.
    public static let evaluatingBufferingRate =
      Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// Other participants of shared playback are not ready; the phone shares none.
    public static let waitingForCoordinatedPlayback =
      Self(rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    /// An interstitial event is played; the phone plays none.
    public static let interstitialEvent =
      Self(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
  }
}

/// The policies for a movie while its app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// A movie with visible video pauses.
  case automatic = 1
  /// A movie with visible video pauses.
  case pauses = 2
  /// The sound continues if the app may play sound in the background.
  case continuesIfPossible = 3
}

/// The states of a sample renderer.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
  /// No samples have been enqueued yet.
  case unknown = 0
  /// Samples are rendered.
  case rendering = 1
  /// Samples could not be rendered; `error` has the reason, and flushing resets the state.
  case failed = 2
}

extension Notification.Name {
  /// Posted when samples of an audio renderer are lost, such as after a change of its output
  /// (Players.QR9).
  public static let AVSampleBufferAudioRendererWasFlushedAutomatically =
    Notification.Name("AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
}

/// The key of the time, in an `NSValue`, from which samples were lost.
public let AVSampleBufferAudioRendererFlushTimeKey = "AVSampleBufferAudioRendererFlushTimeKey"

extension Notification.Name {
  /// Posted when a display layer fails to show samples.
  public static let AVSampleBufferDisplayLayerFailedToDecode =
    Notification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
  /// Posted when the need to flush a display layer changes; never on its own.
  public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange =
    Notification.Name("AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
}

/// The key of the error of a display layer's notification.
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey =
  "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"

extension AVError {
  /// The code `outOfMemory`.
  public static let outOfMemory = Code.outOfMemory
  /// The code `sessionNotRunning`.
  public static let sessionNotRunning = Code.sessionNotRunning
  /// The code `deviceAlreadyUsedByAnotherSession`.
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  /// The code `noDataCaptured`.
  public static let noDataCaptured = Code.noDataCaptured
  /// The code `sessionConfigurationChanged`.
  public static let sessionConfigurationChanged = Code.sessionConfigurationChanged
  /// The code `diskFull`.
  public static let diskFull = Code.diskFull
  /// The code `deviceWasDisconnected`.
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  /// The code `mediaChanged`.
  public static let mediaChanged = Code.mediaChanged
  /// The code `maximumDurationReached`.
  public static let maximumDurationReached = Code.maximumDurationReached
  /// The code `maximumFileSizeReached`.
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  /// The code `mediaDiscontinuity`.
  public static let mediaDiscontinuity = Code.mediaDiscontinuity
  /// The code `maximumNumberOfSamplesForFileFormatReached`.
  public static let maximumNumberOfSamplesForFileFormatReached =
    Code .maximumNumberOfSamplesForFileFormatReached
  /// The code `deviceNotConnected`.
  public static let deviceNotConnected = Code.deviceNotConnected
  /// The code `deviceInUseByAnotherApplication`.
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  /// The code `deviceLockedForConfigurationByAnotherProcess`.
  public static let deviceLockedForConfigurationByAnotherProcess =
    Code .deviceLockedForConfigurationByAnotherProcess
  /// The code `sessionWasInterrupted`.
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  /// The code `maximumStillImageCaptureRequestsExceeded`.
  public static let maximumStillImageCaptureRequestsExceeded =
    Code .maximumStillImageCaptureRequestsExceeded
  /// The code `applicationIsNotAuthorized`.
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  /// The code `deviceIsNotAvailableInBackground`.
  public static let deviceIsNotAvailableInBackground = Code.deviceIsNotAvailableInBackground
  /// The code `torchLevelUnavailable`.
  public static let torchLevelUnavailable = Code.torchLevelUnavailable
  /// The code `applicationIsNotAuthorizedToUseDevice`.
  public static let applicationIsNotAuthorizedToUseDevice =
    Code .applicationIsNotAuthorizedToUseDevice
  /// The code `recordingAlreadyInProgress`.
  public static let recordingAlreadyInProgress = Code.recordingAlreadyInProgress
}

/// The key of the device of an error.
public let AVErrorDeviceKey = "AVErrorDeviceKey"
/// The key of the time of an error.
public let AVErrorTimeKey = "AVErrorTimeKey"
/// The key of the file size of an error.
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
/// The key of whether a recording is complete despite an error.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
/// The key of the media type of an error.
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
/// The key of the media subtypes of an error.
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
/// The key of the preset of an error.
public let AVErrorPresetKey = "AVErrorPresetKey"

extension AVError {
  /// The code `compositionTrackSegmentsNotContiguous`.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The code `invalidCompositionTrackSegmentDuration`.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The code `invalidCompositionTrackSegmentSourceStartTime`.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code { .invalidCompositionTrackSegmentSourceStartTime }
  /// The code `invalidCompositionTrackSegmentSourceDuration`.
  public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
  /// The code `contentIsProtected`.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// The code `decoderTemporarilyUnavailable`.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The code `encoderTemporarilyUnavailable`.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The code `invalidVideoComposition`.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The code `referenceForbiddenByReferencePolicy`.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The code `failedToLoadMediaData`.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The code `failedToParse`.
  public static var failedToParse: Code { .failedToParse }
  /// The code `fileTypeDoesNotSupportSampleReferences`.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The code `undecodableMediaData`.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The code `videoCompositorFailed`.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// The code `unsupportedOutputSettings`.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The code `operationNotAllowed`.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The code `contentIsUnavailable`.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The code `formatUnsupported`.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The code `contentNotUpdated`.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// The code `noSourceTrack`.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// The code `operationNotSupportedForPreset`.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
}

/// The type of a film's file, as a uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// MPEG-4 video of the iTunes Store.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// MPEG layer 3.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// WAV.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = Self(rawValue: "public.aiff-audio")
  /// Core Audio's own format.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// 3GPP.
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
  /// 3GPP2.
  public static let mobile3GPP2 = Self(rawValue: "public.3gpp2")
  /// AIFF-C.
  public static let aifc = Self(rawValue: "public.aifc-audio")
  /// AU.
  public static let au = Self(rawValue: "public.au-audio")
  /// AMR.
  public static let amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// AC-3.
  public static let ac3 = Self(rawValue: "public.ac3-audio")
  /// JPEG.
  public static let jpg = Self(rawValue: "public.jpeg")
  /// TIFF.
  public static let tif = Self(rawValue: "public.tiff")
  /// DNG.
  public static let dng = Self(rawValue: "com.adobe.raw-image")
  /// HEIF with HEVC images.
  public static let heic = Self(rawValue: "public.heic")
  /// HEIF.
  public static let heif = Self(rawValue: "public.heif")
}

/// A property of a track.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The track is visual.
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  /// The track is audible.
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  /// The track is legible.
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
  /// The track is frame-based.
  public static let frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
  /// The video has colors beyond sRGB.
  public static let usesWideGamutColorSpace =
    Self(rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
  /// The video has a high dynamic range.
  public static let containsHDRVideo = Self(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  /// The video has an alpha channel.
  public static let containsAlphaChannel =
    Self(rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  /// The track is the main program.
  public static let isMainProgramContent = Self(rawValue: "public.main-program-content")
  /// The track is additional content.
  public static let isAuxiliaryContent = Self(rawValue: "public.auxiliary-content")
  /// The track is the original.
  public static let isOriginalContent = Self(rawValue: "public.original-content")
  /// The track has only forced subtitles, which are always shown.
  public static let containsOnlyForcedSubtitles = Self(rawValue: "public.subtitles.forced-only")
  /// The text transcribes the spoken dialog.
  public static let transcribesSpokenDialogForAccessibility =
    Self(rawValue: "public.accessibility.transcribes-spoken-dialog")
  /// The text describes music and sounds.
  public static let describesMusicAndSoundForAccessibility =
    Self(rawValue: "public.accessibility.describes-music-and-sound")
  /// The audio enhances the intelligibility of speech.
  public static let enhancesSpeechIntelligibility =
    Self(rawValue: "public.accessibility.enhances-speech-intelligibility")
  /// The text is easy to read.
  public static let easyToRead = Self(rawValue: "public.easy-to-read")
  /// The audio describes the video.
  public static let describesVideoForAccessibility =
    Self(rawValue: "public.accessibility.describes-video")
  /// The track is a translation.
  public static let languageTranslation = Self(rawValue: "public.translation")
  /// The audio is a translation in place of the original.
  public static let dubbedTranslation = Self(rawValue: "public.translation.dubbed")
  /// The audio is a translation over the original.
  public static let voiceOverTranslation = Self(rawValue: "public.translation.voice-over")
}
