import TactusDisplayList

/// A tile that is repeated in both directions.
///
/// Step Drawing.CG4.
///
/// - Thread: any; the app's function is called on the thread that draws.
public final class CGPattern: _CoreFoundationObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a pattern, or returns `nil` without a step or a function of the app.
  ///
  /// - Parameters:
  ///   - info: The first argument of the app's function.
  ///   - bounds: The rectangle of a tile's content.
  ///   - matrix: The transform from the pattern's coordinates to the context's initial ones.
  ///   - xStep: The distance of two tiles in a row.
  ///   - yStep: The distance of two tiles in a column.
  ///   - tiling: The placement of the tiles, which are never distorted.
  ///   - isColored: Whether the function sets colors; otherwise it draws in the color that is set
  ///     along with the pattern.
  ///   - callbacks: The app's functions.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let steps = [xStep, yStep].map { abs($0) }
    guard let draw = callbacks.pointee.drawPattern, steps.allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    (self.info, self.draw, release) = (info, draw, callbacks.pointee.releaseInfo)
    (self.bounds, self.matrix, self.isColored) = (bounds.standardized, matrix, isColored)
    step = CGSize(width: steps[0], height: steps[1])
  }

  /// Creates the pattern of an image.
  convenience init?(_ tile: CGColor.Tile) {
    let frame = CGRect(origin: .zero, size: tile.size)
    let image = tile.picture
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.draw(image, in: frame) }, releaseInfo: nil)
    self.init(
      info: nil, bounds: frame, matrix: .identity, xStep: tile.size.width,
      yStep: tile.size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
  }

  deinit { release?(info) }

  // MARK: Internals

  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let draw: CGPatternDrawPatternCallback
  private let release: CGPatternReleaseInfoCallback?

  /// The most pixels of a side of a tile.
  ///
  /// - Source: ours. Confidence: guess.
  private static let limit: CGFloat = 2048

  /// Returns the pixels of a tile, of which the lower left corner is that of the bounds.
  ///
  /// - Parameters:
  ///   - color: The color of a pattern without its own.
  ///   - density: Pixels per unit of the pattern.
  func tile(_ color: CGColor?, density: CGFloat) -> DrawingImage? {
    func pixels(_ length: CGFloat) -> CGFloat {
      max(1, min(Self.limit, (length * density).rounded(.up)))
    }
    let (width, height) = (pixels(step.width), pixels(step.height))
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    context.scaleBy(x: width / step.width, y: height / step.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if !isColored, let color {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    // Content that is wider than a step reaches into the next tiles.
    func reach(_ length: CGFloat, _ step: CGFloat) -> Int {
      min(8, max(0, Int((length / step).rounded(.up)) - 1))
    }
    for down in -reach(bounds.height, step.height)...0 {
      for across in -reach(bounds.width, step.width)...0 {
        context.saveGState()
        context.translateBy(x: CGFloat(across) * step.width, y: CGFloat(down) * step.height)
        context.clip(to: bounds)
        draw(info, context)
        context.restoreGState()
      }
    }
    return context.makeImage()?.drawing
  }
}
