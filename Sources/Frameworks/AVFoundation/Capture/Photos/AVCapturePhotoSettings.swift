import Synchronization

/// The settings of a photo request; they are stored, as no request succeeds without a camera.
open class AVCapturePhotoSettings: NSObject, NSCopying {
  // MARK: Creating

  /// Creates settings for a JPEG photo (Device.CA12).
  public override convenience init() {
    self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
  }

  /// Creates settings for a photo in a format.
  ///
  /// - Parameter format: The codec or the pixel format, with their keys; `nil` for the default.
  public convenience init(format: [String: Any]?) {
    self.init(
      rawPixelFormatType: 0, rawFileType: nil,
      processedFormat: format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg], processedFileType: nil)
  }

  /// Creates settings for a raw photo.
  public convenience init(rawPixelFormatType: OSType) {
    self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
  }

  /// Creates settings for a raw photo, and for a processed one unless `format` is `nil`.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil)
  }

  /// Creates settings for photos of file types.
  public convenience init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) {
    self.init(
      PhotoFormats(
        raw: rawPixelFormatType, rawFileType: rawFileType, processed: processedFormat,
        processedFileType: processedFileType),
      uniqueID: Self.ids.add(1, ordering: .relaxed).newValue)
  }

  /// Creates settings that copy others, with another identifier.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(photoSettings.formats, uniqueID: Self.ids.add(1, ordering: .relaxed).newValue)
    take(photoSettings)
  }

  init(_ formats: PhotoFormats, uniqueID: Int64) {
    (self.formats, self.uniqueID) = (formats, uniqueID)
    super.init()
  }

  /// Returns a copy with the same identifier.
  open func copy(with zone: NSZone?) -> Any {
    let copy = AVCapturePhotoSettings(formats, uniqueID: uniqueID)
    copy.take(self)
    return copy
  }

  /// The identifier, which is unique except among copies (Device.CA12).
  public let uniqueID: Int64

  // MARK: Formats

  let formats: PhotoFormats
  /// The format of the photo; `nil` for a raw photo only.
  open var format: [String: Any]? { formats.processed }
  /// The file type of the photo; `nil` if unset.
  open var processedFileType: AVFileType? { formats.processedFileType }
  /// The pixel format of the raw photo; 0 for none.
  open var rawPhotoPixelFormatType: OSType { formats.raw }
  /// The file type of the raw photo; `nil` if unset.
  open var rawFileType: AVFileType? { formats.rawFileType }
  /// The format of the raw photo's file.
  open var rawFileFormat: [String: Any]?
  /// The pixel formats of previews; empty without an input.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// The pixel formats of previews as numbers; empty without an input.
  open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  /// The format of a preview.
  open var previewPhotoFormat: [String: Any]?
  /// The codecs of thumbnails; empty without an input.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The format of a thumbnail in the photo's file.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The codecs of thumbnails of raw photos; empty without an input.
  open var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The format of a thumbnail in the raw photo's file.
  open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
  /// The metadata of the photo.
  open var metadata: [String: Any] = [:]

  // MARK: Capturing

  /// The flash mode.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether red eyes are corrected.
  open var isAutoRedEyeReductionEnabled = false
  /// The priorities between quality and speed.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether the photo is stabilized.
  @available(*, deprecated, renamed: "photoQualityPrioritization")
  open var isAutoStillImageStabilizationEnabled: Bool {
    get { photoQualityPrioritization != .speed }
    set { photoQualityPrioritization = newValue ? .balanced : .speed }
  }
  /// Whether the photo may be larger than the format's frames.
  @available(*, deprecated, message: "Use maxPhotoDimensions")
  open var isHighResolutionPhotoEnabled: Bool {
    get { isLarge }
    set { isLarge = newValue }
  }
  /// The maximum size of the photo.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos of several cameras are fused.
  open var isAutoVirtualDeviceFusionEnabled = true
  /// The constituent cameras that deliver a photo each: always empty.
  open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
  /// Whether geometric distortion is corrected.
  open var isAutoContentAwareDistortionCorrectionEnabled = false
  /// Whether the shutter sound is suppressed.
  open var isShutterSoundSuppressionEnabled = false

  // MARK: Depth and masks

  /// Whether a depth map is delivered.
  open var isDepthDataDeliveryEnabled = false
  /// Whether the depth map is embedded in the photo's file.
  open var embedsDepthDataInPhoto = true
  /// Whether the depth map is smoothed and holes are filled.
  open var isDepthDataFiltered = true
  /// Whether the camera's calibration data is delivered.
  open var isCameraCalibrationDataDeliveryEnabled = false
  /// Whether a portrait effects matte is delivered.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether the portrait effects matte is embedded in the photo's file.
  open var embedsPortraitEffectsMatteInPhoto = true

  /// The types of mattes that are delivered.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  /// Whether these mattes are embedded in the photo's file.
  open var embedsSemanticSegmentationMattesInPhoto = true

  // MARK: Live Photos

  /// The file of a Live Photo movie; `nil` for a photo alone.
  open var livePhotoMovieFileURL: URL?
  /// The codec of a Live Photo movie.
  open var livePhotoVideoCodecType = AVVideoCodecType.h264
  /// The metadata of a Live Photo movie.
  open var livePhotoMovieMetadata: [AVMetadataItem]! = []

  // MARK: Internals

  private static let ids = Atomic<Int64>(0)
  /// Whether the photo may be larger than the format's frames.
  private var isLarge = false

  /// Copies all mutable properties of other settings.
  func take(_ other: AVCapturePhotoSettings) {
    rawFileFormat = other.rawFileFormat
    previewPhotoFormat = other.previewPhotoFormat
    embeddedThumbnailPhotoFormat = other.embeddedThumbnailPhotoFormat
    rawEmbeddedThumbnailPhotoFormat = other.rawEmbeddedThumbnailPhotoFormat
    metadata = other.metadata
    flashMode = other.flashMode
    isAutoRedEyeReductionEnabled = other.isAutoRedEyeReductionEnabled
    photoQualityPrioritization = other.photoQualityPrioritization
    isLarge = other.isLarge
    maxPhotoDimensions = other.maxPhotoDimensions
    isAutoVirtualDeviceFusionEnabled = other.isAutoVirtualDeviceFusionEnabled
    virtualDeviceConstituentPhotoDeliveryEnabledDevices =
      other.virtualDeviceConstituentPhotoDeliveryEnabledDevices
    isAutoContentAwareDistortionCorrectionEnabled =
      other.isAutoContentAwareDistortionCorrectionEnabled
    isShutterSoundSuppressionEnabled = other.isShutterSoundSuppressionEnabled
    isDepthDataDeliveryEnabled = other.isDepthDataDeliveryEnabled
    embedsDepthDataInPhoto = other.embedsDepthDataInPhoto
    isDepthDataFiltered = other.isDepthDataFiltered
    isCameraCalibrationDataDeliveryEnabled = other.isCameraCalibrationDataDeliveryEnabled
    isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
    embedsPortraitEffectsMatteInPhoto = other.embedsPortraitEffectsMatteInPhoto
    enabledSemanticSegmentationMatteTypes = other.enabledSemanticSegmentationMatteTypes
    embedsSemanticSegmentationMattesInPhoto = other.embedsSemanticSegmentationMattesInPhoto
    livePhotoMovieFileURL = other.livePhotoMovieFileURL
    livePhotoVideoCodecType = other.livePhotoVideoCodecType
    livePhotoMovieMetadata = other.livePhotoMovieMetadata
  }
}
