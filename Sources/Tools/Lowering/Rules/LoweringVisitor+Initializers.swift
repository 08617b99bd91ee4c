import SwiftSyntax

extension LoweringVisitor {
  /// Lets a class be under one of the frameworks' whose initializers are required there.
  ///
  /// They are so that a protocol of the client's may ask for them, which of Objective-C's classes it may
  /// anyway: `extension AVAudioPlayer: Player {}`. Of Swift's classes each that has an initializer of its own
  /// then has to have those, too.
  ///
  /// - Returns: What the class lacks; called, it ends the program, as an iPhone does.
  func lowerInitializers(_ node: ClassDeclSyntax, of path: String) -> [String] {
    guard options.modules?.contains("PhoneFoundation") == true,
      let top = facts.lineage(of: path).last, let parents = facts.classes[top]?.inherited,
      let required = parents.lazy.compactMap({ Self.required[$0] }).first
    else { return [] }
    var missing = required
    var isOnItsOwn = false
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      isOnItsOwn = isOnItsOwn || !initializer.modifiers.has("convenience")
      let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let name = "init(\(labels.joined()))"
      guard missing.removeValue(forKey: name) != nil else { continue }
      // Both words are of one length.
      for modifier in initializer.modifiers where modifier.name.text == "override" {
        edits.replace(modifier.bytes, with: "required")
      }
    }
    guard isOnItsOwn else { return [] }
    let access = node.modifiers.has("public", "open") ? "public " : ""
    return missing.sorted { $0.key < $1.key }.map { name, declaration in
      "\(access)required \(declaration) { fatalError(\"\(name) has not been implemented\") }"
    }
  }

  /// The frameworks' classes, and their required initializers as they are declared.
  private static let required: [String: [String: String]] = [
    "AVAudioPlayer": [
      "init()": "init()",
      "init(contentsOf:)": "init(contentsOf url: URL) throws",
      "init(contentsOf:fileTypeHint:)":
        "init(contentsOf url: URL, fileTypeHint utiString: String?) throws",
      "init(data:)": "init(data: Data) throws",
      "init(data:fileTypeHint:)": "init(data: Data, fileTypeHint utiString: String?) throws",
    ],
    "UICanvasFeedbackGenerator": ["init()": "init()"],
    "UIFeedbackGenerator": ["init()": "init()"],
    "UIImpactFeedbackGenerator": [
      "init()": "init()", "init(style:)": "init(style: FeedbackStyle)",
    ],
    "UINotificationFeedbackGenerator": ["init()": "init()"],
    "UISelectionFeedbackGenerator": ["init()": "init()"],
  ]
}
