/// Tile groups for tile maps.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKTileSet: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a set of tiles in a rectangular grid.
  public convenience init(tileGroups: [SKTileGroup]) {
    self.init(tileGroups: tileGroups, tileSetType: .grid)
  }

  /// Creates a set of tiles in a grid of a type.
  public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    (self.tileGroups, type) = (tileGroups, tileSetType)
    super.init()
  }

  /// Creates a set without tiles.
  public override convenience init() { self.init(tileGroups: []) }

  /// Creates a set from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(named name: String) {
    SpriteWarning.isNotRead(name, as: "SKTileSet(named:)")
    return nil
  }

  /// Creates a set from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(from url: URL) { self.init(named: url.lastPathComponent) }

  /// The name.
  open var name: String?
  /// The shape of the tiles; only rectangles are drawn.
  open var type: SKTileSetType
  /// The groups.
  open var tileGroups: [SKTileGroup]
  /// The group of tiles that are not set.
  open var defaultTileGroup: SKTileGroup?
  /// The size of tiles.
  open var defaultTileSize = CGSize.zero

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
    (copy.name, copy.defaultTileGroup) = (name, defaultTileGroup)
    copy.defaultTileSize = defaultTileSize
    return copy
  }
}
