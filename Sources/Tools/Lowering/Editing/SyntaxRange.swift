import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 byte range of the node without its leading and trailing trivia, as offsets in the
  /// file.
  ///
  /// A missing token, such as the brace of an unfinished block, is at the end of the token before
  /// it: its own position is behind the trivia, which the nodes around it do not include.
  var bytes: Range<Int> {
    let begin = positionAfterSkippingLeadingTrivia.utf8Offset
    let end = endPositionBeforeTrailingTrivia.utf8Offset
    guard begin >= end else { return begin..<end }
    let last = previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
    return (last ?? begin)..<(last ?? begin)
  }
}

extension SyntaxProtocol {
  /// The access level `public` or `package` that an enclosing extension gives its members; nil if
  /// it gives none of both.
  var accessFromExtension: String? {
    var next = parent
    while let node = next {
      if let outer = node.as(ExtensionDeclSyntax.self) {
        return ["public", "package"].first { outer.modifiers.has($0) }
      }
      // A type within the extension gives its own members no access.
      if node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(CodeBlockSyntax.self) {
        return nil
      }
      next = node.parent
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The semicolon that ends the statement or member; nil if a line does.
  var endingSemicolon: TokenSyntax? {
    parent?.as(CodeBlockItemSyntax.self)?.semicolon
      ?? parent?.as(MemberBlockItemSyntax.self)?.semicolon
  }
}

extension WithModifiersSyntax {
  /// Whether other modules can see the declaration, by its own access level or its extension's.
  var isPublic: Bool {
    modifiers.statesAccess ? modifiers.has("public", "open") : accessFromExtension == "public"
  }

  /// The modifier of a member that is as accessible as the declaration: `public `, `package ` or
  /// none.
  var publicity: String {
    modifiers.statesAccess ? modifiers.publicity : accessFromExtension.map { $0 + " " } ?? ""
  }
}

extension Syntax {
  /// The extension whose member this is, also within `#if`; nil for none.
  ///
  /// A condition that only the compiler can evaluate is none.
  var enclosingExtension: ExtensionDeclSyntax? {
    var next = parent
    while let node = next {
      if let block = node.as(MemberBlockSyntax.self) {
        return block.parent?.as(ExtensionDeclSyntax.self)
      }
      let isBetween =
        node.is(MemberBlockItemSyntax.self) || node.is(MemberBlockItemListSyntax.self)
        || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigClauseSyntax.self)
        || node.as(IfConfigDeclSyntax.self)?.clauses.contains(where: \.isForCompilers) == false
      guard isBetween else { return nil }
      next = node.parent
    }
    return nil
  }
}

extension IfConfigClauseSyntax {
  /// Whether the condition tests for features of the compiler, whose result is unknown.
  fileprivate var isForCompilers: Bool {
    let text = condition?.trimmedDescription ?? ""
    return ["hasFeature", "hasAttribute", "$"].contains { text.contains($0) }
  }
}

extension AttributeListSyntax {
  /// The attributes outside of `#if`.
  var plain: [AttributeSyntax] {
    compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// Whether the list may contain a property wrapper.
  var hasWrapper: Bool {
    plain.contains { attribute in
      let isKnown = ["IB", "GK", "NS"].contains { attribute.name.hasPrefix($0) }
      return attribute.name.first?.isUppercase == true && !isKnown && attribute.name != "MainActor"
    }
  }

  /// Returns the first attribute with a name.
  func first(named name: String) -> AttributeSyntax? { plain.first { $0.name == name } }

  /// Whether no Swift code may use the declaration: `@available(*, unavailable)`, or
  /// `@available(swift, obsoleted: 1.0)`, which leaves it to Objective-C.
  var isHiddenFromSwift: Bool {
    plain.contains { attribute in
      guard attribute.name == "available" else { return false }
      let words = attribute.trimmedDescription.filter { !$0.isWhitespace }
      return ["*", "iOS", "swift"].contains { words.hasPrefix("@available(\($0),unavailable") }
        || words.hasPrefix("@available(swift,") && words.contains("obsoleted:")
    }
  }
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
  func has(_ names: String...) -> Bool { names.contains { first(named: $0) != nil } }

  /// Whether the list states an access level.
  var statesAccess: Bool {
    has("open", "public", "package", "internal", "fileprivate", "private")
  }

  /// The modifier `public ` or `package ` if other modules can see the declaration; otherwise
  /// empty.
  var publicity: String {
    has("public", "open") ? "public " : has("package") ? "package " : ""
  }
}
