/// A shape that a GeoJSON document can contain.
public protocol MKGeoJSONObject: NSObjectProtocol {}
