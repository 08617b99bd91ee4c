import MapKit
import Testing

/// Steps Maps.MP1–MP8 and DF1–DF2.
@Suite struct MapValueTests {
  private static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test("Maps.MP1. A coordinate has a point in the Mercator square, and the point the coordinate")
  func points() {
    let zero = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(zero.x - 134_217_728) < 1e-3 && abs(zero.y - 134_217_728) < 1e-3)
    let back = MKMapPoint(Self.berlin).coordinate
    #expect(abs(back.latitude - 52.52) < 1e-9 && abs(back.longitude - 13.405) < 1e-9)
    // North is above, and the poles are at the edges.
    #expect(MKMapPoint(Self.berlin).y < zero.y)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y) < 1e-3)
    let south = MKMapPoint(CLLocationCoordinate2D(latitude: -89, longitude: 0))
    #expect(abs(south.y - MKMapSize.world.height) < 1e-3)
    let invalid = MKMapPoint(kCLLocationCoordinate2DInvalid)
    let beyond = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 181))
    #expect(MKMapPointEqualToPoint(beyond, MKMapPoint(x: -1, y: -1)))
    #expect(MKMapPointEqualToPoint(invalid, beyond))
  }

  @Test("Maps.MP2. A point in the east of the world is on the other side")
  func turns() {
    let world = MKMapSize.world.width
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: -170))
    let east = MKMapPoint(x: point.x + world, y: point.y).coordinate
    let west = MKMapPoint(x: point.x - world, y: point.y).coordinate
    #expect(abs(east.longitude + 170) < 1e-6 && abs(west.longitude + 170) < 1e-6)
  }

  @Test("Maps.MP3. Distances are those of places, and map points shrink towards the poles")
  func distances() {
    let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)
    let distance = MKMapPoint(Self.berlin).distance(to: MKMapPoint(london))
    let expected = CLLocation(latitude: 52.52, longitude: 13.405)
      .distance(from: CLLocation(latitude: 51.5074, longitude: -0.1278))
    #expect(abs(distance - expected) < 0.01 && distance > 900_000)
    let ratio = MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0)
    #expect(abs(ratio - 0.5) < 1e-9)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
    // A thousand map points at the equator.
    let here = MKMapPoint(x: 134_217_728, y: 134_217_728)
    let there = MKMapPoint(x: 134_218_728, y: 134_217_728)
    #expect(abs(here.distance(to: there) / (1000 * MKMetersPerMapPointAtLatitude(0)) - 1) < 1e-6)
  }

  @Test("Maps.MP4. A region of meters is as large as they are")
  func meters() {
    let region = MKCoordinateRegion(
      center: Self.berlin, latitudinalMeters: 10_000, longitudinalMeters: 5000)
    let half = region.span.latitudeDelta / 2
    let north = CLLocation(latitude: 52.52 + half, longitude: 13.405)
    let south = CLLocation(latitude: 52.52 - half, longitude: 13.405)
    #expect(abs(north.distance(from: south) - 10_000) < 1)
    let east = CLLocation(latitude: 52.52, longitude: 13.405 + region.span.longitudeDelta / 2)
    let west = CLLocation(latitude: 52.52, longitude: 13.405 - region.span.longitudeDelta / 2)
    #expect(abs(east.distance(from: west) - 5000) < 1)
    let world = MKCoordinateRegion(
      center: Self.berlin, latitudinalMeters: 1e9, longitudinalMeters: 1e9)
    #expect(world.span.latitudeDelta == 180 && world.span.longitudeDelta == 360)
  }

  @Test("Maps.MP5. A rectangle has the region between its edges")
  func regions() {
    let region = MKCoordinateRegion(.world)
    #expect(abs(region.center.latitude) < 1e-9 && region.span.longitudeDelta == 360)
    #expect(abs(region.span.latitudeDelta - 2 * 85.0511287798) < 1e-6)
    let quarter = MKCoordinateRegion(
      MKMapRect(x: 0, y: 0, width: 134_217_728, height: 134_217_728))
    #expect(abs(quarter.center.longitude + 90) < 1e-9 && quarter.center.latitude > 60)
  }

  @Test("Maps.MP6. Rectangles are joined, intersected, moved and divided; null contains nothing")
  func rectangles() {
    let one = MKMapRect(x: 0, y: 0, width: 10, height: 20)
    let other = MKMapRect(x: 5, y: 10, width: 10, height: 20)
    #expect(MKMapRectEqualToRect(one.union(other), MKMapRect(x: 0, y: 0, width: 15, height: 30)))
    #expect(
      MKMapRectEqualToRect(one.intersection(other), MKMapRect(x: 5, y: 10, width: 5, height: 10)))
    #expect(one.intersects(other) && !one.intersects(one.offsetBy(dx: 11, dy: 0)))
    #expect(one.intersection(one.offsetBy(dx: 11, dy: 0)).isNull)
    #expect(MKMapRectEqualToRect(one.union(.null), one) && MKMapRect.null.isEmpty)
    #expect(!MKMapRect.null.contains(MKMapPoint()) && !MKMapRect().isNull && MKMapRect().isEmpty)
    #expect(one.contains(MKMapPoint(x: 0, y: 0)) && !one.contains(MKMapPoint(x: 10, y: 5)))
    #expect(one.contains(one) && !one.contains(other))
    let inner = one.insetBy(dx: 2, dy: 3)
    #expect(inner.minX == 2 && inner.maxX == 8 && inner.midY == 10 && inner.height == 14)
    #expect(one.insetBy(dx: 6, dy: 0).isNull)
    let (slice, rest) = one.divided(atDistance: 3, from: .maxXEdge)
    #expect(slice.minX == 7 && slice.width == 3 && rest.minX == 0 && rest.width == 7)
    var (top, bottom) = (MKMapRect(), MKMapRect())
    MKMapRectDivide(one, &top, &bottom, 5, .minYEdge)
    #expect(top.height == 5 && bottom.minY == 5 && bottom.height == 15)
    #expect(MKStringFromMapRect(one) == "{{0.0, 0.0}, {10.0, 20.0}}")
  }

  @Test("Maps.MP7. What is beyond the world is on its other side")
  func remainders() {
    let world = MKMapSize.world.width
    let east = MKMapRect(x: world - 10, y: 5, width: 30, height: 1)
    #expect(east.spans180thMeridian && !MKMapRect.world.spans180thMeridian)
    #expect(MKMapRectEqualToRect(east.remainder, MKMapRect(x: 0, y: 5, width: 20, height: 1)))
    let west = MKMapRect(x: -10, y: 5, width: 30, height: 1)
    #expect(
      MKMapRectEqualToRect(west.remainder, MKMapRect(x: world - 10, y: 5, width: 10, height: 1)))
    #expect(MKMapRect.world.remainder.isNull)
  }

  @Test("Maps.MP8. A coordinate and a span are boxed")
  func boxes() {
    let value = NSValue(mkCoordinate: Self.berlin)
    let coordinate = value.mkCoordinateValue
    #expect(coordinate.latitude == 52.52 && coordinate.longitude == 13.405)
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    #expect(span.mkCoordinateSpanValue.longitudeDelta == 2)
    #expect(NSValue(cgRect: .zero).mkCoordinateValue.latitude == 0)
  }

  @Test(
    "Maps.DF1. A distance is rounded, in the units of the locale",
    arguments: [
      ("de_DE", 7.2, "7 m"), ("de_DE", 43, "45 m"), ("de_DE", 420, "400 m"),
      ("de_DE", 1540, "1,5 km"), ("de_DE", 23_456, "23 km"), ("en_US", 30, "100 ft"),
      ("en_US", 1700, "1.1 mi"), ("en_GB", 30, "35 yd"),
    ])
  func formats(locale: String, meters: Double, text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    let shown = formatter.string(fromDistance: meters)
    #expect(shown.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") == text)
  }

  @Test("Maps.DF1. The app may choose units and full names")
  func units() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 2000) == "2 kilometers")
  }

  @Test("Maps.DF2. A text is a distance")
  func parses() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(abs(formatter.distance(from: "1.5 mi") - 2414.016) < 0.01)
    #expect(formatter.distance(from: "300 m") == 300)
    #expect(formatter.distance(from: "far away") == -1)
  }
}
