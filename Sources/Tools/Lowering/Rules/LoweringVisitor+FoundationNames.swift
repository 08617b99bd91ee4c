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
    ("NSKeyedArchiver", "NSKeyedArchiver"), ("NSKeyedUnarchiver", "NSKeyedUnarchiver"),
    ("PersonNameComponentsFormatter", "PersonNameComponentsFormatter"),
  ]

  /// The classes of Foundation with properties of Core Foundation's types, which the compiler has
  /// to know in order to compile a subclass.
  ///
  /// - Source: `swiftc` of Swift 6.3 for Linux, given a subclass of each. Confidence: measured.
  private static let withSystemTypes: Set<String> = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSLock",
    "NSNumber", "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
  ]

  /// Imports Core Foundation itself for a subclass of a class that has properties of its types; the
  /// one imported name is that of a type that nobody uses.
  func importSuperclassParts(_ node: ClassDeclSyntax) {
    guard let name = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      options.modules?.contains("TactusFoundation") == true,
      Self.withSystemTypes.contains(interface.canonical(name)),
      !interface.ownClasses.contains(interface.canonical(name))
    else { return }
    tail.needsSystemTypes = true
  }

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

  /// Lowers `ProcessInfo()`: on Linux only the shared object exists.
  func lowerProcessInfo(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil,
      options.modules?.contains("TactusFoundation") == true,
      !interface.ownClasses.contains("ProcessInfo")
    else { return }
    edits.replace(name.bytes.upperBound..<node.bytes.upperBound, with: ".processInfo")
  }
}
