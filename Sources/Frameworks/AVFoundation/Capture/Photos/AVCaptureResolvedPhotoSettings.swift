/// The resolved settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject {
  private override init() { super.init() }

  /// The identifier of the request's settings.
  open var uniqueID: Int64 { noCamera() }
  /// The number of photos.
  open var expectedPhotoCount: Int { noCamera() }
  /// The time range of photo processing.
  open var photoProcessingTimeRange: CMTimeRange { noCamera() }
  /// The size of the photo.
  open var photoDimensions: CMVideoDimensions { noCamera() }
  /// The size of the raw photo.
  open var rawPhotoDimensions: CMVideoDimensions { noCamera() }
  /// The size of the preview.
  open var previewDimensions: CMVideoDimensions { noCamera() }
  /// The size of the thumbnail.
  open var embeddedThumbnailDimensions: CMVideoDimensions { noCamera() }
  /// The size of the raw photo's thumbnail.
  open var rawEmbeddedThumbnailDimensions: CMVideoDimensions { noCamera() }
  /// The size of the portrait effects matte.
  open var portraitEffectsMatteDimensions: CMVideoDimensions { noCamera() }
  /// Returns the size of the matte of a type.
  open func dimensionsForSemanticSegmentationMatte(
    ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
  ) -> CMVideoDimensions { noCamera() }
  /// The size of the Live Photo movie.
  open var livePhotoMovieDimensions: CMVideoDimensions { noCamera() }
  /// The size of the deferred photo proxy.
  open var deferredPhotoProxyDimensions: CMVideoDimensions { noCamera() }
  /// Whether the flash is used.
  open var isFlashEnabled: Bool { noCamera() }
  /// Whether red eyes are corrected.
  open var isRedEyeReductionEnabled: Bool { noCamera() }
  /// Whether the photo is stabilized.
  open var isStillImageStabilizationEnabled: Bool { noCamera() }
  /// Whether photos of several cameras are fused.
  open var isVirtualDeviceFusionEnabled: Bool { noCamera() }
  /// Whether geometric distortion is corrected.
  open var isContentAwareDistortionCorrectionEnabled: Bool { noCamera() }
  /// Whether fast capture is prioritized.
  open var isFastCapturePrioritizationEnabled: Bool { noCamera() }
}
