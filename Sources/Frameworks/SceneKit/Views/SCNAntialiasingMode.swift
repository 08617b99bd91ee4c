/// The antialiasing modes of a view.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// No antialiasing.
  case none = 0
  /// Two samples per pixel.
  case multisampling2X = 1
  /// Four samples per pixel.
  case multisampling4X = 2
}
