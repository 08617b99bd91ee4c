/// A layer that draws its contents in tiles, as they become visible, at one of several levels of
/// detail.
///
/// On an iPhone `draw(in:)` is called on other threads; here it is called on the thread of the
/// layer tree, before the next frame, so that tiles are never missing and need not fade in. Steps
/// Layers.TL1…TL5.
open class CATiledLayer: CALayer {
  /// The tiles that have been drawn.
  final var tiles = LayerTiles()

  /// Creates a layer with tiles of 256 pixels and one level of detail.
  public override init() { super.init() }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  /// Creates a layer from an archive, with tiles of 256 pixels and one level of detail.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the duration in which tiles fade in on an iPhone: a quarter of a second.
  ///
  /// Here tiles are drawn before the frame that shows them, without fading in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of levels of detail, each with half the resolution of the one before.
  open var levelsOfDetail = 1 { didSet { redraw(if: levelsOfDetail != oldValue) } }

  /// The number of the levels of detail that are finer than the layer's own resolution.
  open var levelsOfDetailBias = 0 { didSet { redraw(if: levelsOfDetailBias != oldValue) } }

  /// The maximum size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { redraw(if: tileSize != oldValue) }
  }

  /// Marks all tiles as needing display.
  open override func setNeedsDisplay() {
    tiles.removeAll()
    super.setNeedsDisplay()
  }

  /// Marks the tiles that a rectangle touches as needing display.
  open override func setNeedsDisplay(_ r: CGRect) {
    tiles.remove(in: r)
    super.setNeedsDisplay(r)
  }

  private func redraw(if isChanged: Bool) {
    guard isChanged, tiles.scale != nil else { return }
    setNeedsDisplay()
  }
}
