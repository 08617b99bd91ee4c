/// The stored form of a location.
struct StoredPlace: Codable, Equatable, Sendable {
  /// The name.
  var title: String?
  /// The latitude and longitude in degrees; empty without a coordinate.
  var coordinate: [Double] = []
  /// The radius in meters; 0 for the default.
  var radius = 0.0
}
