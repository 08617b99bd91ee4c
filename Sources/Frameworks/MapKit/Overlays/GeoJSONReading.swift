/// The shapes of GeoJSON's objects.
///
/// Source: RFC 7946.
enum GeoJSONReading {
  /// Returns the shapes and features of an object.
  static func objects(_ object: [String: Any]) throws -> [any MKGeoJSONObject] {
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else { throw failure }
      return try features.flatMap(objects)
    case "Feature": return [try feature(object)]
    default: return try geometry(object)
    }
  }

  private static var failure: MKError { MKError(.decodingFailed) }

  private static func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    let shapes = try (object["geometry"] as? [String: Any]).map(geometry) ?? []
    let properties = (object["properties"] as? [String: Any]).flatMap {
      try? JSONSerialization.data(withJSONObject: $0)
    }
    let identifier: String? =
      switch object["id"] {
      case let text as String: text
      case let number as NSNumber: number.stringValue
      default: nil
      }
    return MKGeoJSONFeature(identifier, properties, shapes)
  }

  private static func geometry(_ object: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
    if object["type"] as? String == "GeometryCollection" {
      guard let parts = object["geometries"] as? [[String: Any]] else { throw failure }
      return try parts.flatMap(geometry)
    }
    guard let list = object["coordinates"] as? [Any] else { throw failure }
    switch object["type"] as? String {
    case "Point": return [try point(list)]
    case "MultiPoint": return try list.map(point)
    case "LineString": return [try line(list)]
    case "MultiLineString": return [MKMultiPolyline(try list.map(line))]
    case "Polygon": return [try polygon(list)]
    case "MultiPolygon": return [MKMultiPolygon(try list.map(polygon))]
    default: throw failure
    }
  }

  private static func coordinate(_ value: Any) throws -> CLLocationCoordinate2D {
    guard let numbers = value as? [Any], numbers.count >= 2,
      let longitude = (numbers[0] as? NSNumber)?.doubleValue,
      let latitude = (numbers[1] as? NSNumber)?.doubleValue
    else { throw failure }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private static func coordinates(_ value: Any) throws -> [CLLocationCoordinate2D] {
    guard let list = value as? [Any] else { throw failure }
    return try list.map(coordinate)
  }

  private static func point(_ value: Any) throws -> MKPointAnnotation {
    MKPointAnnotation(coordinate: try coordinate(value))
  }

  private static func line(_ value: Any) throws -> MKPolyline {
    let places = try coordinates(value)
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// Returns the polygon of rings: the first is its outline, the others are its holes.
  private static func polygon(_ value: Any) throws -> MKPolygon {
    guard let rings = value as? [Any], !rings.isEmpty else { throw failure }
    let polygons = try rings.map { ring in
      var places = try coordinates(ring)
      // The last position of a ring repeats the first one.
      if places.count > 1 { places.removeLast() }
      return places
    }
    let inner = polygons.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: polygons[0], count: polygons[0].count,
      interiorPolygons: inner.isEmpty ? nil : inner)
  }
}
