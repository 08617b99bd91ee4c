import Synchronization

/// The settings of a request for a photo, which are stored: no request succeeds without a camera.
open class AVCapturePhotoSettings: NSObject, NSCopying {
  // MARK: Creating

  /// Creates settings for a photo in JPEG (Device.CA12).
  public override convenience init() {
    self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
  }

  /// Creates settings for a photo in a format.
  ///
  /// - Parameter format: The coding or the pixel format, by their keys; `nil` for the default.
  public convenience init(format: [String: Any]?) {
    self.init(
      rawPixelFormatType: 0, rawFileType: nil,
      processedFormat: format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg], processedFileType: nil)
  }

  /// Creates settings for a raw photo.
  public convenience init(rawPixelFormatType: OSType) {
    self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
  }

  /// Creates settings for a raw photo, and one in a format unless that is `nil`.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil)
  }

  /// Creates settings for photos in types of file.
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

  /// Creates settings like others, with another identifier.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(photoSettings.formats, uniqueID: Self.ids.add(1, ordering: .relaxed).newValue)
    take(photoSettings)
  }

  init(_ formats: PhotoFormats, uniqueID: Int64) {
    (self.formats, self.uniqueID) = (formats, uniqueID)
    super.init()
  }

  /// Returns settings like these, with the same identifier.
  open func copy(with zone: NSZone?) -> Any {
    let copy = AVCapturePhotoSettings(formats, uniqueID: uniqueID)
    copy.take(self)
    return copy
  }

  /// The identifier, which no other settings have but copies (Device.CA12).
  public let uniqueID: Int64

  // MARK: Formats

  let formats: PhotoFormats
  /// The format of the photo; `nil` for a raw photo only.
  open var format: [String: Any]? { formats.processed }
  /// The type of the photo's file; `nil` if it is not set.
  open var processedFileType: AVFileType? { formats.processedFileType }
  /// The pixel format of the raw photo; 0 for none.
  open var rawPhotoPixelFormatType: OSType { formats.raw }
  /// The type of the raw photo's file; `nil` if it is not set.
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
  /// The weight of quality against time.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether the photo is stabilized.
  @available(*, deprecated, renamed: "photoQualityPrioritization")
  open var isAutoStillImageStabilizationEnabled: Bool {
    get { photoQualityPrioritization != .speed }
    set { photoQualityPrioritization = newValue ? .balanced : .speed }
  }
  /// Whether the photo is larger than the pictures of the format.
  @available(*, deprecated, message: "Use maxPhotoDimensions")
  open var isHighResolutionPhotoEnabled: Bool {
    get { isLarge }
    set { isLarge = newValue }
  }
  /// The largest size of the photo.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos of several cameras are joined.
  open var isAutoVirtualDeviceFusionEnabled = true
  /// The cameras that give a photo each: always empty.
  open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
  /// Whether the distortion of the lens is corrected.
  open var isAutoContentAwareDistortionCorrectionEnabled = false
  /// Whether the sound of the shutter is suppressed.
  open var isShutterSoundSuppressionEnabled = false

  // MARK: Depth and masks

  /// Whether a depth map comes with the photo.
  open var isDepthDataDeliveryEnabled = false
  /// Whether the depth map is in the photo's file.
  open var embedsDepthDataInPhoto = true
  /// Whether the depth map is smoothed, and holes are filled.
  open var isDepthDataFiltered = true
  /// Whether the properties of the camera come with the photo.
  open var isCameraCalibrationDataDeliveryEnabled = false
  /// Whether a portrait effects matte comes with the photo.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether the portrait effects matte is in the photo's file.
  open var embedsPortraitEffectsMatteInPhoto = true

  /// The kinds of masks that come with the photo.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  /// Whether these masks are in the photo's file.
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
  /// Whether the photo is larger than the pictures of the format.
  private var isLarge = false

  /// Takes all that can be changed from other settings.
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
