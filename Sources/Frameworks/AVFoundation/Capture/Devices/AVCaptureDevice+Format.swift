extension AVCaptureDevice {
  /// A format of a device.
  open class Format: NSObject {
    private override init() { super.init() }

    /// The media type.
    open var mediaType: AVMediaType { noCamera() }
    /// The description of the format.
    open var formatDescription: CMFormatDescription { noCamera() }
    /// The supported frame rates.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { noCamera() }
    /// The horizontal field of view, in degrees.
    open var videoFieldOfView: Float { noCamera() }
    /// The horizontal field of view after the correction of geometric distortion, in degrees.
    open var geometricDistortionCorrectedVideoFieldOfView: Float { noCamera() }
    /// Whether pixels are binned.
    open var isVideoBinned: Bool { noCamera() }
    /// Returns whether a video stabilization mode is supported.
    open func isVideoStabilizationModeSupported(
      _ videoStabilizationMode: AVCaptureVideoStabilizationMode
    ) -> Bool { noCamera() }
    /// The maximum zoom factor.
    open var videoMaxZoomFactor: CGFloat { noCamera() }
    /// The zoom factor above which frames are upscaled.
    open var videoZoomFactorUpscaleThreshold: CGFloat { noCamera() }
    /// The zoom factors that the system recommends.
    open var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? { noCamera() }
    /// The zoom factors other than 1 at which frames are not upscaled.
    open var secondaryNativeResolutionZoomFactors: [CGFloat] { noCamera() }
    /// The shortest exposure.
    open var minExposureDuration: CMTime { noCamera() }
    /// The longest exposure.
    open var maxExposureDuration: CMTime { noCamera() }
    /// The lowest sensitivity.
    open var minISO: Float { noCamera() }
    /// The highest sensitivity.
    open var maxISO: Float { noCamera() }
    /// Whether global tone mapping is supported.
    open var isGlobalToneMappingSupported: Bool { noCamera() }
    /// Whether high dynamic range video is supported.
    open var isVideoHDRSupported: Bool { noCamera() }
    /// The maximum size of photos.
    open var highResolutionStillImageDimensions: CMVideoDimensions { noCamera() }
    /// The supported maximum photo dimensions.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { noCamera() }
    /// Whether the highest photo quality is supported.
    open var isHighestPhotoQualitySupported: Bool { noCamera() }
    /// Whether high photo quality is supported.
    open var isHighPhotoQualitySupported: Bool { noCamera() }
    /// The autofocus system of the device.
    open var autoFocusSystem: AutoFocusSystem { noCamera() }
    /// The color spaces.
    open var supportedColorSpaces: [AVCaptureColorSpace] { noCamera() }
    /// The compatible depth formats.
    open var supportedDepthDataFormats: [Format] { noCamera() }
    /// The minimum zoom factor with depth data.
    open var videoMinZoomFactorForDepthDataDelivery: CGFloat { noCamera() }
    /// The maximum zoom factor with depth data.
    open var videoMaxZoomFactorForDepthDataDelivery: CGFloat { noCamera() }
    /// The ranges of zoom factors with depth data.
    open var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] { noCamera() }
    /// The classes of outputs that are incompatible with the format.
    open var unsupportedCaptureOutputClasses: [AnyClass] { noCamera() }
    /// Whether the format can be used in a multi-camera session.
    open var isMultiCamSupported: Bool { noCamera() }
    /// Whether the portrait effect is supported.
    open var isPortraitEffectSupported: Bool { noCamera() }
    /// Whether Center Stage is supported.
    open var isCenterStageSupported: Bool { noCamera() }
    /// Whether Studio Light is supported.
    open var isStudioLightSupported: Bool { noCamera() }

    /// An autofocus system.
    public enum AutoFocusSystem: Int, Sendable {
      case none = 0
      case contrastDetection = 1
      case phaseDetection = 2
    }
  }
}
