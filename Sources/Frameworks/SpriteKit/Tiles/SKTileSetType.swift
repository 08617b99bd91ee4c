/// The grids of a tile set.
public enum SKTileSetType: UInt, Sendable {
  /// Rectangles in rows and columns.
  case grid = 0
  /// Rhombuses.
  case isometric = 1
  /// Hexagons with a flat top.
  case hexagonalFlat = 2
  /// Hexagons with a pointed top.
  case hexagonalPointy = 3
}
