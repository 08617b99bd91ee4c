extension SKTileMapNode {
  /// The place of a tile.
  struct Place: Hashable {
    var column, row: Int

    /// Creates a place.
    init(_ column: Int, _ row: Int) { (self.column, self.row) = (column, row) }

    /// The eight surrounding places.
    var neighbors: [(SKTileAdjacencyMask, Place)] {
      let ways: [(SKTileAdjacencyMask, Int, Int)] = [
        (.adjacencyUp, 0, 1), (.adjacencyUpperRight, 1, 1), (.adjacencyRight, 1, 0),
        (.adjacencyLowerRight, 1, -1), (.adjacencyDown, 0, -1), (.adjacencyLowerLeft, -1, -1),
        (.adjacencyLeft, -1, 0), (.adjacencyUpperLeft, -1, 1),
      ]
      return ways.map { ($0, Place(column + $1, row + $2)) }
    }
  }
}
