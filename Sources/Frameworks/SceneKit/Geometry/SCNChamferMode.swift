/// The sides of a shape whose edges are formed.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNChamferMode: Int, Sendable {
  /// Both sides.
  case both = 0
  /// The side in front.
  case front = 1
  /// The side behind.
  case back = 2
}
