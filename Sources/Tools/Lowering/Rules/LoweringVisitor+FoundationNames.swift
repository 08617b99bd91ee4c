import SwiftSyntax

extension LoweringVisitor {
  /// The types of Combine that Foundation has on an iPhone.
  private static let shared = [
    "ObservableObject": "import protocol Combine.ObservableObject",
    "Published": "import struct Combine.Published",
  ]

  /// Imports names that an iPhone's frameworks have, and ours have in another module: the types of
  /// Combine that Foundation has, and the display link's initializer, which UIKit has here.
  func importSharedNames(_ node: SourceFileSyntax) {
    let hasCombine =
      options.modules?.isSuperset(of: ["TactusFoundation", "Combine"]) == true
      && (source.text.mentions("ObservableObject") || source.text.mentions("Published"))
    let hasLink =
      options.modules?.contains("UIKit") == true && source.text.mentions("CADisplayLink")
    guard hasCombine || hasLink else { return }
    var used: Set<String> = []
    var imported: Set<String> = []
    var before: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if before == .keyword(.import) { imported.insert(name) } else { used.insert(name) }
    }
    var imports: [String] = []
    if hasCombine, !imported.isEmpty, imported.isDisjoint(with: ["Combine", "SwiftUI"]) {
      imports += Self.shared.keys.sorted().filter(used.contains).compactMap { Self.shared[$0] }
    }
    if hasLink, used.contains("CADisplayLink"), imported.contains("QuartzCore"),
      !imported.contains("UIKit")
    {
      imports.append("import class UIKit.CADisplayLink")
    }
    if !imports.isEmpty { tail.add(imports.joined(separator: "; "), []) }
  }
}
