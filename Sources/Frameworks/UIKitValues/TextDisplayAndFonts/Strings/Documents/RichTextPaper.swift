/// The paper of an RTF document.
struct RichTextPaper {
  private var lengths: [String: Double] = [:]

  /// Applies a control word, if it is one of these.
  mutating func apply(_ word: String, _ number: Int?) {
    guard Self.words.contains(word), let number else { return }
    lengths[word] = RichTextStyles.points(number, per: 20)
  }

  /// The properties of the document.
  var attributes: [NSAttributedString.DocumentAttributeKey: Any] {
    var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    if let width = lengths["paperw"], let height = lengths["paperh"] {
      attributes[.paperSize] = NSValue(cgSize: CGSize(width: width, height: height))
    }
    if let top = lengths["margt"], let left = lengths["margl"], let bottom = lengths["margb"],
      let right = lengths["margr"]
    {
      attributes[.paperMargin] = NSValue(
        uiEdgeInsets: UIEdgeInsets(
          top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right)))
    }
    return attributes
  }

  private static let words: Set<String> = [
    "paperw", "paperh", "margt", "margl", "margb", "margr",
  ]
}
