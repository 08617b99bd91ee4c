/// The tiles for one set of neighbors.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKTileGroupRule: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a rule without neighbors and tiles.
  public override init() {
    (adjacency, tileDefinitions) = ([], [])
    super.init()
  }

  /// Creates a rule.
  public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
    (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    super.init()
  }

  /// The neighbors of the same group.
  open var adjacency: SKTileAdjacencyMask
  /// The tiles, of which one is chosen at random.
  open var tileDefinitions: [SKTileDefinition]
  /// The name.
  open var name: String?

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
    copy.name = name
    return copy
  }

  /// Returns a random tile, by weight.
  func anyTile() -> SKTileDefinition? {
    let total = tileDefinitions.reduce(0) { $0 + max(0, $1.placementWeight) }
    guard total > 0 else { return tileDefinitions.first }
    var place = Int.random(in: 0..<total)
    return tileDefinitions.first {
      place -= max(0, $0.placementWeight)
      return place < 0
    }
  }
}
