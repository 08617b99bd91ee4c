import SwiftSyntax

/// The types of the frameworks that wrap a string.
enum StringWrappers {
  /// The frameworks' string wrappers: the types that conform to `_WrappedWord`.
  static let all: Set<String> = [
    "AVAudioSession.Category", "AVAudioSession.Location", "AVAudioSession.Mode",
    "AVAudioSession.Orientation", "AVAudioSession.PolarPattern", "AVAudioSession.Port",
    "CHHapticDynamicParameter.ID", "CHHapticEvent.EventType", "CHHapticEvent.ParameterID",
    "CFStreamPropertyKey", "CHHapticPattern.Key", "FileAttributeKey", "NSAttributedString.Key",
    "NSNotification.Name",
    "Notification.Name", "Stream.PropertyKey", "UIApplication.LaunchOptionsKey",
    "UIApplication.OpenURLOptionsKey",
    "UIContentSizeCategory", "UIFont.TextStyle", "UIFontDescriptor.AttributeName",
    "UIFontDescriptor.FeatureKey", "UIFontDescriptor.TraitKey", "UIImagePickerController.InfoKey",
    "URLResourceKey",
  ]

  /// Returns whether a type is a string wrapper, or a collection of string wrappers.
  static func contains(_ type: TypeSyntax) -> Bool { names(in: type).contains(where: all.contains) }

  /// Returns the names of the types that a type consists of: its own, or those of the elements of a
  /// collection and of the wrapped value of an optional.
  static func names(in type: TypeSyntax) -> [String] {
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return names(in: dictionary.key) + names(in: dictionary.value)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return names(in: array.element) }
    if let optional = type.as(OptionalTypeSyntax.self) { return names(in: optional.wrappedType) }
    if let name = type.as(IdentifierTypeSyntax.self), collections.contains(name.name.text),
      let arguments = name.genericArgumentClause?.arguments
    {
      return arguments.flatMap { $0.argument.as(TypeSyntax.self).map(names) ?? [] }
    }
    return [type.trimmedDescription]
  }

  /// The generic types through which a cast converts.
  private static let collections: Set<String> = ["Array", "Dictionary", "Optional"]
}
