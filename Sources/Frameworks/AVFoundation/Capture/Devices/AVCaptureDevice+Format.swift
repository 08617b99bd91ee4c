extension AVCaptureDevice {
  /// A format of a device.
  open class Format: NSObject {
    private override init() { super.init() }

    /// The kind of media.
    open var mediaType: AVMediaType { noCamera() }
    /// The description of the format.
    open var formatDescription: CMFormatDescription { noCamera() }
    /// The supported frame rates.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { noCamera() }
    /// The width of the field of view, in degrees.
    open var videoFieldOfView: Float { noCamera() }
    /// The width of the field of view after the correction of the lens, in degrees.
    open var geometricDistortionCorrectedVideoFieldOfView: Float { noCamera() }
    /// Whether neighboring pixels are joined.
    open var isVideoBinned: Bool { noCamera() }
    /// Returns whether pictures can be stabilized in a mode.
    open func isVideoStabilizationModeSupported(
      _ videoStabilizationMode: AVCaptureVideoStabilizationMode
    ) -> Bool { noCamera() }
    /// The largest zoom factor.
    open var videoMaxZoomFactor: CGFloat { noCamera() }
    /// The zoom factor from which on pictures are enlarged.
    open var videoZoomFactorUpscaleThreshold: CGFloat { noCamera() }
    /// The zoom factors that the system recommends.
    open var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? { noCamera() }
    /// The zoom factors, other than 1, at which pixels are not enlarged.
    open var secondaryNativeResolutionZoomFactors: [CGFloat] { noCamera() }
    /// The shortest exposure.
    open var minExposureDuration: CMTime { noCamera() }
    /// The longest exposure.
    open var maxExposureDuration: CMTime { noCamera() }
    /// The lowest sensitivity.
    open var minISO: Float { noCamera() }
    /// The highest sensitivity.
    open var maxISO: Float { noCamera() }
    /// Whether one curve can map the tones of a whole picture.
    open var isGlobalToneMappingSupported: Bool { noCamera() }
    /// Whether pictures can have a high dynamic range.
    open var isVideoHDRSupported: Bool { noCamera() }
    /// The largest size of photos.
    open var highResolutionStillImageDimensions: CMVideoDimensions { noCamera() }
    /// The sizes to which photos can be limited.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { noCamera() }
    /// Whether photos can have the highest quality.
    open var isHighestPhotoQualitySupported: Bool { noCamera() }
    /// Whether photos can have a high quality.
    open var isHighPhotoQualitySupported: Bool { noCamera() }
    /// The autofocus system of the device.
    open var autoFocusSystem: AutoFocusSystem { noCamera() }
    /// The color spaces.
    open var supportedColorSpaces: [AVCaptureColorSpace] { noCamera() }
    /// The formats of depth that can be used together with this one.
    open var supportedDepthDataFormats: [Format] { noCamera() }
    /// The smallest zoom factor with depth.
    open var videoMinZoomFactorForDepthDataDelivery: CGFloat { noCamera() }
    /// The largest zoom factor with depth.
    open var videoMaxZoomFactorForDepthDataDelivery: CGFloat { noCamera() }
    /// The zoom factors with depth.
    open var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] { noCamera() }
    /// The classes of outputs that cannot be used with the format.
    open var unsupportedCaptureOutputClasses: [AnyClass] { noCamera() }
    /// Whether the format can be used in a session with several cameras.
    open var isMultiCamSupported: Bool { noCamera() }
    /// Whether the background can be blurred.
    open var isPortraitEffectSupported: Bool { noCamera() }
    /// Whether Center Stage can be used.
    open var isCenterStageSupported: Bool { noCamera() }
    /// Whether Studio Light can be used.
    open var isStudioLightSupported: Bool { noCamera() }

    /// An autofocus system.
    public enum AutoFocusSystem: Int, Sendable {
      case none = 0
      case contrastDetection = 1
      case phaseDetection = 2
    }
  }
}
