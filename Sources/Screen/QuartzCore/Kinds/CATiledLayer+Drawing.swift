import TactusDisplayList

// The tiles of a tiled layer.
// Source: Layers.TL1–TL5
extension CATiledLayer {
  /// The maximum number of tiles that are drawn at once; beyond it tiles are larger.
  ///
  /// - Source: guess. It bounds the work for a large layer that no window shows.
  private static let tileLimit = 4_096

  /// Draws the visible tiles that have not been drawn, and sets all as the contents.
  ///
  /// - Parameters:
  ///   - scale: The scale of the layer's own resolution, or `nil` for the layer's.
  ///   - isNobody: Returns whether nothing implements drawing; called after each tile.
  final func drawTiles(scale: CGFloat?, unless isNobody: () -> Bool) {
    guard state.bounds.width > 0, state.bounds.height > 0 else { return }
    let scale = max(scale ?? state.contentsScale, 1e-3)
    if scale != tiles.scale || state.bounds != tiles.bounds { tiles.removeAll() }
    (tiles.scale, tiles.bounds) = (scale, state.bounds)
    LayerSession.current.watch(self)
    let grid = neededGrid(scale: scale)
    delegate?.layerWillDraw(self)
    for place in grid.places where tiles.drawn[place] == nil {
      let area = tiles.area(place, grid)
      guard let commands = drawTile(area, scale: scale * exp2(CGFloat(place.level))) else {
        continue
      }
      guard !isNobody() else { return forgetTiles() }
      tiles.set(commands, area, at: place)
    }
    showDrawing(
      Drawing(
        width: Double(state.bounds.width), height: Double(state.bounds.height),
        commands: tiles.finish(grid)))
  }

  /// Marks the contents as needing display if tiles that are visible now have not been drawn.
  final func markMissingTiles() {
    guard modelLayer == nil, let scale = tiles.scale else { return }
    guard state.bounds != tiles.bounds || neededGrid(scale: scale) != tiles.complete else { return }
    mark(.display)
  }

  /// Returns the commands of a tile, clipped to it.
  private func drawTile(_ area: CGRect, scale: CGFloat) -> [DrawingCommand]? {
    let context = CGContext(recording: state.bounds.size, scale: scale)
    context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
    context.clip(to: area)
    draw(in: context)
    return context.recorded()?.commands
  }

  /// Removes the tiles of a layer that nothing draws; contents that an app set stay.
  private func forgetTiles() {
    tiles = LayerTiles()
    guard state.contents?.value is RecordedContents else { return }
    state.contents = nil
    LayerSession.current.hasChanged = true
  }

  // MARK: Needed tiles

  /// Returns the tiles that are needed now.
  private func neededGrid(scale: CGFloat) -> LayerTiles.Grid {
    let level = levelOfDetail
    let factor = 1 / (scale * exp2(CGFloat(level)))
    var size = CGSize(
      width: max(tileSize.width, 1) * factor, height: max(tileSize.height, 1) * factor)
    let area = shownArea.offsetBy(dx: -state.bounds.minX, dy: -state.bounds.minY)
    var span = 1
    while true {
      let columns = Self.range(area.minX, area.maxX, size.width)
      let rows = Self.range(area.minY, area.maxY, size.height)
      guard columns.count * rows.count > Self.tileLimit else {
        return LayerTiles.Grid(
          level: level, span: span, size: size, columns: columns, rows: rows)
      }
      span *= 2
      size = CGSize(width: 2 * size.width, height: 2 * size.height)
    }
  }

  /// Returns the numbers of the tiles between two places along an axis.
  private static func range(_ from: CGFloat, _ to: CGFloat, _ size: CGFloat) -> Range<Int> {
    guard to > from else { return 0..<0 }
    // The limit keeps the numbers, and the product of two counts, within the range of integers.
    let (first, last) = (max(from / size, 0), min((to / size).rounded(.up), 1e9))
    return Int(min(first, last))..<Int(last)
  }

  /// The binary logarithm of the resolution, relative to the layer's own, that is drawn now.
  private var levelOfDetail: Int {
    let zoom = Self.projection(from: self, to: nil)?.affine?.drawing.meanScale ?? 1
    guard zoom > 0, zoom.isFinite else { return 0 }
    let finest = max(levelsOfDetailBias, 0)
    let coarsest = min(levelsOfDetailBias - max(levelsOfDetail, 1) + 1, finest)
    // The tolerance keeps a zoom that is a power of two except for rounding (Layers.TL3).
    return min(max(Int((log2(zoom) - 1e-3).rounded(.up)), coarsest), finest)
  }

  /// The part of the bounds that superlayers show, in the layer's own coordinates.
  private var shownArea: CGRect {
    var area = state.bounds
    let roots = LayerSession.current.roots
    var layer = parent
    while let here = layer {
      if here.state.masksToBounds || (here.parent == nil && roots.contains { $0 === here }) {
        area = area.intersection(convert(here.state.bounds, from: here))
      }
      layer = here.parent
    }
    return area.isNull ? .zero : area
  }
}
