/// The place of the user, which the phone does not know (Maps.US1).
open class MKUserLocation: NSObject, MKAnnotation {
  /// Whether the place is being looked for.
  open internal(set) var isUpdating = false
  /// The place; nil until it is known.
  open internal(set) var location: CLLocation? {
    willSet { willChangeValue(for: \.location) }
    didSet { didChangeValue(for: \.location) }
  }
  /// The direction; nil until it is known.
  open internal(set) var heading: CLHeading?
  /// The coordinate; not a valid one until the place is known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// The title of the callout; nil for that of the system.
  open var title: String? = "My Location"
  /// The line below the title.
  open var subtitle: String?

  /// Creates an unknown place.
  public override init() {
    MapKeys.registration
    super.init()
  }
}
