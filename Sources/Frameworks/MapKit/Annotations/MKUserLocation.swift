/// The annotation of the user's location, which the phone does not know (Maps.US1).
open class MKUserLocation: NSObject, MKAnnotation {
  /// Whether the location is being updated.
  open internal(set) var isUpdating = false
  /// The location; nil until it is known.
  open internal(set) var location: CLLocation? {
    willSet { willChangeValue(for: \.location) }
    didSet { didChangeValue(for: \.location) }
  }
  /// The heading; nil until it is known.
  open internal(set) var heading: CLHeading?
  /// The coordinate; invalid until the location is known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// The title of the callout; nil for that of the system.
  open var title: String? = "My Location"
  /// The subtitle.
  open var subtitle: String?

  /// Creates an unknown location.
  public override init() {
    MapKeys.registration
    super.init()
  }
}
