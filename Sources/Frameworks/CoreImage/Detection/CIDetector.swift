internal import TactusCrashReports

/// A detector of faces, codes, rectangles or text; none can be created.
///
/// The phone has no detectors (CoreImage.PK5).
open class CIDetector: NSObject {
  /// Fails, since the phone has no detectors.
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

/// The type of face detectors.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of rectangle detectors.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of QR code detectors.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of text detectors.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Low accuracy, for speed.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// High accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option to track faces between frames.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the minimum size of a feature.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the orientation of the image.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
