import SwiftSyntax

extension LoweringVisitor {
  /// Has what is cast to words, or to collections of them, made of texts: `json as? [CHHapticPattern.Key: Any]`.
  ///
  /// Words are strings of Objective-C's on an iPhone, so that a cast makes the one of the other; Swift knows
  /// nothing of it.
  func lowerCasts(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("PhoneFoundation") == true else { return }
    let elements = Array(node.elements)
    for (cast, type) in zip(elements, elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        let type = type.as(TypeExprSyntax.self)?.type, hasWords(type)
      else { continue }
      edits.replace(
        cast.bytes, with: mark.tokenKind == .exclamationMark ? "~!>" : "~~>")
      edits.insert(".self", at: type.bytes.upperBound)
    }
  }

  /// Whether a type is a word, or a dictionary or an array with words in it.
  private func hasWords(_ type: TypeSyntax) -> Bool {
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return hasWords(dictionary.key) || hasWords(dictionary.value)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return hasWords(array.element) }
    let name = type.trimmedDescription
    if Self.words.contains(name) { return true }
    // Inside of the type that has it, a word needs no more than its own name.
    return scopes.contains { Self.words.contains("\($0.name).\(name)") }
  }

  /// The frameworks' types that are a word: what `_WrappedWord` is said of.
  static let words: Set<String> = [
    "AVAudioSession.Category", "AVAudioSession.Mode", "AVAudioSession.Port",
    "CHHapticDynamicParameter.ID", "CHHapticEvent.EventType", "CHHapticEvent.ParameterID",
    "CHHapticPattern.Key", "FileAttributeKey", "NSAttributedString.Key", "NSNotification.Name",
    "Notification.Name", "UIApplication.LaunchOptionsKey", "UIApplication.OpenURLOptionsKey",
    "UIContentSizeCategory", "UIFont.TextStyle", "UIFontDescriptor.AttributeName",
    "UIFontDescriptor.TraitKey", "URLResourceKey",
  ]
}
