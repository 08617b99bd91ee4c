/// A way in the plane, by how far it goes along each axis.
public struct CGVector: Sendable, Hashable, Codable, BitwiseCopyable {
  /// How far it goes along each axis.
  public var dx, dy: CGFloat

  /// The way that goes nowhere.
  public static let zero = CGVector(dx: CGFloat(0), dy: 0)

  /// Makes the way that goes nowhere.
  public init() { self = .zero }

  /// Makes a way.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a way of numbers of another type.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a way of numbers of another type.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
