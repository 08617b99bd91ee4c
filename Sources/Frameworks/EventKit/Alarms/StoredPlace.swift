/// The form in which the phone keeps a place.
struct StoredPlace: Codable, Equatable, Sendable {
  /// The name.
  var title: String?
  /// The latitude and longitude in degrees; empty without a coordinate.
  var coordinate: [Double] = []
  /// The radius in meters; 0 for the usual one.
  var radius = 0.0
}
