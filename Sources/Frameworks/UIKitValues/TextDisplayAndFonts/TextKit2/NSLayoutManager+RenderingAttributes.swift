extension NSLayoutManager {
  /// Adds display attributes to a part of the text: those of the delegate's paragraphs, of the
  /// view, and the rendering attributes of TextKit 2, which override others.
  func addDisplayAttributes(to part: NSMutableAttributedString, _ place: Int) {
    if let shown = displayedText?(NSRange(location: place, length: part.length)) {
      part.setAttributedString(shown)
    }
    decorate?(part, place)
    let range = NSRange(location: place, length: part.length)
    rendering?.enumerate(range) { attributes, own in
      let own = NSRange(location: own.location - place, length: own.length)
      let drawn = attributes.filter { RenderingAttributes.keys.contains($0.key) }
      part.addAttributes(drawn, range: own)
      return true
    }
  }

  /// Changes the rendering attributes of a range, and draws it again.
  func changeRendering(_ range: NSRange, _ change: (inout RenderingAttributes) -> Void) {
    var attributes = rendering ?? RenderingAttributes(length: textStorage?.length ?? 0)
    change(&attributes)
    rendering = attributes
    invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
    invalidateDisplay(forCharacterRange: range)
  }
}
