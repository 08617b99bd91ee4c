import SwiftSyntax

// Members of managed objects, whose values Core Data has: on an iPhone it makes their accessors
// when the program runs.
extension LoweringVisitor {
  /// Lowers `@NSManaged var name: String?` to a property whose accessors get the value of the key
  /// from the object.
  ///
  /// - Returns: Whether it is such a property.
  func lowerManaged(_ node: VariableDeclSyntax) -> Bool {
    guard node.attributes.first(named: "NSManaged") != nil else { return false }
    if let word = node.modifiers.first(named: "dynamic") { edits.blank(word.bytes) }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let word = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let annotation = binding.typeAnnotation
      else {
        diagnose(binding, "a property with '@NSManaged' needs a type of its own")
        continue
      }
      let key = word.filter { $0 != "`" }
      edits.insert(
        " { get { _managed(\"\(key)\") } set { _setManaged(newValue, \"\(key)\") } }",
        at: annotation.bytes.upperBound)
    }
    registerProperties(node)
    return true
  }

  /// Lowers `@NSManaged func addToItems(_ value: Item)` to a method that calls the object by the
  /// method's name.
  ///
  /// - Returns: Whether it is such a method.
  func lowerManaged(_ node: FunctionDeclSyntax) -> Bool {
    guard node.attributes.first(named: "NSManaged") != nil, node.body == nil else { return false }
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.map { ", " + ($0.secondName ?? $0.firstName).text }.joined()
    edits.insert(
      " { _callManaged(\"\(node.fullName)\"\(arguments)) }", at: node.signature.bytes.upperBound)
    return true
  }

  /// Lowers `bundle.url(forResource: "Shop", withExtension: "momd")`.
  ///
  /// Models are not compiled on Linux, so a bundle has their sources, which Core Data reads. In a
  /// file that imports Core Data, an ending or a subdirectory that only the program knows is
  /// replaced by the source's when it runs.
  func lowerModelResource(_ node: FunctionCallExprSyntax) {
    let sources = [
      "\"momd\"": "\"xcdatamodeld\"", "\"mom\"": "\"xcdatamodel\"", "\"cdm\"": "\"xcmappingmodel\"",
    ]
    for argument in node.arguments {
      switch (node.arguments.first?.label?.text, argument.label?.text) {
      case ("forResource", "withExtension"), ("forResource", "ofType"),
        (_, "forResourcesWithExtension"), (_, "forResourcesOfType"),
        ("forResource", "subdirectory"), ("forResource", "inDirectory"):
        break
      default: continue
      }
      let ending = argument.expression
      if let literal = ending.as(StringLiteralExprSyntax.self),
        let source = sources[literal.trimmedDescription]
      {
        edits.replace(literal.bytes, with: source)
      } else if ending.is(DeclReferenceExprSyntax.self) || ending.is(MemberAccessExprSyntax.self)
        || ending.as(StringLiteralExprSyntax.self)?.isModelEnding == true,
        importsCoreData(Syntax(node))
      {
        edits.insert("_modelEnding(", at: ending.bytes.lowerBound)
        edits.insert(")", at: ending.bytes.upperBound)
      }
    }
  }

  /// Returns whether the file with a node imports Core Data.
  private func importsCoreData(_ node: Syntax) -> Bool {
    guard let file = node.root.as(SourceFileSyntax.self), options.has("CoreData") else {
      return false
    }
    return file.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "CoreData" && token.previousToken(viewMode: .sourceAccurate)?.text == "import"
    }
  }
}

extension StringLiteralExprSyntax {
  /// Whether the text may end as the name of a compiled model.
  fileprivate var isModelEnding: Bool {
    segments.contains { $0.is(ExpressionSegmentSyntax.self) }
      || trimmedDescription.hasSuffix(".momd\"")
  }
}
