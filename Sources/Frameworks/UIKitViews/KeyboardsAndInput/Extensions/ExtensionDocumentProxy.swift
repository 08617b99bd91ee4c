import TactusPhoneLink

/// The text of another app, as a keyboard extension sees it.
///
/// It consists of the text that the app last reported and the keyboard's own changes since then
/// (Keyboards.CU7).
@MainActor
final class ExtensionDocumentProxy: NSObject, UITextDocumentProxy {
  /// Called with changes of the text.
  var onEdit: (KeyboardEdit.Kind) -> Void = { _ in }
  /// The known text around the insertion point.
  private(set) var document = KeyboardDocument()
  private var configuration = KeyboardConfiguration(session: 0, isVisible: false)

  /// Replaces the text with the app's text.
  func update(_ new: KeyboardConfiguration) {
    configuration = new
    document = new.document ?? KeyboardDocument()
  }

  // MARK: The text

  var documentContextBeforeInput: String? { document.before }
  var documentContextAfterInput: String? { document.after }
  var selectedText: String? { document.selected }
  var hasText: Bool { document.hasText }
  var documentIdentifier: UUID { .document(ofSession: configuration.session) }

  var documentInputMode: UITextInputMode? {
    UITextInputMode(
      UIScreen.main.keyboardLanguages.mode(
        needsASCII: configuration.needsASCII, acceptsCustom: configuration.acceptsCustomKeyboards))
  }

  // MARK: Changes

  func insertText(_ text: String) {
    guard !text.isEmpty else { return }
    onEdit(.insert(text))
    document.selected = nil
    // Text on other lines is unknown until the app reports it.
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
    document.before =
      text.contains("\n") ? last.flatMap { $0.isEmpty ? nil : $0 } : (document.before ?? "") + text
    document.hasText = true
  }

  func deleteBackward() {
    onEdit(.deleteBackward)
    if document.selected != nil {
      document.selected = nil
    } else {
      document.before = document.before.flatMap { $0.count > 1 ? String($0.dropLast()) : nil }
    }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard offset != 0 else { return }
    onEdit(.move(offset))
    let (before, after) = (
      (document.before ?? "") + (document.selected ?? ""), document.after ?? ""
    )
    guard document.selected == nil else { return }
    let count = min(Int(clamping: offset.magnitude), offset > 0 ? after.count : before.count)
    let moved = offset > 0 ? String(after.prefix(count)) : String(before.suffix(count))
    let start = offset > 0 ? before + moved : String(before.dropLast(count))
    let end = offset > 0 ? String(after.dropFirst(count)) : moved + after
    document.before = start.isEmpty ? nil : start
    document.after = end.isEmpty ? nil : end
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    let location = selectedRange.location == NSNotFound ? 0 : max(0, selectedRange.location)
    onEdit(.compose(markedText, location: location, length: max(0, selectedRange.length)))
  }

  func unmarkText() { onEdit(.unmark) }

  // MARK: Traits

  var autocapitalizationType: UITextAutocapitalizationType {
    let all = KeyboardConfiguration.Capitalization.allCases
    return .init(rawValue: all.firstIndex(of: configuration.capitalization) ?? 0) ?? .sentences
  }
  var autocorrectionType: UITextAutocorrectionType {
    .init(rawValue: document.autocorrection) ?? .default
  }
  var spellCheckingType: UITextSpellCheckingType {
    .init(rawValue: document.spellChecking) ?? .default
  }
  var keyboardType: UIKeyboardType {
    let all = KeyboardConfiguration.Layout.allCases
    return .init(rawValue: all.firstIndex(of: configuration.layout) ?? 0) ?? .default
  }
  var keyboardAppearance: UIKeyboardAppearance {
    .init(rawValue: document.appearance) ?? .default
  }
  var returnKeyType: UIReturnKeyType {
    let all = KeyboardConfiguration.ReturnKey.allCases
    return .init(rawValue: all.firstIndex(of: configuration.returnKey) ?? 0) ?? .default
  }
  var enablesReturnKeyAutomatically: Bool { document.enablesReturnAutomatically }
  var isSecureTextEntry: Bool { false }
}

extension KeyboardDocument {
  /// The concatenated text, which moving the insertion point does not change.
  var paragraphs: String { (before ?? "") + (selected ?? "") + (after ?? "") }

  /// Creates the text around the insertion point of a responder, with its traits.
  @MainActor
  init(of responder: UIResponder) {
    self.init()
    let context = TextContext(of: responder)
    (before, selected, after) = (context.before, context.selected, context.after)
    guard let input = responder as? any UIKeyInput else { return }
    hasText = input.hasText
    enablesReturnAutomatically = input.enablesReturnKeyAutomatically
    autocorrection = input.autocorrectionType.rawValue
    spellChecking = input.spellCheckingType.rawValue
    appearance = input.keyboardAppearance.rawValue
  }
}

extension UUID {
  /// Returns the identifier of the text of an editing session.
  static func document(ofSession session: UInt32) -> UUID {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: session >> (24 - 8 * $0)) }
    // UUID version 8 is for custom identifiers.
    return UUID(
      uuid: (
        0x54, 0x61, 0x63, 0x74, 0x75, 0x73, 0x80, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2],
        bytes[3]
      ))
  }
}
