/// A paste whose items a delegate transforms, at once or later.
@MainActor
final class TextPaste {
  private let host: any TextPasteHost
  private let delegate: any UITextPasteDelegate
  private let range: UITextRange
  private var results: [NSAttributedString?] = []
  private var missing = 0

  init(_ host: any TextPasteHost, _ delegate: any UITextPasteDelegate, _ range: UITextRange) {
    (self.host, self.delegate, self.range) = (host, delegate, range)
  }

  /// Asks the delegate for the result of each item.
  func begin(_ itemProviders: [NSItemProvider]) {
    results = Array(repeating: nil, count: itemProviders.count)
    missing = itemProviders.count
    for (index, provider) in itemProviders.enumerated() {
      let item = PastedItem(self, index, provider)
      delegate.textPasteConfigurationSupporting(host, transform: item)
    }
  }

  private func set(_ result: NSAttributedString?, at index: Int) {
    results[index] = result
    missing -= 1
    guard missing == 0 else { return }
    let texts = results.compactMap(\.self)
    guard !texts.isEmpty else { return }
    let text = delegate.textPasteConfigurationSupporting(
      host, combineItemAttributedStrings: texts, for: range)
    let pasted = delegate.textPasteConfigurationSupporting(host, performPasteOf: text, to: range)
    host.selectedTextRange = host.textRange(from: pasted.end, to: pasted.end)
  }

  private final class PastedItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any? = nil
    private let paste: TextPaste
    private let index: Int
    private var isSet = false

    init(_ paste: TextPaste, _ index: Int, _ itemProvider: NSItemProvider) {
      (self.paste, self.index, self.itemProvider) = (paste, index, itemProvider)
      super.init()
    }

    var defaultAttributes: [NSAttributedString.Key: Any] {
      let editor = paste.host.editor
      return editor.styled(" ", at: editor.selection).attributes(at: 0, effectiveRange: nil)
    }

    func setResult(string: String) {
      set(NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString string: NSAttributedString) { set(string) }

    func setResult(attachment textAttachment: NSTextAttachment) {
      set(NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { set(nil) }

    func setDefaultResult() {
      let text = UIPasteboard.firstText(of: [itemProvider])
      text.map { setResult(string: $0) } ?? setNoResult()
    }

    private func set(_ result: NSAttributedString?) {
      // Only the first result is used.
      guard !isSet else { return }
      isSet = true
      paste.set(result, at: index)
    }
  }
}
