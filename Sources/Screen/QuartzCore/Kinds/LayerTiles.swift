import TactusDisplayList

/// The drawn tiles of a tiled layer.
struct LayerTiles {
  /// The place of a tile in the layer.
  struct Place: Hashable {
    /// The binary logarithm of the resolution relative to the layer's.
    var level: Int
    /// The number of tiles of the app's size that the tile replaces along each axis.
    var span: Int
    var column: Int
    var row: Int
  }

  /// The grid of the tiles of a level, and the part of it that is needed.
  struct Grid: Equatable {
    var level: Int
    var span: Int
    /// The width and the height of each tile, in the layer's points.
    var size: CGSize
    var columns: Range<Int>
    var rows: Range<Int>

    /// The needed places, row by row.
    var places: [Place] {
      rows.flatMap { row in
        columns.map { Place(level: level, span: span, column: $0, row: row) }
      }
    }
  }

  /// The scale at which the layer has been drawn, without levels of detail; nil before.
  var scale: CGFloat?
  /// The bounds for which the tiles were drawn.
  var bounds = CGRect.null
  /// The commands of each tile, with the tile's rectangle in the layer's points.
  private(set) var drawn: [Place: (area: CGRect, commands: [DrawingCommand])] = [:]
  /// The grid that was complete when the tiles were last drawn.
  private(set) var complete: Grid?

  /// The rectangle of a place, in the layer's points.
  func area(_ place: Place, _ grid: Grid) -> CGRect {
    CGRect(
      x: bounds.minX + CGFloat(place.column) * grid.size.width,
      y: bounds.minY + CGFloat(place.row) * grid.size.height, width: grid.size.width,
      height: grid.size.height
    ).intersection(bounds)
  }

  /// Sets the commands of a tile.
  mutating func set(_ commands: [DrawingCommand], _ area: CGRect, at place: Place) {
    drawn[place] = (area, commands)
  }

  /// Keeps the tiles of a grid that are not far from its needed part, and returns the commands of
  /// all that are kept.
  mutating func finish(_ grid: Grid) -> [DrawingCommand] {
    // One visible size more in each direction keeps tiles that a finger moves out and in again.
    func near(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound - range.count..<range.upperBound + range.count
    }
    let (columns, rows) = (near(grid.columns), near(grid.rows))
    drawn = drawn.filter { place, _ in
      place.level == grid.level && place.span == grid.span && columns.contains(place.column)
        && rows.contains(place.row)
    }
    complete = grid
    return drawn.keys.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.flatMap { place in
      [.save] + (drawn[place]?.commands ?? []) + [.restore]
    }
  }

  /// Removes all tiles.
  mutating func removeAll() { (drawn, complete) = ([:], nil) }

  /// Removes the tiles that a rectangle touches.
  mutating func remove(in rect: CGRect) {
    drawn = drawn.filter { !$0.value.area.intersects(rect) }
    complete = nil
  }
}
