/// The drawing of strokes in a context (Ink.IN1–IN5).
struct StrokeRenderer {
  private let style: UIUserInterfaceStyle

  /// Creates a renderer for an interface style, to which colors are converted (Ink.IN5).
  init(_ style: UIUserInterfaceStyle) { self.style = style }

  /// Draws a stroke in the coordinates of the drawing.
  func draw(_ stroke: PKStroke, in context: CGContext) {
    guard !stroke.path.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(stroke.transform)
    if let clip = stroke.clip {
      guard !clip.isEmpty else { return }
      context.addPath(clip)
      context.clip()
    }
    let type = stroke.ink.inkType
    let outline = stroke.path.outline(of: type)
    let color = InkColor(
      PKInkingTool.convertColor(stroke.ink.color, from: .light, to: style))
    switch type {
    case .pen, .monoline, .fountainPen:
      fill(outline, color, in: context)
    case .marker:
      context.setBlendMode(.multiply)
      fill(outline, color, in: context)
    case .watercolor:
      // Ink.IN4: there is more color in the middle.
      context.setBlendMode(.multiply)
      for (size, opacity) in Self.wash {
        let layer = stroke.path.outline(of: type, .core(size))
        fill(layer, color.with(opacity: opacity), in: context)
      }
    case .pencil:
      fill(outline, color, grain: .pencil, seed: stroke.randomSeed, in: context)
    case .crayon:
      fill(outline, color, grain: .crayon, seed: stroke.randomSeed, in: context)
    }
  }

  /// The layers of watercolor: the size in hundredths of the nib, and the opacity as a fraction of
  /// that of the points.
  ///
  /// - Source: ours, by eye. Confidence: guess.
  private static let wash: [(size: Int, opacity: CGFloat)] = [
    (100, 0.3), (96, 0.2), (90, 0.16), (80, 0.12), (66, 0.1),
  ]
  /// The number of opacity levels along a stroke.
  ///
  /// - Source: ours; more are not told apart. Confidence: guess.
  private static let levels = 24

  private func fill(_ outline: InkOutline, _ color: InkColor, in context: CGContext) {
    let opacities = outline.samples.map(\.opacity)
    let (least, most) = (opacities.min() ?? 1, opacities.max() ?? 1)
    // A stroke of one opacity is one area, without seams.
    let parts =
      most - least < 1 / CGFloat(Self.levels)
      ? [(outline.path, (least + most) / 2)] : outline.parts(levels: Self.levels)
    for (area, opacity) in parts {
      context.setFillColor(color.with(opacity: opacity).color.cgColor)
      context.addPath(area)
      context.fillPath()
    }
  }

  private func fill(
    _ outline: InkOutline, _ color: InkColor, grain: Grain, seed: UInt32, in context: CGContext
  ) {
    // Ink.IN3: the seed moves the grain below the stroke.
    let shift = grain.shift(seed)
    context.translateBy(x: shift.x, y: shift.y)
    var back = CGAffineTransform(translationX: -shift.x, y: -shift.y)
    for (area, opacity) in outline.parts(levels: Self.levels) {
      guard let tile = grain.tile(color.with(opacity: opacity)) else { continue }
      context.setFillColor(UIColor(patternImage: tile).cgColor)
      if let moved = area.copy(using: &back) { context.addPath(moved) }
      context.fillPath()
    }
  }
}

extension InkColor {
  /// Returns the color with its alpha multiplied.
  fileprivate func with(opacity: CGFloat) -> InkColor {
    var result = self
    result.alpha *= min(max(opacity, 0), 1)
    return result
  }
}
