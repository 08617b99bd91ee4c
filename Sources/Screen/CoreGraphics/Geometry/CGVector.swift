/// A two-dimensional vector.
public struct CGVector: Sendable, Hashable, Codable, BitwiseCopyable {
  /// The components along both axes.
  public var dx, dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: CGFloat(0), dy: 0)

  /// Creates the zero vector.
  public init() { self = .zero }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector from floating-point numbers.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Returns whether two vectors are equal.
  ///
  /// A module's operator for a protocol of its own would precede a synthesized one.
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool {
    (lhs.dx, lhs.dy) == (rhs.dx, rhs.dy)
  }
}
