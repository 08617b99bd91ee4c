/// A photo of a camera.
open class AVCapturePhoto: NSObject {
  override init() { super.init() }

  /// The time of the exposure.
  open var timestamp: CMTime { noCamera() }
  /// Whether the photo is raw.
  open var isRawPhoto: Bool { noCamera() }
  /// The pixels; `nil` for a photo that is coded.
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
  /// Returns the mask of a kind; `nil` if there is none.
  open func semanticSegmentationMatte(
    for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
  ) -> AVSemanticSegmentationMatte? { noCamera() }
  /// The properties of the camera.
  open var cameraCalibrationData: AVCameraCalibrationData? { noCamera() }
  /// The settings that the camera chose.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { noCamera() }
  /// The number of the photo among those of its request, from 1 on.
  open var photoCount: Int { noCamera() }
  /// The type of the camera.
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { noCamera() }
  /// The exposure of the photo among several.
  open var bracketSettings: AVCaptureBracketedStillImageSettings? { noCamera() }
  /// The number of the photo among several, from 1 on.
  open var sequenceCount: Int { noCamera() }
  /// Whether the lens was held still.
  open var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus { noCamera() }

  /// Returns the photo as a file.
  open func fileDataRepresentation() -> Data? { noCamera() }
  /// Returns the photo as a file with changes.
  open func fileDataRepresentation(
    with customizer: any AVCapturePhotoFileDataRepresentationCustomizer
  ) -> Data? { noCamera() }
  /// Returns the photo as a picture.
  open func cgImageRepresentation() -> CGImage? { noCamera() }
  /// Returns the preview as a picture.
  open func previewCGImageRepresentation() -> CGImage? { noCamera() }
}
