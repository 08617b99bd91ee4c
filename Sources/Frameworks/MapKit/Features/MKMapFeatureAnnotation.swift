/// A part of the map's own content that the user has selected.
///
/// The map has no content of its own, so there is no such object (Maps.FE1).
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The kinds of content.
  ///
  /// - Source: the numbers follow the order in Apple's reference. Confidence: guess.
  public enum FeatureType: Int, Sendable {
    /// A point of interest.
    case pointOfInterest = 0
    /// A city, a region or a country.
    case territory = 1
    /// A mountain, a river or the like.
    case physicalFeature = 2
  }

  override init() { super.init() }

  /// The kind of content.
  open var featureType: FeatureType { .pointOfInterest }
  /// The picture of the content.
  open var iconStyle: MKIconStyle? { nil }
  /// The kind of point of interest.
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The name.
  open var title: String? { nil }
  /// The second line.
  open var subtitle: String? { nil }
}
