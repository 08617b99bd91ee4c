import SwiftSyntax

extension LoweringVisitor {
  /// The types of Combine that Foundation has on an iPhone.
  private static let shared = [
    "ObservableObject": "import protocol Combine.ObservableObject",
    "Published": "import struct Combine.Published",
  ]

  /// The classes that the toolchain's Foundation has as well as our own; an import of UIKit alone
  /// makes them ambiguous.
  private static let repeated: [(name: String, word: StaticString)] = [
    ("NSComparisonPredicate", "NSComparisonPredicate"), ("NSExpression", "NSExpression"),
    ("PersonNameComponentsFormatter", "PersonNameComponentsFormatter"),
  ]

  /// Imports names that an iPhone's frameworks have, and ours have in another module: the types of
  /// Combine that Foundation has, the display link's initializer, which UIKit has here, and the
  /// classes of Foundation that are our own.
  func importSharedNames(_ node: SourceFileSyntax) {
    let hasCombine =
      options.modules?.isSuperset(of: ["TactusFoundation", "Combine"]) == true
      && (source.text.mentions("ObservableObject") || source.text.mentions("Published"))
    let hasLink =
      options.modules?.contains("UIKit") == true && source.text.mentions("CADisplayLink")
    let repeated =
      options.modules?.contains("TactusFoundation") == true
      ? Self.repeated.filter { source.text.mentions($0.word) } : []
    guard hasCombine || hasLink || !repeated.isEmpty else { return }
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
    for (name, _) in repeated where !imported.isEmpty && used.contains(name) {
      guard !interface.ownClasses.contains(name) else { continue }
      imports.append("import class TactusFoundation.\(name)")
    }
    if !imports.isEmpty { tail.add(imports.joined(separator: "; "), []) }
  }
}
