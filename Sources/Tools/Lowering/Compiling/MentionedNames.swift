import SwiftSyntax

/// The identifiers of a part of a module's sources.
struct MentionedNames {
  /// All mentioned names.
  private(set) var mentioned: Set<String> = []
  /// The names after a point.
  private(set) var members: Set<String> = []
  /// The names after a keyword that declares.
  private(set) var declared: Set<String> = []

  /// Adds the identifiers of a file, or of a part of one.
  ///
  /// - Parameter ranges: The ranges that do not count.
  mutating func add(_ node: some SyntaxProtocol, except ranges: [Range<Int>] = []) {
    var previous = TokenKind.endOfFile
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { previous = token.tokenKind }
      guard case .identifier(let text) = token.tokenKind,
        !ranges.contains(where: { $0.overlaps(token.bytes) })
      else { continue }
      let name = text.filter { $0 != "`" }
      mentioned.insert(name)
      switch previous {
      case .period: members.insert(name)
      case .keyword(.func), .keyword(.var), .keyword(.let), .keyword(.case), .keyword(.class),
        .keyword(.struct), .keyword(.enum), .keyword(.actor), .keyword(.protocol),
        .keyword(.typealias):
        declared.insert(name)
      default: break
      }
    }
  }

  /// Adds the words of another part.
  mutating func add(_ other: MentionedNames) {
    mentioned.formUnion(other.mentioned)
    members.formUnion(other.members)
    declared.formUnion(other.declared)
  }
}
