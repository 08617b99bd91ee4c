/// A warp by a grid; stored, because warps are not drawn (Scenes.SK40).
///
/// - Thread: any; nothing in it changes after its creation.
open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
  /// Creates the identity grid.
  public convenience init(columns cols: Int, rows: Int) {
    self.init(columns: cols, rows: rows, sourcePositions: [], destinationPositions: [])
  }

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - cols: The number of columns.
  ///   - rows: The number of rows.
  ///   - sourcePositions: The points before, 0…1, row by row from the lower left corner; those of
  ///     an even grid if there are too few.
  ///   - destPositions: The points after; those before if there are too few.
  public init(
    columns cols: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [],
    destinationPositions destPositions: [SIMD2<Float>] = []
  ) {
    (numberOfColumns, numberOfRows) = (max(1, cols), max(1, rows))
    let count = (numberOfColumns + 1) * (numberOfRows + 1)
    let (across, up) = (Float(numberOfColumns), Float(numberOfRows))
    let columns = numberOfColumns + 1
    let even = (0..<count).map { SIMD2(Float($0 % columns) / across, Float($0 / columns) / up) }
    let sources = sourcePositions.count == count ? sourcePositions : even
    self.sources = sources
    destinations = destPositions.count == count ? destPositions : sources
    super.init()
  }

  /// The number of columns.
  open internal(set) var numberOfColumns: Int
  /// The number of rows.
  open internal(set) var numberOfRows: Int
  /// The number of points.
  open var vertexCount: Int { sources.count }

  /// Returns a grid point before the warp.
  open func sourcePosition(at index: Int) -> SIMD2<Float> {
    sources.indices.contains(index) ? sources[index] : SIMD2()
  }
  /// Returns a grid point after the warp.
  open func destPosition(at index: Int) -> SIMD2<Float> {
    destinations.indices.contains(index) ? destinations[index] : SIMD2()
  }
  /// Returns a copy with other points before the warp.
  open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: source,
      destinationPositions: destinations)
  }
  /// Returns a copy with other points after the warp.
  open func replacingByDestinationPositions(positions destination: [SIMD2<Float>])
    -> SKWarpGeometryGrid
  {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources,
      destinationPositions: destination)
  }

  private let sources: [SIMD2<Float>]
  private let destinations: [SIMD2<Float>]
}
