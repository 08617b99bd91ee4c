import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 byte range of the node without its leading and trailing trivia, as offsets in the
  /// file.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The attributes outside of `#if`.
  var plain: [AttributeSyntax] {
    compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// Returns the first attribute with a name.
  func first(named name: String) -> AttributeSyntax? { plain.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The name of the attribute without `@`.
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  /// Returns the first modifier with a name and without a detail such as `(set)`.
  func first(named name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail == nil }
  }

  /// Returns whether the list contains any of some modifiers.
  func has(_ names: String...) -> Bool { has(any: names) }

  /// Returns whether the list contains any of some modifiers.
  func has(any names: [String]) -> Bool { names.contains { first(named: $0) != nil } }

  /// The modifier `public ` if other modules can see the declaration; otherwise empty.
  var publicity: String { has("public", "open") ? "public " : "" }
}
