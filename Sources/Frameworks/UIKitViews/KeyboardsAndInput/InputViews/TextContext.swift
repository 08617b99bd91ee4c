/// The text around the insertion point of a responder.
@MainActor
struct TextContext: Equatable {
  /// The text of the paragraph before the insertion point; nil for none.
  private(set) var before: String?
  /// The selected text; nil for none.
  private(set) var selected: String?
  /// The text of the paragraph after the insertion point; nil for none.
  private(set) var after: String?

  /// The concatenated text, which moving the insertion point does not change.
  var paragraphs: String { (before ?? "") + (selected ?? "") + (after ?? "") }

  /// The maximum number of UTF-16 code units of each text.
  ///
  /// - Source: ours; documented is about a paragraph. Confidence: guess.
  private static let limit = 1024

  /// Reads the text of a responder; empty for secure text (Keyboards.IV6).
  init(of responder: UIResponder) {
    guard let input = responder as? any UIKeyInput, !input.isSecureTextEntry else { return }
    if let host = input as? any TextEditorHost {
      read(host.editor.text as NSString, host.editor.selection)
    } else if let text = input as? any UITextInput {
      read(text)
    }
  }

  // MARK: Internals

  private mutating func read(_ text: any UITextInput) {
    guard let selection = text.selectedTextRange,
      let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument),
      let string = text.text(in: all)
    else { return }
    let start = text.offset(from: text.beginningOfDocument, to: selection.start)
    let end = text.offset(from: text.beginningOfDocument, to: selection.end)
    let length = (string as NSString).length
    // An app's text input may report positions outside of its text.
    guard start >= 0, start <= end, end <= length else { return }
    read(string as NSString, NSRange(location: start, length: end - start))
  }

  private mutating func read(_ text: NSString, _ selection: NSRange) {
    let end = NSMaxRange(selection)
    let first = text.paragraphRange(for: NSRange(location: selection.location, length: 0))
    let last = text.paragraphRange(for: NSRange(location: end, length: 0))
    let start = max(first.location, selection.location - Self.limit)
    before = Self.part(of: text, start, selection.location)
    selected = Self.part(of: text, selection.location, min(end, selection.location + Self.limit))
    after = Self.part(of: text, end, min(NSMaxRange(last), end + Self.limit))
  }

  /// Returns the whole characters of a part of a text; nil for none.
  private static func part(of text: NSString, _ start: Int, _ end: Int) -> String? {
    guard start < end else { return nil }
    let range = NSRange(location: start, length: end - start)
    return text.substring(with: text.rangeOfComposedCharacterSequences(for: range))
  }
}
