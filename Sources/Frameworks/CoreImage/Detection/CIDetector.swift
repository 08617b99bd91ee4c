internal import TactusCrashReports

/// An image processor that identifies notable features, such as faces and barcodes, in a still
/// image or video.
///
/// The phone detects nothing in images (CoreImage.PK5).
open class CIDetector: NSObject {
  /// Returns nil: the phone detects nothing in images.
  public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  {
    RuntimeWarning.once(
      "CIDetector: the phone detects no \(type) in images; there is no detector", namesPlace: true)
    return nil
  }

  /// Returns no features.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns no features.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }

  override init() { super.init() }
}

/// The type of detectors of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of detectors of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of detectors of Quick Response codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of detectors of text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of the tracking of faces.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the size of the least feature.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of the orientation of the image.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
