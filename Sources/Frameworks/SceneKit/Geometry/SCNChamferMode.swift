/// The faces of an extruded shape whose edges are chamfered.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNChamferMode: Int, Sendable {
  /// The front and the back face.
  case both = 0
  /// The front face.
  case front = 1
  /// The back face.
  case back = 2
}
