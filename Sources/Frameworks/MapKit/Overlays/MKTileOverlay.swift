/// An overlay of tiles that an app or its server provides (Maps.OV5).
open class MKTileOverlay: NSObject, MKOverlay {
  /// The size of a tile in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows are counted from the south.
  open var isGeometryFlipped = false
  /// The zoom level below which there are no tiles.
  open var minimumZ = 0
  /// The zoom level above which there are no tiles.
  open var maximumZ = 21
  /// The URL template of tiles, with `{x}`, `{y}`, `{z}` and `{scale}` as placeholders.
  open private(set) var urlTemplate: String?

  /// The coordinate 0, 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The world.
  open var boundingMapRect: MKMapRect { .world }

  /// Creates an overlay.
  ///
  /// - Parameter URLTemplate: The URL template of tiles; nil if a subclass has another source.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// Whether the tiles cover the ground completely.
  open var canReplaceMapContent = false

  /// Returns the URL of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let text = (urlTemplate ?? "")
      .replacingOccurrences(of: "{x}", with: "\(path.x)")
      .replacingOccurrences(of: "{y}", with: "\(row)")
      .replacingOccurrences(of: "{z}", with: "\(path.z)")
      .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  /// Loads a tile by the asynchronous method.
  ///
  /// - Parameters:
  ///   - path: The position.
  ///   - result: Called with the data of an image, or an error, on any thread.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
  ) {
    // It is called once, and one thread at a time uses the overlay.
    nonisolated(unsafe) let (overlay, result) = (self, result)
    Task.immediate {
      do {
        result(try await overlay.loadTile(at: path), nil)
      } catch {
        result(nil, error)
      }
    }
  }

  /// Loads a tile from its URL, and returns the data of the image (Maps.OV6).
  ///
  /// - Parameter path: The position.
  /// - Throws: An error if it cannot be loaded.
  nonisolated(nonsending) open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    try await URLSession.shared.data(from: url(forTilePath: path)).0
  }
}
