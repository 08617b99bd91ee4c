/// The ways in which edges are made smoother.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// None.
  case none = 0
  /// Two samples of each point.
  case multisampling2X = 1
  /// Four samples of each point.
  case multisampling4X = 2
}
