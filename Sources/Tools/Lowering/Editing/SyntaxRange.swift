import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node's first token begins and its last ends, in bytes from the file's begin.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The attributes that stand in no `#if`.
  var plain: [AttributeSyntax] {
    compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// The attribute of a name.
  func first(named name: String) -> AttributeSyntax? { plain.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The attribute's name without the `@`.
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  /// The modifier of a name, without `(set)` and the like.
  func first(named name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail == nil }
  }

  /// Whether there is one of some modifiers.
  func has(_ names: String...) -> Bool { names.contains { first(named: $0) != nil } }

  /// `public` for what other modules may see, and nothing for all else.
  var publicity: String { has("public", "open") ? "public " : "" }
}
