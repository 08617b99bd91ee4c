/// A picture for a GPU; no type here conforms to it.
public protocol MTLTexture: MTLResource {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
}
