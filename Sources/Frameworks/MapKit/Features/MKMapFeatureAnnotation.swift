/// A map feature that the user has selected.
///
/// Maps have no features, so that no such object exists (Maps.FE1).
///
/// - Thread: any; all its properties are constants.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The types of map features.
  ///
  /// - Source: the numbers follow the order in Apple's reference. Confidence: guess.
  public enum FeatureType: Int, Sendable {
    /// A point of interest.
    case pointOfInterest = 0
    /// An area with a name of its own.
    case territory = 1
    /// A thing of nature.
    case physicalFeature = 2
  }

  override init() { super.init() }

  /// The kind of feature.
  open var featureType: FeatureType { .pointOfInterest }
  /// The icon: nil.
  open var iconStyle: MKIconStyle? { nil }
  /// The category of a point of interest: nil.
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  /// The coordinate: not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The title: nil.
  open var title: String? { nil }
  /// The subtitle: nil.
  open var subtitle: String? { nil }
}
