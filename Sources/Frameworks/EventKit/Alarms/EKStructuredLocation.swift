public import class CoreLocation.CLLocation

/// A location with a name, and optionally a coordinate and a radius.
///
/// - Thread: one at a time.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// The name; `nil` for none.
  open var title: String?
  /// The coordinate; `nil` for none.
  open var geoLocation: CLLocation?
  /// The radius in meters; 0 for the default.
  open var radius: Double

  /// Creates a location without a name.
  public override init() {
    (title, radius) = (nil, 0)
    super.init()
  }

  /// Creates a location with a name.
  public convenience init(title: String) { self.init(StoredPlace(title: title)) }

  init(_ stored: StoredPlace) {
    (title, radius) = (stored.title, stored.radius)
    if stored.coordinate.count == 2 {
      geoLocation = CLLocation(latitude: stored.coordinate[0], longitude: stored.coordinate[1])
    }
    super.init()
  }

  /// The stored form of the location.
  var stored: StoredPlace {
    let coordinate = geoLocation.map { [$0.coordinate.latitude, $0.coordinate.longitude] }
    return StoredPlace(title: title, coordinate: coordinate ?? [], radius: radius)
  }

  /// Returns a location with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(stored) }

  /// Returns whether another object is a location with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKStructuredLocation)?.stored == stored
  }
  /// The hash value.
  open override var hash: Int { title?.hashValue ?? 0 }
}
