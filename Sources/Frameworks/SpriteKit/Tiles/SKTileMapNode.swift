/// A grid of tiles (Scenes.SK39…).
open class SKTileMapNode: SKNode {
  /// Creates an empty map.
  public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    (self.tileSet, self.tileSize) = (tileSet, tileSize)
    (numberOfColumns, numberOfRows) = (max(0, columns), max(0, rows))
    super.init()
  }

  /// Creates a map filled with one group.
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize,
    fillWith tileGroup: SKTileGroup
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    fill(with: tileGroup)
  }

  /// Creates a map of groups, row by row from the bottom.
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize,
    tileGroupLayout: [SKTileGroup]
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    for (index, group) in tileGroupLayout.prefix(numberOfColumns * numberOfRows).enumerated() {
      setTileGroup(group, forColumn: index % numberOfColumns, row: index / numberOfColumns)
    }
  }

  /// Creates an empty map without rows.
  public override convenience init() {
    self.init(tileSet: SKTileSet(), columns: 0, rows: 0, tileSize: .zero)
  }

  /// Creates a map from an archive, without its tiles.
  public required init?(coder aDecoder: NSCoder) {
    (tileSet, tileSize, numberOfColumns, numberOfRows) = (SKTileSet(), .zero, 0, 0)
    super.init(coder: aDecoder)
  }

  /// The tile set.
  open var tileSet: SKTileSet
  /// The number of columns.
  open var numberOfColumns: Int
  /// The number of rows.
  open var numberOfRows: Int
  /// The size of a tile.
  open var tileSize: CGSize
  /// The size of the whole map.
  open var mapSize: CGSize {
    CGSize(
      width: tileSize.width * CGFloat(numberOfColumns),
      height: tileSize.height * CGFloat(numberOfRows))
  }
  /// The point of the map that is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The tint of the tiles.
  open var color = UIColor.white
  /// The strength of the tint, 0…1.
  open var colorBlendFactor: CGFloat = 0
  /// The blend mode.
  open var blendMode = SKBlendMode.alpha
  /// The shader; stored, as shaders do not run (Scenes.SK40).
  open var shader: SKShader? {
    didSet { if shader != nil { SpriteWarning.shaderHasNoEffect("SKTileMapNode.shader") } }
  }
  /// The category mask of lights on the map; stored, because there is no lighting.
  open var lightingBitMask: UInt32 = 0
  /// Whether tiles are chosen by their neighbors.
  open var enableAutomapping = true

  /// Sets all tiles to a group.
  open func fill(with tileGroup: SKTileGroup?) {
    tiles = [:]
    for row in 0..<numberOfRows {
      for column in 0..<numberOfColumns { tiles[Place(column, row)] = Tile(group: tileGroup) }
    }
    for place in tiles.keys { choose(place) }
  }
  /// Returns the tile at a place; nil for none.
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
    tiles[Place(column, row)]?.definition
  }
  /// Returns the group of the tile at a place; nil for none.
  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
    tiles[Place(column, row)]?.group
  }
  /// Sets the group of the tile at a place.
  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    guard contains(column, row) else { return }
    tiles[Place(column, row)] = tileGroup.map { Tile(group: $0) }
    choose(Place(column, row))
    guard enableAutomapping else { return }
    for (_, place) in Place(column, row).neighbors { choose(place) }
  }
  /// Sets the tile at a place.
  open func setTileGroup(
    _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition,
    forColumn column: Int, row: Int
  ) {
    guard contains(column, row) else { return }
    tiles[Place(column, row)] = Tile(group: tileGroup, definition: tileDefinition, isFixed: true)
  }
  /// Returns the column of a point in the node's coordinates, which may be outside of the map.
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
    index((position.x + anchorPoint.x * mapSize.width) / tileSize.width)
  }
  /// Returns the row of a point in the node's coordinates, which may be outside of the map.
  open func tileRowIndex(fromPosition position: CGPoint) -> Int {
    index((position.y + anchorPoint.y * mapSize.height) / tileSize.height)
  }
  /// Returns the center of a tile in the node's coordinates.
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * tileSize.width - anchorPoint.x * mapSize.width,
      y: (CGFloat(row) + 0.5) * tileSize.height - anchorPoint.y * mapSize.height)
  }

  // MARK: Internals

  private struct Tile {
    var group: SKTileGroup?
    var definition: SKTileDefinition?
    /// Whether the app has chosen the tile itself.
    var isFixed = false
  }

  private var tiles: [Place: Tile] = [:]

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row)
  }

  private func index(_ place: CGFloat) -> Int {
    place.isFinite ? Int(max(-1e9, min(1e9, place.rounded(.down)))) : 0
  }

  /// Chooses the tile at a place by its neighbors.
  private func choose(_ place: Place) {
    guard let tile = tiles[place], let group = tile.group, !tile.isFixed else { return }
    var neighbors = SKTileAdjacencyMask.adjacencyAll
    if enableAutomapping {
      neighbors = []
      for (mask, other) in place.neighbors where tiles[other]?.group === group {
        neighbors.insert(mask)
      }
    }
    tiles[place]?.definition = group.tile(for: neighbors)
  }

  override var contentRect: CGRect? {
    CGRect(
      x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height,
      width: mapSize.width, height: mapSize.height)
  }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    for row in 0..<numberOfRows {
      for column in 0..<numberOfColumns {
        let tile =
          tiles[Place(column, row)]?.definition
          ?? tileSet.defaultTileGroup?.tile(for: .adjacencyAll)
        guard let tile, let texture = tile.textures.first, let pixels = texture.pixels else {
          continue
        }
        let size = tile.size == .zero ? tileSize : tile.size
        let center = centerOfTile(atColumn: column, row: row)
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: CGFloat(tile.rotation.rawValue) * .pi / 2)
        context.scaleBy(x: tile.flipHorizontally ? -1 : 1, y: tile.flipVertically ? -1 : 1)
        let image = TintedImages.shared.image(pixels, color: color, by: colorBlendFactor)
        let rect = CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        SpritePainter(
          image, in: rect, isSmooth: texture.filteringMode == .linear, blendMode: blendMode
        ).draw(in: context, alpha: alpha)
        context.restoreGState()
      }
    }
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKTileMapNode else { return }
    (tileSet, tileSize, tiles) = (node.tileSet, node.tileSize, node.tiles)
    (numberOfColumns, numberOfRows) = (node.numberOfColumns, node.numberOfRows)
    (anchorPoint, color, colorBlendFactor) = (node.anchorPoint, node.color, node.colorBlendFactor)
    (blendMode, enableAutomapping) = (node.blendMode, node.enableAutomapping)
  }
}
