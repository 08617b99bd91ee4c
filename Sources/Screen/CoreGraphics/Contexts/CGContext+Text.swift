import TactusDisplayList

extension CGContext {
  /// Sets the font; one of bytes need not be registered (Drawing.CG10).
  public func setFont(_ font: CGFont) {
    font.openFile()
    state.font = font
  }

  /// Sets the font size.
  public func setFontSize(_ size: CGFloat) { state.fontSize = Double(size) }

  /// Sets the character spacing; `showGlyphs(_:at:)` does not use it, since each glyph has a
  /// position.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = Double(spacing) }

  /// Chooses whether glyphs are filled, stroked or used for clipping.
  ///
  /// Glyphs that are bitmaps, such as emoji, are only filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// The position of the next text.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Draws glyphs, upright if y points up.
  ///
  /// - Parameters:
  ///   - glyphs: The numbers of the glyphs.
  ///   - positions: The position of each glyph, in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font else { return }
    let placed = zip(glyphs, positions).map { glyph, place in
      TextRun.Glyph(
        id: UInt32(glyph), offset: DrawingPoint(Double(place.x), -Double(place.y)), cluster: 0)
    }
    var run = TextRun(
      font: font.drawing, size: state.fontSize, color: .black, origin: .zero, glyphs: placed,
      text: "")
    if state.textMode == .fill, state.fillPattern == nil, case .color(let color) = state.fill {
      run.color = color
      canvas.execute(.save)
      canvas.execute(.transform(textMatrix.drawing))
      canvas.execute(.transform(.scale(1, -1)))
      canvas.execute(run.command)
      canvas.execute(.restore)
      return
    }
    let outline = run.outline.transformed(by: .scale(1, -1)).transformed(by: textMatrix.drawing)
    if state.textMode.fills { fill(outline, .winding) }
    if state.textMode.strokes { stroke(outline) }
    if state.textMode.clips { clip(outline.transformed(by: userTransform), .winding) }
  }

  /// Draws a text layout, in coordinates whose y points down, in the text drawing mode
  /// (Drawing.CG9).
  package func draw(_ layout: TextLayout, at corner: CGPoint) {
    let mode = state.textMode
    guard mode != .fill else {
      for command in layout.commands(at: corner.drawing) { canvas.execute(command) }
      return
    }
    var clip = DrawingPath()
    for line in layout.lines {
      let line = line.moved(by: Double(corner.x), Double(corner.y))
      var commands = mode.fills || mode.strokes ? line.backgroundCommands : []
      for index in line.runs.indices {
        let outline = line.outline(ofRun: index)
        if mode.fills { commands += line.commands(ofRun: index) }
        if mode.strokes, !outline.isEmpty {
          commands.append(.stroke(outline, state.line, .color(line.runs[index].color)))
        }
        if mode.clips { clip.append(outline) }
      }
      if mode.fills || mode.strokes { commands += line.decorationCommands }
      for command in commands { canvas.execute(command) }
    }
    if mode.clips { self.clip(clip.transformed(by: userTransform), .winding) }
  }

  /// Draws a drawing in the current user space.
  package func draw(_ drawing: Drawing) {
    canvas.execute(.save)
    for command in drawing.commands { canvas.execute(command) }
    canvas.execute(.restore)
  }
}

extension CGTextDrawingMode {
  /// Whether glyphs are filled.
  fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  /// Whether glyphs are stroked.
  fileprivate var strokes: Bool {
    [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self)
  }
  /// Whether later content is clipped to the glyphs.
  fileprivate var clips: Bool {
    [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(self)
  }
}
