import SwiftSyntax

// The collections, texts and data of Foundation that metatypes create: `type.init(array: list)`.
// Source: ObjectiveC.KC27
extension LoweringVisitor {
  /// The initializers of such classes that Foundation on Linux does not declare required, by class.
  private static let valueInitializers: [String: Set<String>] = {
    let list: Set = ["", "array:", "objects:"]
    let set = list.union(["set:"])
    let text: Set = ["", "string:", "string:attributes:", "attributedString:"]
    let dictionary: Set = ["", "dictionary:", "objects:forKeys:"]
    let data: Set = ["", "data:", "bytes:length:"]
    return [
      "NSArray": list, "NSMutableArray": list, "NSSet": set, "NSMutableSet": set,
      "NSCountedSet": set, "NSOrderedSet": set, "NSMutableOrderedSet": set,
      "NSDictionary": dictionary, "NSMutableDictionary": dictionary, "NSData": data,
      "NSMutableData": data, "NSAttributedString": text, "NSMutableAttributedString": text,
      "NSString": [""], "NSMutableString": [""],
    ]
  }()

  /// Returns whether a class is one of these, unless the module declares its own.
  func isCreatedValue(_ name: String) -> Bool {
    Self.valueInitializers[name] != nil && !interface.ownClasses.contains(name)
  }

  /// Lowers `type.init(array: list)` and `T(array: list)`, where `type` is declared as a metatype
  /// of such a class, or `T` is a generic parameter that is restricted to one.
  ///
  /// - Returns: Whether it is such a call.
  func lowerCreatedValue(_ node: FunctionCallExprSyntax, labels: String) -> Bool {
    // `objects:` may have several values without labels.
    let isList =
      labels.hasPrefix("objects:_:")
      && labels.dropFirst("objects:".count).allSatisfy { "_:".contains($0) }
    let labels = isList ? "objects:" : labels
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard name.baseName.text != "Self",
        let type = classOfParameter(name.baseName.text, at: Syntax(node)), isCreatedValue(type),
        Self.valueInitializers[type]?.contains(labels) == true
      else { return false }
      edits.insert("._new", at: name.bytes.upperBound)
      return true
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base,
      let type = classOfMetatype(base), isCreatedValue(type),
      Self.valueInitializers[type]?.contains(labels) == true
    else { return false }
    edits.replace(access.declName.baseName.bytes, with: "_new")
    return true
  }
}
