/// Tiles of one terrain, chosen by rules about neighbors.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKTileGroup: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a group without rules.
  public override init() {
    rules = []
    super.init()
  }

  /// Creates a group with rules.
  public init(rules: [SKTileGroupRule]) {
    self.rules = rules
    super.init()
  }

  /// Creates a group with rules.
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [
      SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])
    ])
  }

  /// Creates an empty group.
  open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }

  /// The rules.
  open var rules: [SKTileGroupRule]
  /// The name.
  open var name: String?

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroup(rules: rules)
    copy.name = name
    return copy
  }

  /// Returns a tile for neighbors of the same group; without a matching rule, the tile for all
  /// neighbors, or any tile.
  func tile(for neighbors: SKTileAdjacencyMask) -> SKTileDefinition? {
    let rule =
      rules.first { $0.adjacency == neighbors } ?? rules.first { $0.adjacency == .adjacencyAll }
      ?? rules.first
    return rule?.anyTile()
  }
}
