/// A resource that holds formatted image data.
public protocol MTLTexture: MTLResource {
  /// The width of the texture, in pixels.
  var width: Int { get }
  /// The height of the texture, in pixels.
  var height: Int { get }
}
