import SwiftSyntax

extension LoweringVisitor {
  /// The types of Combine that Foundation has on an iPhone.
  private static let shared = [
    "ObservableObject": "import protocol Combine.ObservableObject",
    "Published": "import struct Combine.Published",
  ]

  /// Imports the types of Combine that a file uses and that Foundation has on an iPhone.
  func importSharedNames(_ node: SourceFileSyntax) {
    guard options.modules?.isSuperset(of: ["TactusFoundation", "Combine"]) == true else { return }
    var used: Set<String> = []
    var isImporting = false
    var before: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      if token.tokenKind == .keyword(.import) { isImporting = true }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if before == .keyword(.import), name == "Combine" || name == "SwiftUI" { return }
      if Self.shared[name] != nil { used.insert(name) }
    }
    guard isImporting else { return }
    let imports = used.sorted().compactMap { Self.shared[$0] }
    if !imports.isEmpty { tail.add(imports.joined(separator: "; "), []) }
  }
}
