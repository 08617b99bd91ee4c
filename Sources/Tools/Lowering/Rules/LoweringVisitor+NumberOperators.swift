import SwiftSyntax

// On Linux `NSNumber` is comparable, and on an iPhone it is not, so apps make it so themselves; and
// `CGFloat` has members with the names of functions.
extension LoweringVisitor {
  /// Lowers `func < (lhs: NSNumber, rhs: NSNumber)`: a function of the file would be ambiguous with
  /// Foundation's, and a member of an extension takes its place.
  func lowerNumberOperator(_ node: FunctionDeclSyntax) {
    guard scopes.isEmpty, node.name.text == "<", node.parameterTypes == "NSNumber,NSNumber",
      options.has("TactusFoundation")
    else { return }
    edits.insert("extension NSNumber{", at: node.bytes.lowerBound)
    if let word = node.modifiers.first(named: "private") {
      edits.insert("file", at: word.bytes.lowerBound)
    }
    edits.insert("static ", at: node.funcKeyword.bytes.lowerBound)
    edits.insert("}", at: node.bytes.upperBound)
  }

  /// Lowers `extension NSNumber: Comparable`: Foundation declares the conformance.
  func lowerNumberConformance(_ node: ExtensionDeclSyntax) {
    guard node.extendedType.trimmedDescription == "NSNumber", options.has("TactusFoundation"),
      let clause = node.inheritanceClause
    else { return }
    let types = Array(clause.inheritedTypes)
    guard
      let index = types.firstIndex(where: {
        $0.type.trimmedDescription.split(separator: " ").last == "Comparable"
      })
    else { return }
    if types.count == 1 {
      edits.blank(clause.bytes)
    } else if let comma = types[index].trailingComma {
      edits.blank(types[index].type.bytes.lowerBound..<comma.bytes.upperBound)
    } else if let comma = types[index - 1].trailingComma {
      edits.blank(comma.bytes.lowerBound..<types[index].bytes.upperBound)
    }
  }

  /// The functions of Swift that are members of `CGFloat` on Linux.
  ///
  /// - Source: `swiftc` of Swift 6.3 for Linux, given a call of each. Confidence: measured.
  private static let memberFunctions: Set<String> = ["abs", "max", "min"]

  /// Lowers `abs(self)` in `CGFloat` and its extensions, where the name means a member on Linux.
  func lowerNumberFunction(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      Self.memberFunctions.contains(name.text), type?.path == "CGFloat",
      options.has("TactusFoundation"), !node.arguments.isEmpty,
      node.arguments.allSatisfy({ $0.label == nil }),
      !source.text.contains("func \(name.text)(")
    else { return }
    edits.insert("Swift.", at: name.bytes.lowerBound)
  }
}
