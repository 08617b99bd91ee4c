import TactusDisplayList

// Drawing of text (TextKit.TK22–TK24).
extension NSLayoutManager {
  /// Draws the backgrounds of glyphs (TextKit.TK22).
  func paintBackground(_ glyphs: NSRange, _ origin: CGPoint) {
    guard glyphs.length > 0, let storage = textStorage,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    for position in positions(of: glyphs) {
      let own = NSIntersectionRange(range(position), glyphs)
      guard own.length > 0 else { continue }
      let container = textContainers[line(position).container]
      let shown = NSMutableAttributedString(
        attributedString: storage.attributedSubstring(from: own))
      addDisplayAttributes(to: shown, own.location)
      let whole = NSRange(location: 0, length: shown.length)
      shown.enumerateAttribute(.backgroundColor, in: whole) { value, run, _ in
        guard let color = value as? UIColor else { return }
        let range = NSRange(location: own.location + run.location, length: run.length)
        let areas = areas(of: range, fillsLines: false, in: container)
          .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        context.saveGState()
        color.resolvedColor(with: defaults.traits).setFill()
        fillBackgroundRectArray(areas, count: areas.count, forCharacterRange: range, color: color)
        context.restoreGState()
      }
    }
  }

  /// Draws glyphs with their decorations and attachments (TextKit.TK23).
  func paintGlyphs(_ glyphs: NSRange, _ origin: CGPoint) {
    guard glyphs.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    for position in positions(of: glyphs) {
      let (own, laidOut) = (range(position), line(position))
      let shown = NSIntersectionRange(own, glyphs)
      var line = laidOut.line
      let decorations = line.decorations
      (line.decorations, line.backgrounds) = ([], [])
      let corner = CGPoint(
        x: origin.x + laidOut.origin.x, y: origin.y + top(of: position) + laidOut.origin.y)
      let container = textContainers[laidOut.container]
      let isWhole = shown.length == own.length
      if !isWhole {
        context.saveGState()
        let parts = areas(of: shown, fillsLines: false, in: container)
        context.clip(to: parts.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
      }
      if type(of: self) != NSLayoutManager.self {
        // A subclass may override the drawing of glyphs.
        show(line, position, at: corner, in: context)
        (line.runs, line.runStarts, line.effects) = ([], [], [:])
      }
      laidOut.source.text.draw(TextLayout(line: line), at: corner, in: context)
      if !isWhole { context.restoreGState() }
      var painted: [(range: NSRange, isUnderline: Bool)] = []
      for decoration in decorations {
        let isUnderline = Self.isUnderline(decoration, laidOut)
        let range = range(of: decoration, in: position, within: shown)
        // A double line is one decoration.
        let isKnown = painted.contains { $0.range == range && $0.isUnderline == isUnderline }
        guard range.length > 0, !isKnown else { continue }
        painted.append((range, isUnderline))
        paint(range, isUnderline: isUnderline, of: position, origin)
      }
    }
  }

  /// Returns the range of the characters over or under a decoration.
  private func range(
    of decoration: TextLine.Decoration, in position: LinePosition, within shown: NSRange
  ) -> NSRange {
    let left = line(position).origin.x + CGFloat(decoration.frame.x)
    let right = left + CGFloat(decoration.frame.width)
    let places = stops(position).filter {
      let middle = ($0.x + $0.end) / 2
      return $0.x != $0.end && left - 0.01 <= middle && middle <= right + 0.01
    }.map(\.place)
    guard let first = places.min(), let last = places.max(), let storage = textStorage else {
      return NSRange(location: 0, length: 0)
    }
    let end = (storage.string as NSString).rangeOfComposedCharacterSequence(at: last)
    return NSIntersectionRange(
      NSRange(location: first, length: NSMaxRange(end) - first), shown)
  }

  /// Draws an underline or strikethrough by its overridable method (TextKit.TK24).
  private func paint(
    _ range: NSRange, isUnderline: Bool, of position: LinePosition, _ origin: CGPoint
  ) {
    guard let storage = textStorage else { return }
    let attributes = storage.attributes(at: range.location, effectiveRange: nil)
    let value = attributes[isUnderline ? .underlineStyle : .strikethroughStyle]
    let style = NSUnderlineStyle(rawValue: (value as? NSNumber)?.intValue ?? value as? Int ?? 1)
    let (rect, own) = (fragmentRect(position), glyphs(ofPlaces: self.range(position)))
    let glyphs = glyphs(ofPlaces: range)
    if isUnderline {
      underlineGlyphRange(
        glyphs, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: own,
        containerOrigin: origin)
    } else {
      strikethroughGlyphRange(
        glyphs, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: own,
        containerOrigin: origin)
    }
  }

  /// Draws the underlines or strikethroughs of a range.
  func paintDecorations(_ range: NSRange, isUnderline: Bool, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for position in positions(of: range) {
      let laidOut = line(position)
      var line = laidOut.line
      line.decorations = line.decorations.filter {
        Self.isUnderline($0, laidOut) == isUnderline
      }
      guard !line.decorations.isEmpty else { continue }
      (line.runs, line.backgrounds, line.attachments, line.effects) = ([], [], [], [:])
      let container = textContainers[laidOut.container]
      let own = NSIntersectionRange(self.range(position), range)
      context.saveGState()
      let parts = areas(of: own, fillsLines: false, in: container)
      // A decoration may extend below the line.
      context.clip(
        to: parts.map { $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -4) })
      let corner = CGPoint(
        x: origin.x + laidOut.origin.x, y: origin.y + top(of: position) + laidOut.origin.y)
      context.draw(TextLayout(line: line), at: corner)
      context.restoreGState()
    }
  }

  private static func isUnderline(_ decoration: TextLine.Decoration, _ line: LayoutLine) -> Bool {
    decoration.frame.y + decoration.frame.height > line.line.baseline
  }
}
