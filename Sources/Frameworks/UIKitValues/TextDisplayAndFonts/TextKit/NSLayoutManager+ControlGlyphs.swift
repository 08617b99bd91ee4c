// The effect of generated glyphs and control characters on lines (TextKit.TK29).
extension NSLayoutManager {
  /// Replaces the characters of glyphs that the delegate changed, and inserts spacers for glyphs
  /// that it inserted.
  ///
  /// - Parameters:
  ///   - location: The offset of the part in the text.
  ///   - part: A part of a paragraph.
  ///   - width: The width of the lines; nil for no limit.
  ///   - container: The container.
  /// - Returns: The offset in the part of each unit of the result, and the end; empty if nothing
  ///   was replaced.
  func showGlyphs(
    of location: Int, in part: NSMutableAttributedString, width: CGFloat?,
    _ container: NSTextContainer
  ) -> [Int] {
    guard delegate != nil else { return [] }
    let index = paragraph(at: location)
    generateGlyphs(of: index)
    let glyphs = paragraphs[index].glyphs
    let text = part.string as NSString
    let offset = location - starts[index]
    var edits: [(units: NSRange, text: NSAttributedString)] = []
    for unit in 0..<text.length {
      let glyph = glyphs?.isChanged == true ? glyphs?.bases.element(at: offset + unit) : nil
      let inserted = glyphs?.inserted[offset + unit] ?? []
      let own = Self.action(of: text.character(at: unit))
      guard glyph != nil || own != nil || !inserted.isEmpty else { continue }
      let place = location + unit
      var attributes = part.attributes(at: unit, effectiveRange: nil)
      // The font's tracking would widen the glyph.
      attributes[.kern] = -(attributes[.font] as? UIFont ?? defaults.font).tracking
      let line = LineOfGlyph(attributes: attributes, width: width, container: container)
      var shown = NSMutableAttributedString(
        attributedString: part.attributedSubstring(from: NSRange(location: unit, length: 1)))
      var units = NSRange(location: unit, length: 1)
      var isEdited = false
      let isHidden = glyph?.property.contains(.null) == true
      if isHidden, !property(at: place).contains(.null) {
        units = text.rangeOfComposedCharacterSequence(at: unit)
        let joiners = String(repeating: Self.nothing, count: units.length)
        (shown, isEdited) = (.init(string: joiners, attributes: attributes), true)
      } else if own != nil || glyph?.property.contains(.controlCharacter) == true,
        let control = controlText(at: place, number: 0, proposed: own, line)
      {
        (shown, isEdited) = (.init(attributedString: control), true)
      }
      for (number, extra) in inserted.enumerated() where extra.property == .controlCharacter {
        guard let control = controlText(at: place, number: number + 1, proposed: nil, line) else {
          continue
        }
        shown.append(control)
        isEdited = true
      }
      if isEdited { edits.append((units, shown)) }
    }
    return Self.apply(edits, to: part)
  }

  /// The line of a glyph, for its rectangle.
  private struct LineOfGlyph {
    let attributes: [NSAttributedString.Key: Any]
    let width: CGFloat?
    let container: NSTextContainer
  }

  /// The word joiner: invisible, without width, and it prevents a line break.
  private static let nothing = "\u{2060}"

  /// Applies nonoverlapping changes, and returns the original offset of each unit of the result.
  private static func apply(
    _ edits: [(units: NSRange, text: NSAttributedString)], to part: NSMutableAttributedString
  ) -> [Int] {
    guard !edits.isEmpty else { return [] }
    var origins: [Int] = []
    var place = 0
    for edit in edits {
      origins += place..<edit.units.location
      origins += (0..<edit.text.length).map {
        edit.units.location + min($0, edit.units.length - 1)
      }
      place = NSMaxRange(edit.units)
    }
    origins += place...part.length
    for edit in edits.reversed() { part.replaceCharacters(in: edit.units, with: edit.text) }
    return origins
  }

  /// Returns the default effect of a control character; nil for other characters.
  private static func action(of character: unichar) -> ControlCharacterAction? {
    switch character {
    case 0x09: .horizontalTab
    case 0x0C: .containerBreak
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0B, 0x2028: .lineBreak
    case 0x00...0x1F, 0x7F...0x9F: .zeroAdvancement
    default: nil
    }
  }

  /// Returns the text that has the effect of a control glyph; nil for the default effect.
  private func controlText(
    at place: Int, number: Int, proposed: ControlCharacterAction?, _ line: LineOfGlyph
  ) -> NSAttributedString? {
    guard let delegate else { return nil }
    let action = delegate.layoutManager(
      self, shouldUse: proposed ?? .zeroAdvancement, forControlCharacterAt: place)
    if action == proposed { return nil }
    if action.contains(.whitespace) {
      let font = line.attributes[.font] as? UIFont ?? defaults.font
      let box = delegate.layoutManager(
        self, boundingBoxForControlGlyphAt: glyph(ofPlace: place) + number, for: line.container,
        proposedLineFragment: CGRect(x: 0, y: 0, width: line.width ?? 0, height: font.lineHeight),
        glyphPosition: .zero, characterIndex: place)
      var attributes = line.attributes
      attributes[.attachment] = ControlGlyphSpacer(width: box.width, font: font)
      return NSAttributedString(string: "\u{FFFC}", attributes: attributes)
    }
    if action.contains(.containerBreak) {
      RuntimeWarning.once("NSLayoutManager: containerBreak only ends the line")
    }
    let breaks: ControlCharacterAction = [.lineBreak, .paragraphBreak, .containerBreak]
    let text =
      !action.isDisjoint(with: breaks)
      ? "\u{2028}" : action.contains(.horizontalTab) ? "\t" : number == 0 ? Self.nothing : ""
    return NSAttributedString(string: text, attributes: line.attributes)
  }

  /// Returns caret stops that count inserted glyphs as part of the preceding character.
  static func joined(_ stops: [LayoutStop]) -> [LayoutStop] {
    var joined: [LayoutStop] = []
    for stop in stops {
      guard let last = joined.last, last.place == stop.place, stop.x != stop.end else {
        joined.append(stop)
        continue
      }
      joined[joined.count - 1].end = stop.end
      joined[joined.count - 1].inserted.append(stop.x)
    }
    return joined
  }
}

extension [GeneratedGlyphs.Glyph] {
  /// Returns the element at an index; nil if it is out of bounds.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
