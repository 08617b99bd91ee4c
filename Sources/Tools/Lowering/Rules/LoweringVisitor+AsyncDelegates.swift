import SwiftSyntax

extension LoweringVisitor {
  /// Adds the method with a completion handler to an asynchronous one of a delegate of a session:
  /// an iPhone calls either of them, the toolchain's protocols have the former only.
  func lowerAsyncDelegate(_ node: FunctionDeclSyntax) {
    guard node.name.text == "urlSession", node.body != nil,
      let effects = node.signature.effectSpecifiers, effects.asyncSpecifier != nil,
      effects.throwsClause == nil, node.genericParameterClause == nil,
      options.modules?.contains("TactusFoundation") == true,
      let result = node.signature.returnClause?.type
    else { return }
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let list = parameters.map { parameter in
      parameter.with(\.trailingComma, nil).trimmedDescription.filter { !$0.isNewline }
    }
    let count = result.as(TupleTypeSyntax.self)?.elements.count ?? 1
    let results = result.trimmedDescription.filter { !$0.isNewline }
    let values =
      count == 1 ? "result" : (0..<count).map { "result.\($0)" }.joined(separator: ", ")
    edits.insert(
      "; \(node.modifiers.publicity)nonisolated func urlSession(\(list.joined(separator: ", ")), "
        + "completionHandler: @escaping @Sendable \(count == 1 ? "(\(results))" : results) -> "
        + "Swift.Void) { _Concurrency.Task { let result = await self.urlSession("
        + "\(arguments.joined(separator: ", "))); completionHandler("
        + values + ") } }",
      at: node.bytes.upperBound)
  }
}
