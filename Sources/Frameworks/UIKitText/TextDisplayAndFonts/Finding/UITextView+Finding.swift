// Finding and replacing text. Steps TextFinding.FI1… are in
// `Documentation/Behaviour/TextFinding.md`.
extension UITextView: UITextSearching {
  /// Returns the order of the starts of two ranges.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  /// Finds all ranges of a text (TextFinding.FI3).
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for range in ranges(of: queryString, options) {
      resultAggregator.foundRange(
        EditorTextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Shows a range in a style.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable?,
    usingStyle: UITextSearchFoundTextStyle
  ) {
    let range = editor.range(foundTextRange)
    switch usingStyle {
    case .normal:
      foundRanges.removeAll { $0 == range }
      if highlightedRange == range { highlightedRange = nil }
    case .found:
      if highlightedRange == range { highlightedRange = nil } else { foundRanges.append(range) }
    case .highlighted: highlightedRange = range
    }
    canvas.setNeedsDisplay()
  }

  /// Shows all text in the normal style.
  public func clearAllDecoratedFoundText() {
    (foundRanges, highlightedRange) = ([], nil)
    canvas.setNeedsDisplay()
  }

  /// Whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Returns whether the delegate allows the replacement.
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable?, withText: String
  ) -> Bool { allowsChange(editor.range(foundTextRange), to: withText) }

  /// Replaces a range, which can be undone.
  public func replace(
    foundTextRange: UITextRange, document: AnyHashable?, withText: String
  ) { editor.replace(editor.range(foundTextRange), with: withText) }

  /// Replaces all results that the delegate allows, the last one first (TextFinding.FI4).
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in ranges(of: queryString, options).reversed()
    where allowsChange(range, to: withText) {
      editor.replace(range, with: withText)
    }
  }

  /// Scrolls to a range, above the find bar.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    scroll(to: editor.range(range))
    // The find bar covers the lower part.
    let covered = findInteraction?.coveredHeight ?? 0
    guard covered > 0, isScrollEnabled else { return }
    let bottom = caretRect(for: range.end).maxY
    let hidden = bottom - (bounds.maxY - covered)
    if hidden > 0 { contentOffset.y += hidden }
  }

  // MARK: Internals

  /// Returns the ranges of a text that the options allow (TextFinding.FI3).
  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let text = editor.text as NSString
    var found: [NSRange] = []
    var start = 0
    while start < text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let range = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if isMatch(range, in: text, options.wordMatchMethod) { found.append(range) }
      start = NSMaxRange(range)
    }
    return found
  }

  private func isMatch(
    _ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod
  ) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < text.length else { return false }
      let character = text.rangeOfComposedCharacterSequence(at: place)
      return text.substring(with: character).contains { $0.isLetter || $0.isNumber }
    }
    switch method {
    case .contains: return true
    case .startsWith: return !isLetter(range.location - 1)
    case .fullWord: return !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
    }
  }

  /// Draws the results behind the visible text.
  func drawFoundText(in glyphs: NSRange, at origin: CGPoint) {
    guard !foundRanges.isEmpty || highlightedRange != nil else { return }
    func draw(_ range: NSRange, _ color: UIColor) {
      guard NSIntersectionRange(range, glyphs).length > 0 else { return }
      color.setFill()
      for area in textManager.areas(of: range, fillsLines: false, in: textContainer) {
        UIBezierPath(
          roundedRect: area.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: FindMetrics.radius
        ).fill()
      }
    }
    for range in foundRanges where range != highlightedRange { draw(range, FindMetrics.found) }
    if let highlightedRange { draw(highlightedRange, FindMetrics.highlighted) }
  }

  /// Adds or removes the find interaction.
  func updateFindInteraction() {
    if isFindInteractionEnabled, findInteraction == nil {
      let delegate = TextViewFindDelegate()
      let interaction = UIFindInteraction(sessionDelegate: delegate)
      (findDelegate, findInteraction) = (delegate, interaction)
      addInteraction(interaction)
    } else if !isFindInteractionEnabled, let interaction = findInteraction {
      removeInteraction(interaction)
      (findDelegate, findInteraction) = (nil, nil)
    }
  }
}

/// The delegate of a text view's find interaction.
@MainActor
final class TextViewFindDelegate: NSObject, UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  { (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) } }
}
