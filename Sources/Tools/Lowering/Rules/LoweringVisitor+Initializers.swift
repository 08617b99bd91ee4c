import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a subclass of a framework class with required initializers.
  ///
  /// The initializers are required so that a client's protocol can require them: `extension
  /// AVAudioPlayer: Player {}`. In Swift a subclass with initializers of its own must then declare
  /// the required ones too.
  func lowerInitializers(_ node: ClassDeclSyntax, of path: String) -> [String] {
    guard options.modules?.contains("TactusFoundation") == true,
      let top = interface.superclassChain(of: path).last,
      let parents = interface.classes[top]?.inherited,
      let required = parents.lazy.compactMap({ Self.required[self.interface.canonical($0)] })
        .first
    else { return [] }
    var missing = required
    var isOnItsOwn = false
    for member in node.memberBlock.activeMembers(condition) {
      guard let initializer = member.as(InitializerDeclSyntax.self) else { continue }
      isOnItsOwn = isOnItsOwn || !initializer.modifiers.has("convenience")
      let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let name = "init(\(labels.joined()))"
      guard missing.removeValue(forKey: name) != nil else { continue }
      // Both keywords have the same length.
      for modifier in initializer.modifiers where modifier.name.text == "override" {
        edits.replace(modifier.bytes, with: "required")
      }
    }
    guard isOnItsOwn else { return [] }
    let access = node.publicity
    return missing.sorted { $0.key < $1.key }.map { name, declaration in
      "\(access)required \(declaration) { fatalError(\"\(name) has not been implemented\") }"
    }
  }

  /// Lowers the initializers of a subclass of `Bundle`, which inherits none without arguments from
  /// Foundation on Linux (ObjectiveC.FO23).
  ///
  /// - Returns: The initializer of a class that declares none itself.
  func lowerBundleInitializers(_ node: ClassDeclSyntax) -> [String] {
    guard options.modules?.contains("TactusFoundation") == true,
      let name = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      interface.canonical(name) == "Bundle", !interface.ownClasses.contains("Bundle")
    else { return [] }
    var isOnItsOwn = false
    for member in node.memberBlock.activeMembers(condition) {
      guard let initializer = member.as(InitializerDeclSyntax.self) else { continue }
      isOnItsOwn = true
      if initializer.signature.parameterClause.parameters.isEmpty,
        let word = initializer.modifiers.first(named: "override")
      {
        edits.blank(word.bytes)
      }
      for statement in initializer.body?.statements ?? [] {
        guard let call = statement.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          call.calledExpression.trimmedDescription == "super.init", let end = call.rightParen
        else { continue }
        edits.insert("path: Bundle.main.bundlePath", at: end.bytes.lowerBound)
        edits.insert("!", at: end.bytes.upperBound)
      }
    }
    guard !isOnItsOwn else { return [] }
    let access = node.publicity
    return ["\(access)convenience init() { self.init(path: Bundle.main.bundlePath)! }"]
  }

  /// The required initializers of the frameworks' classes, and of Foundation's classes of units,
  /// which only Linux requires, with their declarations.
  private static let required: [String: [String: String]] = [
    "AVAudioPlayer": [
      "init()": "init()",
      "init(contentsOf:)": "init(contentsOf url: URL) throws",
      "init(contentsOf:fileTypeHint:)":
        "init(contentsOf url: URL, fileTypeHint utiString: String?) throws",
      "init(data:)": "init(data: Data) throws",
      "init(data:fileTypeHint:)": "init(data: Data, fileTypeHint utiString: String?) throws",
    ],
    "Dimension": [
      "init(symbol:)": "init(symbol: String)",
      "init(symbol:converter:)": "init(symbol: String, converter: UnitConverter)",
    ],
    "UICanvasFeedbackGenerator": ["init()": "init()"],
    "UIFeedbackGenerator": ["init()": "init()"],
    "UIImpactFeedbackGenerator": [
      "init()": "init()", "init(style:)": "init(style: FeedbackStyle)",
    ],
    "UINotificationFeedbackGenerator": ["init()": "init()"],
    "UISelectionFeedbackGenerator": ["init()": "init()"],
    "Unit": ["init(symbol:)": "init(symbol: String)"],
  ]
}
