internal import Glibc

/// A line along the shortest path on the earth, with additional points where it is curved
/// (Maps.OV2).
open class MKGeodesicPolyline: MKPolyline {
  override func connect(_ points: [MKMapPoint]) {
    var all = Array(points.prefix(1))
    for (start, end) in zip(points, points.dropFirst()) {
      let count = max(1, Int((start.distance(to: end) / Self.step).rounded(.up)))
      for index in 1..<max(1, count) {
        let point = Self.point(Double(index) / Double(count), from: start, to: end)
        all.append(Self.near(all[all.count - 1], point))
      }
      all.append(Self.near(all[all.count - 1], end))
    }
    mapPoints = all
  }

  /// The maximum distance between two points in meters.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 50_000.0

  /// Returns a point, or its equivalent on the other side of the world if that is nearer to the
  /// previous one.
  private static func near(_ previous: MKMapPoint, _ point: MKMapPoint) -> MKMapPoint {
    let world = MKMapSize.world.width
    let turns = ((previous.x - point.x) / world).rounded()
    return MKMapPoint(x: point.x + turns * world, y: point.y)
  }

  /// Returns a point of the great circle through two points.
  private static func point(
    _ share: Double, from start: MKMapPoint, to end: MKMapPoint
  ) -> MKMapPoint {
    let (a, b) = (vector(start), vector(end))
    let angle = acos(min(1, max(-1, a.x * b.x + a.y * b.y + a.z * b.z)))
    guard angle > 1e-12 else { return start }
    let (p, q) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    let (x, y, z) = (p * a.x + q * b.x, p * a.y + q * b.y, p * a.z + q * b.z)
    return MKMapPoint(
      CLLocationCoordinate2D(
        latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
        longitude: atan2(y, x) * 180 / .pi))
  }

  private static func vector(_ point: MKMapPoint) -> (x: Double, y: Double, z: Double) {
    let coordinate = point.coordinate
    let (latitude, longitude) = (
      coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180
    )
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}
