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
