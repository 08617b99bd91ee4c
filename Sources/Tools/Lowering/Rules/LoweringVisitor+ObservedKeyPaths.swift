import SwiftSyntax

// Key-value observing by key paths through several objects (ObjectiveC.KV10). A key path of Swift
// does not expose its properties, so the lowered source names them.
extension LoweringVisitor {
  /// Lowers `player.observe(\.currentItem?.status) { player, change in }` and `publisher(for:)`
  /// so that the properties become known.
  func lowerObservedKeyPath(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true,
      let argument = node.arguments.first,
      let keyPath = argument.expression.as(KeyPathExprSyntax.self),
      Self.isObservation(node, label: argument.label?.text),
      let names = Self.propertyNames(of: keyPath), names.count > 1
    else { return }
    let parts = names.map { ".then(\\.\($0))" }.joined()
    edits.insert("_parted(", at: keyPath.bytes.lowerBound)
    edits.insert(", { $0\(parts) })", at: keyPath.bytes.upperBound)
    // A file may call methods of objects without an import of Foundation.
    tail.add("import func TactusFoundation._parted", [])
  }

  /// Returns whether a call has the form of Foundation's `observe(_:options:changeHandler:)` or
  /// Combine's `publisher(for:options:)`: other methods named `observe` take key paths, too.
  private static func isObservation(_ node: FunctionCallExprSyntax, label: String?) -> Bool {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "publisher" { return label == "for" }
    guard name == "observe", label == nil else { return false }
    let labels = node.arguments.dropFirst().compactMap(\.label?.text)
    guard labels.allSatisfy({ $0 == "options" || $0 == "changeHandler" }) else { return false }
    return !labels.isEmpty || node.trailingClosure.map(hasTwoParameters) == true
  }

  private static func hasTwoParameters(_ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count == 2
    case .parameterClause(let clause): clause.parameters.count == 2
    default: closure.statements.trimmedDescription.contains("$1")
    }
  }

  /// Returns the names of a key path of properties; nil for one with subscripts or methods.
  private static func propertyNames(of keyPath: KeyPathExprSyntax) -> [String]? {
    var names: [String] = []
    for component in keyPath.components {
      switch component.component {
      case .property(let property) where property.genericArgumentClause == nil:
        names.append(property.declName.trimmedDescription)
      case .optional: break
      default: return nil
      }
    }
    return names.contains("self") ? nil : names
  }
}
