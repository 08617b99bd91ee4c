extension TextLine {
  /// Returns the commands that paint a run with its effects.
  package func commands(ofRun index: Int) -> [DrawingCommand] {
    let run = runs[index]
    guard let effect = effects[index] else { return [run.command] }
    var commands: [DrawingCommand] = []
    if effect.outline?.isFilled ?? true { commands.append(run.command) }
    if let outline = effect.outline {
      var style = StrokeStyle()
      style.width = outline.width
      style.join = .round
      commands.append(.stroke(run.outline, style, .color(outline.color ?? run.color)))
    }
    if effect.slant != 0 {
      commands = [.save, .transform(run.shear(effect.slant))] + commands + [.restore]
    }
    guard let shadow = effect.shadow else { return commands }
    return [.save, .shadow(shadow)] + commands + [.restore]
  }
}

extension TextLine {
  /// Returns the outlines of a run's glyphs, as they lean; empty for bitmaps.
  package func outline(ofRun index: Int) -> DrawingPath {
    let (run, slant) = (runs[index], effects[index]?.slant ?? 0)
    return slant == 0 ? run.outline : run.outline.transformed(by: run.shear(slant))
  }

  /// The commands that paint the areas behind the text.
  package var backgroundCommands: [DrawingCommand] { backgrounds.map(\.command) }
  /// The commands that paint underlines and strikethroughs.
  package var decorationCommands: [DrawingCommand] { decorations.map(\.command) }
}

extension TextRun {
  /// Returns the shear that makes the glyphs lean: one that leaves the baseline in place leaves the
  /// glyphs' origins too (Text.ST11).
  fileprivate func shear(_ slant: Double) -> DrawingTransform {
    DrawingTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * origin.y, ty: 0)
  }

  /// The command that paints the glyphs.
  ///
  /// The glyphs of an app's own fonts are painted as outlines: other processes, which paint the
  /// screen, do not have the files (Text.FO10).
  package var command: DrawingCommand {
    guard FontLibrary.shared.isRegistered(family: font.family) else { return .text(self) }
    let path = outline
    return path.isEmpty ? .text(self) : .fill(path, .winding, .color(color))
  }
}

extension TextLine.Decoration {
  /// The command that paints the line or area.
  var command: DrawingCommand {
    var path = DrawingPath()
    guard !dashes.isEmpty else {
      path.addRect(frame)
      return .fill(path, .winding, .color(color))
    }
    let middle = frame.y + frame.height / 2
    path.move(to: DrawingPoint(frame.x, middle))
    path.addLine(to: DrawingPoint(frame.x + frame.width, middle))
    var style = StrokeStyle()
    (style.width, style.dashes) = (frame.height, dashes)
    return .stroke(path, style, .color(color))
  }
}

extension TextDecoration.Pattern {
  /// The lengths of dashes and gaps in turn, in line thicknesses.
  ///
  /// - Source: guess.
  var dashes: [Double] {
    switch self {
    case .solid: []
    case .dots: [1, 1]
    case .dashes: [3, 2]
    case .dashDot: [3, 1, 1, 1]
    case .dashDotDot: [3, 1, 1, 1, 1, 1]
    }
  }
}
