/// A set of a tile's neighbors.
public struct SKTileAdjacencyMask: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The neighbor above.
  public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1)
  /// The neighbor above on the right.
  public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 2)
  /// The neighbor on the right.
  public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 4)
  /// The neighbor below on the right.
  public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 8)
  /// The neighbor below.
  public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 16)
  /// The neighbor below on the left.
  public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 32)
  /// The neighbor on the left.
  public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 64)
  /// The neighbor above on the left.
  public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 128)
  /// All neighbors.
  public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
  /// The neighbors of a tile at the upper edge.
  public static let adjacencyUpEdge: SKTileAdjacencyMask = [
    .adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
  ]
  /// The neighbors of a tile at the lower edge.
  public static let adjacencyDownEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  /// The neighbors of a tile at the right edge.
  public static let adjacencyRightEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  /// The neighbors of a tile at the left edge.
  public static let adjacencyLeftEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
  ]
  /// The neighbors of a tile at the upper right corner.
  public static let adjacencyUpperRightEdge: SKTileAdjacencyMask = [
    .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
  ]
  /// The neighbors of a tile at the lower right corner.
  public static let adjacencyLowerRightEdge: SKTileAdjacencyMask = [
    .adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp,
  ]
  /// The neighbors of a tile at the lower left corner.
  public static let adjacencyLowerLeftEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight,
  ]
  /// The neighbors of a tile at the upper left corner.
  public static let adjacencyUpperLeftEdge: SKTileAdjacencyMask = [
    .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
  ]
}
