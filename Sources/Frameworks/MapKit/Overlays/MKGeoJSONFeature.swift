/// A part of a GeoJSON document: shapes with an identifier and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier; nil for none.
  open var identifier: String? { contents.identifier }
  /// The properties as a JSON document; nil for none.
  open var properties: Data? { contents.properties }
  /// The shapes.
  open var geometry: [MKShape & MKGeoJSONObject] { contents.geometry }

  private let contents:
    (identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject])

  /// Creates a feature without shapes.
  public override init() {
    contents = (nil, nil, [])
    super.init()
  }

  init(_ identifier: String?, _ properties: Data?, _ geometry: [MKShape & MKGeoJSONObject]) {
    contents = (identifier, properties, geometry)
    super.init()
  }
}
