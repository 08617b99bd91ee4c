import SwiftSyntax

extension LoweringVisitor {
  /// Lowers casts to string wrappers, or to collections of them, to bridging casts: `json as?
  /// [CHHapticPattern.Key: Any]`.
  ///
  /// On an iPhone Objective-C bridges strings to string wrappers; plain Swift does not.
  func lowerCasts(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    let elements = Array(node.elements)
    for (cast, type) in zip(elements, elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        let type = type.as(TypeExprSyntax.self)?.type, containsStringWrapper(type)
      else { continue }
      edits.replace(
        cast.bytes, with: mark.tokenKind == .exclamationMark ? "~!>" : "~~>")
      edits.insert(".self", at: type.bytes.upperBound)
    }
  }

  /// Returns whether a type is a string wrapper, or a dictionary or an array that contains one.
  private func containsStringWrapper(_ type: TypeSyntax) -> Bool {
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return containsStringWrapper(dictionary.key) || containsStringWrapper(dictionary.value)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return containsStringWrapper(array.element) }
    let name = type.trimmedDescription
    if Self.stringWrappers.contains(name) { return true }
    // Inside its enclosing type a string wrapper needs no qualification.
    return scopes.contains { Self.stringWrappers.contains("\($0.name).\(name)") }
  }

  /// The frameworks' string wrappers: the types that conform to `_WrappedWord`.
  static let stringWrappers: Set<String> = [
    "AVAudioSession.Category", "AVAudioSession.Mode", "AVAudioSession.Port",
    "CHHapticDynamicParameter.ID", "CHHapticEvent.EventType", "CHHapticEvent.ParameterID",
    "CHHapticPattern.Key", "FileAttributeKey", "NSAttributedString.Key", "NSNotification.Name",
    "Notification.Name", "UIApplication.LaunchOptionsKey", "UIApplication.OpenURLOptionsKey",
    "UIContentSizeCategory", "UIFont.TextStyle", "UIFontDescriptor.AttributeName",
    "UIFontDescriptor.TraitKey", "URLResourceKey",
  ]
}
