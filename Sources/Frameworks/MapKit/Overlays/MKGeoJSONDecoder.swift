/// A reader of GeoJSON documents (Maps.GJ1).
open class MKGeoJSONDecoder: NSObject {
  /// Creates a reader.
  public override init() { super.init() }

  /// Returns the shapes and features of a document.
  ///
  /// - Throws: `MKError.decodingFailed` if it is no GeoJSON document.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw MKError(.decodingFailed)
    }
    return try GeoJSONReading.objects(object)
  }
}
