import TactusDisplayList

// The content of special layers.
// Source: Layers.Q1–Q5
extension LayerFlattener {
  mutating func paintKind(_ state: LayerState) {
    switch state.kind {
    case .plain, .replicator, .transform: break
    case .shape(let shape): paint(shape)
    case .gradient(let gradient): paint(gradient, state)
    case .text(let text): paint(text, state)
    }
  }

  private mutating func paint(_ shape: ShapeState) {
    guard let path = shape.path?.drawing else { return }
    if let color = shape.fillColor?.drawing, color.alpha > 0 {
      let rule: FillRule = shape.fillRule == .evenOdd ? .evenOdd : .winding
      commands.append(.fill(path, rule, .color(color)))
    }
    guard shape.isStroked, let color = shape.strokeColor?.drawing, color.alpha > 0 else { return }
    // The fractions are of the length of all subpaths together (Layers.Q1).
    let part = path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
    if !part.isEmpty { commands.append(.stroke(part, shape.style, .color(color))) }
  }

  private mutating func paint(_ gradient: GradientState, _ state: LayerState) {
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    func place(_ point: CGPoint) -> DrawingPoint {
      DrawingPoint(
        Double(bounds.minX + point.x * bounds.width), Double(bounds.minY + point.y * bounds.height))
    }
    let (from, to) = (place(gradient.startPoint), place(gradient.endPoint))
    let outline = CornerPath(state).path
    let stops = gradient.stops
    switch gradient.type {
    case .radial:
      // An ellipse around the start point; its box has a corner at the end point (Layers.Q3).
      let (x, y) = (abs(to.x - from.x), abs(to.y - from.y))
      guard x > 0, y > 0 else { return }
      let geometry = DrawingGradient.Geometry.radial(
        from: .zero, fromRadius: 0, to: .zero, toRadius: 1)
      commands += [
        .save, .clip(outline, .winding),
        .transform(DrawingTransform(a: x, b: 0, c: 0, d: y, tx: from.x, ty: from.y)),
        .paint(.gradient(DrawingGradient(geometry, stops: stops))), .restore,
      ]
    case .conic:
      let geometry = DrawingGradient.Geometry.conic(
        around: from, angle: atan2(to.y - from.y, to.x - from.x))
      commands.append(
        .fill(outline, .winding, .gradient(DrawingGradient(geometry, stops: stops))))
    default:
      let geometry = DrawingGradient.Geometry.linear(from: from, to: to)
      commands.append(
        .fill(outline, .winding, .gradient(DrawingGradient(geometry, stops: stops))))
    }
  }

  private mutating func paint(_ text: TextState, _ state: LayerState) {
    guard let string = text.string, let color = text.foregroundColor?.drawing else { return }
    let size = Double(text.fontSize)
    var style = TextStyle.system(size: size, color: color)
    if text.font != DrawingFont() {
      style = TextStyle(
        font: text.font, size: size, color: color, ascent: style.ascent, descent: style.descent)
    }
    var options = TextOptions(width: Double(state.bounds.width))
    // Without wrapping each paragraph is one line, and long lines are truncated (Layers.Q5).
    let isCut = text.truncationMode != .none
    if !text.isWrapped {
      options.lineLimit = 1
      if !isCut { options.width = nil }
    } else if isCut {
      options.lineLimit = max(
        1, Int(Double(state.bounds.height) / max(style.ascent + style.descent, 1e-6)))
    }
    switch text.truncationMode {
    case .start: options.truncation = .head
    case .middle: options.truncation = .middle
    case .end: options.truncation = .tail
    default: options.truncation = .none
    }
    switch text.alignmentMode {
    case .right: options.alignment = .right
    case .center: options.alignment = .center
    case .justified: options.alignment = .justified
    default: options.alignment = .left
    }
    let layout = TextLayout(string, style: style, options: options)
    var corner = state.bounds.origin.drawing
    if options.width == nil {
      let rest = Double(state.bounds.width) - layout.width
      corner.x += options.alignment == .right ? rest : options.alignment == .center ? rest / 2 : 0
    }
    commands += layout.commands(at: corner)
  }

  // MARK: Copies

  /// Multiplies the colors of commands.
  ///
  /// Images keep their colors and are only made translucent (Layers.Q4).
  mutating func multiply(_ range: Range<Int>, by color: DrawingColor) {
    guard color != .white else { return }
    for index in range {
      switch commands[index] {
      case .fill(let path, let rule, let paint):
        commands[index] = .fill(path, rule, paint.multiplied(by: color))
      case .stroke(let path, let style, let paint):
        commands[index] = .stroke(path, style, paint.multiplied(by: color))
      case .paint(let paint): commands[index] = .paint(paint.multiplied(by: color))
      case .text(var run):
        run.color = run.color.multiplied(by: color)
        commands[index] = .text(run)
      default: break
      }
    }
  }
}

extension GradientState {
  /// The color stops, by ascending offset.
  fileprivate var stops: [DrawingGradient.Stop] {
    let fits = locations.count == colors.count
    // Locations of another number than the colors are ignored, and none decreases (Layers.Q2).
    var least = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      least = max(least, min(1, fits ? locations[index] : even))
      return DrawingGradient.Stop(least, color.drawing)
    }
  }
}

extension ReplicatorState {
  /// Returns the color by which those of a copy are multiplied.
  func color(of index: Int) -> DrawingColor {
    let first = instanceColor?.drawing ?? .white
    let count = Double(index)
    return DrawingColor(
      red: first.red + count * Double(redOffset), green: first.green + count * Double(greenOffset),
      blue: first.blue + count * Double(blueOffset),
      alpha: first.alpha + count * Double(alphaOffset)
    ).clipped
  }
}

extension DrawingPaint {
  fileprivate func multiplied(by color: DrawingColor) -> DrawingPaint {
    switch self {
    case .color(let own): return .color(own.multiplied(by: color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        DrawingGradient.Stop($0.offset, $0.color.multiplied(by: color))
      }
      return .gradient(gradient)
    case .tiles: return self
    }
  }
}

extension DrawingColor {
  fileprivate func multiplied(by other: DrawingColor) -> DrawingColor {
    DrawingColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}
