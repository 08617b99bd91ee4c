/// The position of a tile.
public struct MKTileOverlayPath: Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The zoom level, at which the world has 2 to its power columns.
  public var z: Int
  /// The pixels per point of the screen.
  public var contentScaleFactor: CGFloat

  /// Creates the position of the tile with the world.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
  /// Creates a position.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}
