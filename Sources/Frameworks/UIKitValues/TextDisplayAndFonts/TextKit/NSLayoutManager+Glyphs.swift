import TactusDisplayList

// The glyphs that a delegate generates, and the places of their characters. Steps TextKit.TK12,
// TextKit.TK28.
extension NSLayoutManager {
  // MARK: Places

  /// The places of the characters behind which glyphs are inserted, one for each such glyph.
  private var insertedPlaces: [Int] {
    guard delegate != nil else { return [] }
    if let known = knownInsertedPlaces { return known }
    generateGlyphs()
    let found = paragraphs.indices.flatMap { index in
      (paragraphs[index].glyphs?.inserted ?? [:]).sorted { $0.key < $1.key }.flatMap {
        Array(repeating: starts[index] + $0.key, count: $0.value.count)
      }
    }
    // While glyphs are being generated, their places are not final.
    if generation == nil { knownInsertedPlaces = found }
    return found
  }

  /// The number of glyphs that a delegate has inserted.
  var insertedGlyphCount: Int { insertedPlaces.count }

  /// Returns the glyph of the character at a place.
  func glyph(ofPlace place: Int) -> Int {
    let inserted = insertedPlaces
    return place + inserted.count(until: { _, other in other >= place })
  }

  /// Returns the place of a glyph's character, and the number of the glyph among those of the
  /// character.
  func place(ofGlyph glyph: Int) -> (place: Int, number: Int) {
    let inserted = insertedPlaces
    // Those whose characters' own glyphs are before the glyph.
    let count = inserted.count(until: { index, other in other + index >= glyph })
    // The glyph is behind the last one of them, or it is that one itself.
    let place = count > 0 ? max(inserted[count - 1], glyph - count) : glyph
    return (place, glyph - self.glyph(ofPlace: place))
  }

  /// Returns the characters of glyphs.
  func places(ofGlyphs glyphs: NSRange) -> NSRange {
    guard glyphs.location != NSNotFound, insertedGlyphCount > 0 else { return glyphs }
    let start = place(ofGlyph: glyphs.location).place
    guard glyphs.length > 0 else { return NSRange(location: start, length: 0) }
    let last = place(ofGlyph: NSMaxRange(glyphs) - 1).place
    return NSRange(location: start, length: last + 1 - start)
  }

  /// Returns the glyphs of characters.
  func glyphs(ofPlaces places: NSRange) -> NSRange {
    guard places.location != NSNotFound, insertedGlyphCount > 0 else { return places }
    let start = glyph(ofPlace: places.location)
    return NSRange(location: start, length: glyph(ofPlace: NSMaxRange(places)) - start)
  }

  /// Turns a range of characters that a method has returned into one of glyphs.
  func convertToGlyphs(_ range: NSRangePointer?) {
    if let range { range.pointee = glyphs(ofPlaces: range.pointee) }
  }

  /// Returns the glyph that a delegate inserted or changed; nil for others.
  func generatedGlyph(at index: Int) -> GeneratedGlyphs.Glyph? {
    guard delegate != nil, isValidGlyphIndex(index) else { return nil }
    generateGlyphs()
    let (place, number) = place(ofGlyph: index)
    let paragraph = paragraph(at: place)
    guard paragraphs.indices.contains(paragraph), let glyphs = paragraphs[paragraph].glyphs,
      glyphs.isChanged
    else { return nil }
    let unit = place - starts[paragraph]
    guard number > 0 else { return glyphs.bases.indices.contains(unit) ? glyphs.bases[unit] : nil }
    let inserted = glyphs.inserted[unit] ?? []
    return inserted.indices.contains(number - 1) ? inserted[number - 1] : nil
  }

  // MARK: Generating

  /// Generates the glyphs of all paragraphs that have none.
  func generateGlyphs() {
    guard delegate != nil, generation == nil else { return }
    for index in paragraphs.indices where paragraphs[index].glyphs == nil {
      generateGlyphs(of: index)
    }
  }

