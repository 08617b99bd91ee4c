/// A set of tiles that belong together.
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

  /// Creates a group of one tile.
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [
      SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])
    ])
  }

  /// Creates a group without tiles.
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

  /// Returns a tile for the neighbors of the same group; without a rule for exactly these, that of
  /// a tile with all neighbors, or any.
  func tile(for neighbors: SKTileAdjacencyMask) -> SKTileDefinition? {
    let rule =
      rules.first { $0.adjacency == neighbors } ?? rules.first { $0.adjacency == .adjacencyAll }
      ?? rules.first
    return rule?.anyTile()
  }
}
