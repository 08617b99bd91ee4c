/// A circle on the earth.
///
/// - Thread: any; nothing in it changes after its creation.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance

  /// Creates a circle.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Encodes the circle.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(center.latitude, forKey: "TactusLatitude")
    coder.encode(center.longitude, forKey: "TactusLongitude")
    coder.encode(radius, forKey: "TactusRadius")
  }

  /// Creates a circle from an archive.
  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "TactusLatitude"),
      longitude: coder.decodeDouble(forKey: "TactusLongitude"))
    radius = coder.decodeDouble(forKey: "TactusRadius")
    super.init(coder: coder)
  }

  /// Returns whether a coordinate is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}
