internal import Glibc
internal import TactusVirtualTime

/// A renderer of tiles, which it loads when they are first seen (Maps.OV5).
open class MKTileOverlayRenderer: MKOverlayRenderer {
  private let tiles: MKTileOverlay
  private let store = TileStore()

  /// Creates a renderer of tiles.
  public init(tileOverlay overlay: MKTileOverlay) {
    tiles = overlay
    super.init(overlay: overlay)
  }

  /// Creates a renderer; of an overlay without tiles it draws nothing.
  public override init(overlay: any MKOverlay) {
    tiles = overlay as? MKTileOverlay ?? MKTileOverlay(urlTemplate: nil)
    super.init(overlay: overlay)
  }

  /// Loads all tiles again.
  open func reloadData() {
    store.removeAll()
    setNeedsDisplay()
  }

  /// Draws the loaded tiles, and loads the others.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard overlay is MKTileOverlay, zoomScale > 0 else { return }
    let part = mapRect.intersection(.world)
    guard part.width > 0, part.height > 0 else { return }
    let columns = MKMapSize.world.width * Double(zoomScale) / Double(max(1, tiles.tileSize.width))
    let level = Int(log2(max(1, columns)).rounded())
    guard level >= tiles.minimumZ else { return }
    let z = min(level, tiles.maximumZ)
    let side = MKMapSize.world.width / Double(1 << z)
    let last = (1 << z) - 1
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    for y in Int(part.minY / side)...min(last, Int(part.maxY / side)) {
      for x in Int(part.minX / side)...min(last, Int(part.maxX / side)) {
        let path = MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: contentScaleFactor)
        let place = MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
        load(path)
        store.picture(x, y, z)?.draw(in: rect(for: place))
      }
    }
  }

  private func load(_ path: MKTileOverlayPath) {
    guard store.begin(path.x, path.y, path.z) else { return }
    let (store, canvas) = (self.store, self.canvas)
    tiles.loadTile(at: path) { data, _ in
      guard let picture = data.flatMap({ UIImage(data: $0) }) else { return }
      store.add(picture, path.x, path.y, path.z)
      PhoneTime.runLater { [weak canvas] in canvas?.setNeedsDisplay() }
    }
  }
}
