import DisplayList
import Synchronization

/// A symbol as it is drawn: what it is made of, how large and how heavy.
///
/// - Thread: any.
struct SymbolDrawing: Hashable {
  let shape: SymbolShape
  /// Points of the text that it stands beside.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// The colours of what is in front and of what is behind; none for one shape.
  let colors: [CGColor]

  init(
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

  /// Points of the text's size a unit of the grid: a circle of 20 is 1.17 times as high as text.
  ///
  /// - Source: SY5.
  private var unit: CGFloat { pointSize * 1.17 / 20 * scale.factor }
  /// How wide lines are, in units.
  private var line: CGFloat { weight.lineWidth }

  /// The part of the grid that is drawn on.
  private var extent: CGRect {
    let bounds = bounds(of: shape)
    return bounds.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : bounds
  }

  /// Points from edge to edge, whole pixels.
  private func size(_ pixels: CGFloat) -> CGSize {
    let extent = extent
    func whole(_ length: CGFloat) -> CGFloat {
      max(1, (length * unit * pixels - 0.01).rounded(.up)) / pixels
    }
    return CGSize(width: whole(extent.width), height: whole(extent.height))
  }

  private func bounds(of shape: SymbolShape) -> CGRect {
    switch shape {
    case .picture, .letters:
      path(of: shape).boundingBoxOfPath.insetBy(dx: -bolder / 2, dy: -bolder / 2)
    case .edge: path(of: shape).boundingBoxOfPath.insetBy(dx: -line / 2, dy: -line / 2)
    case .framed(let frame, _, _):
      frame.path(lines: line).boundingBoxOfPath.insetBy(dx: -line / 2, dy: -line / 2)
    case .slashed(let shape):
      bounds(of: shape).union(CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
    }
  }

  /// How far above its lower edge text beside it stands: its middle is that of capital letters.
  private func baseline(_ height: CGFloat) -> CGFloat {
    height / 2 - pointSize * SystemFont.capHeight / 2
  }

  // MARK: Drawing

  /// What is drawn of it, and how far above its lower edge text stands, in points.
  ///
  /// - Parameter pixels: Pixels a point.
  func image(pixels: CGFloat) -> (pixels: CGImage, baseline: CGFloat)? {
    let size = size(pixels)
    let key = Key(drawing: self, pixels: pixels)
    if let known = Self.known.withLock({ $0[key] }) { return (known, baseline(size.height)) }
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
    Self.known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[key] = image
    }
    return (image, baseline(size.height))
  }

  private struct Key: Hashable {
    let drawing: SymbolDrawing
    let pixels: CGFloat
  }

  /// Those that were drawn, so that the same symbol is the same picture.
  private static let known = Mutex<[Key: CGImage]>([:])
  /// How many are kept.
  ///
  /// - Source: guess; an app shows some dozens.
  private static let mostKnown = 512

  /// How much wider than the font's the lines of pictures are.
  private var bolder: CGFloat { max(0, line - UIImage.SymbolWeight.regular.lineWidth) }

  private func draw(_ shape: SymbolShape, on context: CGContext, isCut: Bool = false) {
    let front = colors.first ?? .black
    context.setFillColor(front)
    context.setStrokeColor(front)
    context.setBlendMode(isCut ? .clear : .normal)
    switch shape {
    case .picture, .letters:
      let path = path(of: shape)
      context.addPath(path)
      context.fillPath()
      guard bolder > 0 else { return }
      context.setLineWidth(bolder)
      context.addPath(path)
      context.strokePath()
    case .edge:
      context.setLineWidth(line)
      context.addPath(path(of: shape))
      context.strokePath()
    case .framed(let frame, let isFilled, let content):
      draw(frame, isFilled: isFilled, on: context)
      guard let content else { return }
      context.saveGState()
      let (middle, scale) = frame.content
      let bounds = bounds(of: content)
      context.translateBy(x: middle.x, y: middle.y)
      // What is wider than the grid's pictures, such as two digits, fits as well.
      let fit = min(1, 22 / max(bounds.width, bounds.height))
      context.scaleBy(x: scale * fit, y: scale * fit)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      draw(content, on: context, isCut: isFilled && colors.count < 2)
      context.restoreGState()
    case .slashed(let shape):
      draw(shape, on: context)
      for (width, mode) in [(3 * line, CGBlendMode.clear), (line, .normal)] {
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
    context.setLineWidth(line)
    context.addPath(frame.path(lines: isFilled ? 0 : line))
    if isFilled { context.fillPath() } else { context.strokePath() }
  }

  // MARK: Paths

  /// Where a picture or letters are on the grid, without the lines around them.
  private func path(of shape: SymbolShape) -> CGPath {
    switch shape {
    case .picture(let name), .edge(let name):
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