  /// Lets the delegate generate the glyphs of a paragraph (TextKit.TK28).
  func generateGlyphs(of index: Int) {
    guard let delegate, let storage = textStorage, generation == nil,
      paragraphs[index].glyphs == nil
    else { return }
    let start = starts[index]
    let whole = NSRange(location: start, length: paragraphs[index].length)
    guard NSMaxRange(whole) <= storage.length else { return }
    var glyphs = GeneratedGlyphs(bases: [])
    let text = storage.string as NSString
    var known: [String: CGGlyph] = [:]
    var runs: [(units: Range<Int>, font: UIFont)] = []
    storage.enumerateAttribute(.font, in: whole) { value, range, _ in
      let font = value as? UIFont ?? defaults.font
      known = [:]
      let units = range.location - start..<NSMaxRange(range) - start
      for unit in units {
        let property = property(at: start + unit)
        let id = property.isEmpty ? glyphID(at: start + unit, in: text, font, &known) : 0
        glyphs.bases.append(GeneratedGlyphs.Glyph(id: id, property: property, unit: unit))
      }
      if !units.isEmpty { runs.append((units, font)) }
    }
    let inserted = paragraphs[..<index].reduce(0) { $0 + ($1.glyphs?.insertedCount ?? 0) }
    for (units, font) in runs {
      let location = start + units.lowerBound + inserted + glyphs.insertedCount
      let proposed = Array(glyphs.bases[units])
      generation = []
      let count = delegate.layoutManager(
        self, shouldGenerateGlyphs: proposed.map(\.id), properties: proposed.map(\.property),
        characterIndexes: proposed.map { start + $0.unit }, font: font,
        forGlyphRange: NSRange(location: location, length: proposed.count))
      let set = generation ?? []
      generation = nil
      guard count > 0, !set.isEmpty else { continue }
      glyphs.replace(
        units,
        by: set.prefix(count).map {
          GeneratedGlyphs.Glyph(id: $0.id, property: $0.property, unit: $0.unit - start)
        })
    }
    warnOfForeignGlyphs(glyphs)
    paragraphs[index].glyphs = glyphs
    knownInsertedPlaces = nil
  }

  private func glyphID(
    at place: Int, in text: NSString, _ font: UIFont, _ known: inout [String: CGGlyph]
  ) -> CGGlyph {
    let letter = text.substring(with: text.rangeOfComposedCharacterSequence(at: place))
    if let id = known[letter] { return id }
    let id = font.glyph(of: letter) ?? 0
    known[letter] = id
    return id
  }

  /// The layout draws characters, so it cannot draw a glyph of another character.
  private func warnOfForeignGlyphs(_ glyphs: GeneratedGlyphs) {
    let isForeign = glyphs.inserted.values.joined().contains { $0.property.isEmpty }
    if isForeign {
      RuntimeWarning.once(
        "NSLayoutManager does not draw glyphs that setGlyphs(_:properties:characterIndexes:font:"
          + "forGlyphRange:) inserts, except control glyphs")
    }
  }

  // MARK: Reading and setting

  /// The length of the text.
  var unitCount: Int { textStorage?.length ?? 0 }

  /// Calls a block for each glyph of a range, and returns their number.
  func readGlyphs(_ range: NSRange, _ body: (_ index: Int, _ glyph: Int) -> Void) -> Int {
    let glyphs = NSIntersectionRange(range, NSRange(location: 0, length: numberOfGlyphs))
    for index in 0..<glyphs.length { body(index, glyphs.location + index) }
    return glyphs.length
  }

  /// Returns the level of a glyph's direction: 0 from left to right, 1 from right to left.
  func bidiLevel(ofGlyph glyph: Int) -> UInt8 {
    let place = place(ofGlyph: glyph).place
    guard let position = position(of: place),
      let stop = stops(position).last(where: { $0.place <= place })
    else { return 0 }
    return stop.end < stop.x ? 1 : 0
  }

  /// Takes the glyphs that the delegate sets.
  func set(_ glyphs: [GeneratedGlyphs.Glyph]) {
    guard generation != nil else {
      RuntimeWarning.once(
        "NSLayoutManager: setGlyphs(_:properties:characterIndexes:font:forGlyphRange:) has no "
          + "effect except when the delegate generates glyphs")
      return
    }
    generation = glyphs
  }

  /// Discards the glyphs of the paragraphs of a range.
  func discardGlyphs(in range: NSRange) {
    guard !paragraphs.isEmpty, range.location != NSNotFound else { return }
    let (first, last) = (paragraph(at: range.location), paragraph(at: NSMaxRange(range)))
    for index in first...max(first, last) { paragraphs[index].glyphs = nil }
    knownInsertedPlaces = nil
  }

  /// Returns a rectangle of the line of a glyph, and the glyphs of the line.
  func fragment(
    ofGlyph glyph: Int, _ range: NSRangePointer?, _ rect: (LinePosition) -> CGRect
  ) -> CGRect {
    defer { convertToGlyphs(range) }
    return fragment(at: place(ofGlyph: glyph).place, range, rect)
  }
}

extension [Int] {
  /// Returns the number of elements before the first one for which a condition holds, which holds
  /// for all behind it.
  ///
  /// - Complexity: O(log n).
  fileprivate func count(until holds: (_ index: Int, _ element: Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle, self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
