import Synchronization
import TactusDisplayList

/// A symbol with its size, weight and colors, which renders its image.
///
/// - Thread: any.
struct SymbolDrawing: Hashable {
  let shape: SymbolShape
  /// The point size of the text beside the symbol.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// The foreground and background colors; empty for monochrome.
  let colors: [CGColor]

  package init(
    _ shape: SymbolShape, _ configuration: UIImage.SymbolConfiguration.Values,
    _ traits: UITraitCollection
  ) {
    self.shape = shape
    pointSize = configuration.pointSize(traits)
    weight = configuration.weight(traits)
    scale = configuration.scale
    colors = configuration.colors(traits)
  }

  // MARK: Measuring

  /// The points per grid unit: a circle of 20 units is 1.17 times as high as the text's point size.
  ///
  /// - Source: Symbols.SY5.
  private var unit: CGFloat { pointSize * 1.17 / 20 * scale.factor }
  /// The line width, in grid units.
  private var lineWidth: CGFloat { weight.lineWidth }

  /// The part of the grid that the symbol covers.
  private var extent: CGRect {
    let bounds = bounds(of: shape)
    return bounds.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : bounds
  }

  /// Returns the size in points, rounded up to whole pixels.
  private func size(_ pixels: CGFloat) -> CGSize {
    let extent = extent
    func whole(_ length: CGFloat) -> CGFloat {
      max(1, (length * unit * pixels - 0.01).rounded(.up)) / pixels
    }
    return CGSize(width: whole(extent.width), height: whole(extent.height))
  }

  private func bounds(of shape: SymbolShape) -> CGRect {
    switch shape {
    case .glyph, .letters:
      path(of: shape).boundingBoxOfPath.insetBy(dx: -addedStroke / 2, dy: -addedStroke / 2)
    case .outline: path(of: shape).boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    case .framed(let frame, _, _):
      frame.path(lines: lineWidth).boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    case .slashed(let shape):
      bounds(of: shape).union(CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
    }
  }

  /// Returns the height of the baseline above the lower edge that centers the symbol on capital
  /// letters.
  private func baseline(_ height: CGFloat) -> CGFloat {
    height / 2 - pointSize * SystemFont.capHeight / 2
  }

  // MARK: Drawing

  /// Renders the symbol; returns its pixels and its baseline above the lower edge, in points.
  ///
  /// - Parameter pixels: The scale, in pixels per point.
  func image(pixels: CGFloat) -> (pixels: CGImage, baseline: CGFloat)? {
    let size = size(pixels)
    let key = Key(drawing: self, pixels: pixels)
    if let image = Self.cache.withLock({ $0[key] }) { return (image, baseline(size.height)) }
    guard let context = CGContext(pixelsOf: size, scale: pixels, isOpaque: false) else {
      return nil
    }
    let extent = extent
    context.translateBy(
      x: (size.width - extent.width * unit) / 2, y: (size.height - extent.height * unit) / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -extent.minX, y: -extent.minY)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    draw(shape, on: context)
    guard let image = context.makeImage() else { return nil }
    Self.cache.withLock { cache in
      if cache.count >= Self.cacheLimit { cache.removeAll() }
      cache[key] = image
    }
    return (image, baseline(size.height))
  }

  private struct Key: Hashable {
    let drawing: SymbolDrawing
    let pixels: CGFloat
  }

  /// The cache of rendered symbols; equal symbols share one image.
  private static let cache = Mutex<[Key: CGImage]>([:])
  /// The maximum number of cached images.
  ///
  /// - Source: guess; an app shows a few dozen.
  private static let cacheLimit = 512

  /// The stroke width added to the font's glyph outlines for heavier weights, in grid units.
  private var addedStroke: CGFloat { max(0, lineWidth - UIImage.SymbolWeight.regular.lineWidth) }

  private func draw(_ shape: SymbolShape, on context: CGContext, isCut: Bool = false) {
    let front = colors.first ?? .black
    context.setFillColor(front)
    context.setStrokeColor(front)
    context.setBlendMode(isCut ? .clear : .normal)
    switch shape {
    case .glyph, .letters:
      let path = path(of: shape)
      context.addPath(path)
      context.fillPath()
      guard addedStroke > 0 else { return }
      context.setLineWidth(addedStroke)
      context.addPath(path)
      context.strokePath()
    case .outline:
      context.setLineWidth(lineWidth)
      context.addPath(path(of: shape))
      context.strokePath()
    case .framed(let frame, let isFilled, let content):
      draw(frame, isFilled: isFilled, on: context)
      guard let content else { return }
      context.saveGState()
      let (middle, scale) = frame.content
      let bounds = bounds(of: content)
      context.translateBy(x: middle.x, y: middle.y)
      // Content wider than a glyph, such as two digits, is scaled to fit.
      let fit = min(1, 22 / max(bounds.width, bounds.height))
      context.scaleBy(x: scale * fit, y: scale * fit)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      draw(content, on: context, isCut: isFilled && colors.count < 2)
      context.restoreGState()
    case .slashed(let shape):
      draw(shape, on: context)
      for (width, mode) in [(3 * lineWidth, CGBlendMode.clear), (lineWidth, .normal)] {
        context.setBlendMode(mode)
        context.setLineWidth(width)
        context.move(to: CGPoint(x: 3.4, y: 3.4))
        context.addLine(to: CGPoint(x: 20.6, y: 20.6))
        context.strokePath()
      }
    }
  }

  private func draw(_ frame: SymbolFrame, isFilled: Bool, on context: CGContext) {
    let behind = colors.count > 1 && isFilled ? colors[1] : colors.first ?? .black
    context.setStrokeColor(behind)
    context.setFillColor(behind)
    context.setLineWidth(lineWidth)
    context.addPath(frame.path(lines: isFilled ? 0 : lineWidth))
    if isFilled { context.fillPath() } else { context.strokePath() }
  }

  // MARK: Paths

  /// Returns the outline of a glyph or of letters on the grid, without the added stroke.
  private func path(of shape: SymbolShape) -> CGPath {
    switch shape {
    case .glyph(let name), .outline(let name):
      let font = DrawingFont(family: "Material Icons")
      let style = TextStyle(font: font, size: 24, ascent: 24, descent: 0)
      return CGPath(TextLayout(name, style: style).outline)
    case .letters(let text):
      let style = TextStyle.system(size: 22, weight: weight.fontWeightNumber + 100)
      return CGPath(TextLayout(text, style: style).outline)
    case .framed, .slashed: return CGMutablePath()
    }
  }
}
