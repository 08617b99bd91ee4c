/// A photo of a camera.
open class AVCapturePhoto: NSObject {
  override init() { super.init() }

  /// The time of the exposure.
  open var timestamp: CMTime { noCamera() }
  /// Whether the photo is raw.
  open var isRawPhoto: Bool { noCamera() }
  /// The pixels; `nil` for an encoded photo.
  open var pixelBuffer: CVPixelBuffer? { noCamera() }
  /// The pixels of the preview.
  open var previewPixelBuffer: CVPixelBuffer? { noCamera() }
  /// The format of the thumbnail.
  open var embeddedThumbnailPhotoFormat: [String: Any]? { noCamera() }
  /// The metadata, by the keys of Image I/O.
  open var metadata: [String: Any] { noCamera() }
  /// The depth map.
  open var depthData: AVDepthData? { noCamera() }
  /// The portrait effects matte.
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { noCamera() }
  /// Returns the matte of a type; `nil` if there is none.
  open func semanticSegmentationMatte(
    for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
  ) -> AVSemanticSegmentationMatte? { noCamera() }
  /// The calibration data of the camera.
  open var cameraCalibrationData: AVCameraCalibrationData? { noCamera() }
  /// The resolved settings.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { noCamera() }
  /// The number of the photo among those of its request, starting at 1.
  open var photoCount: Int { noCamera() }
  /// The type of the camera.
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { noCamera() }
  /// The settings of the photo in its bracket.
  open var bracketSettings: AVCaptureBracketedStillImageSettings? { noCamera() }
  /// The number of the photo in its bracket, starting at 1.
  open var sequenceCount: Int { noCamera() }
  /// The status of the lens stabilization.
  open var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus { noCamera() }

  /// Returns the data of a file with the photo.
  open func fileDataRepresentation() -> Data? { noCamera() }
  /// Returns the data of a file with the photo, with replaced parts.
  open func fileDataRepresentation(
    with customizer: any AVCapturePhotoFileDataRepresentationCustomizer
  ) -> Data? { noCamera() }
  /// Returns the photo as a `CGImage`.
  open func cgImageRepresentation() -> CGImage? { noCamera() }
  /// Returns the preview as a `CGImage`.
  open func previewCGImageRepresentation() -> CGImage? { noCamera() }
}
