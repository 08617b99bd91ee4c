// Highlights of text. Step TextViews.TV37.
extension UITextView {
  /// The opacity of the color behind highlighted text.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let highlightOpacity: CGFloat = 0.25

  /// Returns the attributes of a highlight in a color.
  func highlightAttributes(of color: UIColor) -> [NSAttributedString.Key: Any] {
    [
      .backgroundColor: color.withAlphaComponent(Self.highlightOpacity), .foregroundColor: color,
    ]
  }

  /// Changes the attributes of highlights without a color; nil for those of the system.
  func setHighlightAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    ownHighlightAttributes = attributes
    textManager.invalidateAll()
  }

  /// Gives the highlights of a paragraph their colors (TextViews.TV37).
  func addHighlights(to text: NSMutableAttributedString) {
    let all = NSRange(location: 0, length: text.length)
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    text.enumerateAttribute(.textHighlightStyle, in: all) { style, run, _ in
      guard style != nil else { return }
      text.enumerateAttribute(.textHighlightColorScheme, in: run) { scheme, part, _ in
        let name =
          (scheme as? NSAttributedString.TextHighlightColorScheme)?.rawValue ?? scheme as? String
        let color = name.flatMap { NSAttributedString.TextHighlightColorScheme($0).color }
        runs.append((part, color.map(highlightAttributes) ?? textHighlightAttributes ?? [:]))
      }
    }
    for (run, attributes) in runs { text.addAttributes(attributes, range: run) }
  }
}
