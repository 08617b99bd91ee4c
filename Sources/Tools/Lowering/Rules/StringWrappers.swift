import SwiftSyntax

/// The types of the frameworks that wrap a string.
enum StringWrappers {
  /// The frameworks' string wrappers: the types that conform to `_WrappedWord`.
  static let all: Set<String> = [
    "AVAudioSession.Category", "AVAudioSession.Mode", "AVAudioSession.Port",
    "CHHapticDynamicParameter.ID", "CHHapticEvent.EventType", "CHHapticEvent.ParameterID",
    "CHHapticPattern.Key", "FileAttributeKey", "NSAttributedString.Key", "NSNotification.Name",
    "Notification.Name", "UIApplication.LaunchOptionsKey", "UIApplication.OpenURLOptionsKey",
    "UIContentSizeCategory", "UIFont.TextStyle", "UIFontDescriptor.AttributeName",
    "UIFontDescriptor.TraitKey", "URLResourceKey",
  ]

  /// Returns whether a type is a string wrapper, or a collection of string wrappers.
  static func contains(_ type: TypeSyntax) -> Bool {
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return contains(dictionary.key) || contains(dictionary.value)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return contains(array.element) }
    return all.contains(type.trimmedDescription)
  }
}
