import SwiftSyntax

/// The condition of an `#if`, evaluated as for an iPhone.
///
/// It evaluates `os`, `targetEnvironment`, `arch`, versions up to this compiler's, `canImport` of
/// Apple's and of the toolchain's modules, and the names that `-D` defines. Other conditions are
/// left to the compiler.
struct PlatformCondition {
  let options: LoweringOptions

  /// Returns whether a condition holds; nil if only the compiler can evaluate it.
  func holds(_ expression: ExprSyntax) -> Bool? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return holds(not.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return holds(only.expression)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // `$Feature` tests for a feature of the compiler.
      return name.hasPrefix("$") ? nil : options.defines.contains(name)
    }
    return expression.as(FunctionCallExprSyntax.self).flatMap(holds)
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    answer(to: call) ?? canImport(call) ?? compare(call) ?? processor(call)
  }

  // MARK: Modules

  /// Returns whether a module that `canImport(…)` names can be imported; nil for other conditions
  /// and for modules that are not Apple's.
  private func canImport(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let module = imported(call) else { return nil }
    if options.modules?.contains(module) == true { return true }
    if module == AppleModules.assumed { return !options.isPlain }
    if module == AppleModules.hidden { return isNeeded(call) }
    if AppleModules.isMissing(module) { return false }
    if AppleModules.toolchain.contains(module) { return true }
    // Without a compiler's search paths the frameworks count as installed.
    return options.modules == nil && AppleModules.present.contains(module) ? true : nil
  }

  /// Returns the module of `canImport(M)`, of `canImport(M.Submodule)` and of `canImport(M,
  /// _version: 2)`; nil for other conditions.
  private func imported(_ call: FunctionCallExprSyntax) -> String? {
    guard call.calledExpression.trimmedDescription == "canImport" else { return nil }
    return (call.arguments.first?.expression.trimmedDescription).map {
      String($0.prefix { $0 != "." })
    }
  }

  /// Returns the value of a `canImport(…)` that the compiler would evaluate otherwise; nil for
  /// other conditions.
  private func importAnswer(to call: FunctionCallExprSyntax) -> Bool? {
    guard !options.isPlain, let module = imported(call) else { return nil }
    if AppleModules.linuxParts.contains(module) { return false }
    if module == AppleModules.assumed { return true }
    if module == AppleModules.hidden, isNeeded(call) { return true }
    let isPlainName = call.arguments.first?.expression.trimmedDescription == module
    guard !isPlainName || call.arguments.count > 1 else { return nil }
    // Our modules have neither submodules nor versions.
    return AppleModules.present.contains(module) ? canImport(call) : nil
  }

  /// Returns whether a condition of the hidden module has to hold, as nothing would replace its
  /// branch.
  private func isNeeded(_ call: FunctionCallExprSyntax) -> Bool {
    !options.isPlain && (followsLinux(call) || guardsDeclarations(call))
  }

  /// Returns whether a condition is tested because `os(Linux)` does not hold: then it means the
  /// systems of Apple, and no clause would be left without `canImport(Darwin)`.
  private func followsLinux(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
        return clauses?.prefix { $0.id != clause.id }.contains {
          $0.condition?.trimmedDescription.contains("os(Linux)") == true
        } ?? false
      }
      node = parent
    }
    return false
  }

  /// Returns whether a condition is the only one for declarations next to `import Darwin`: without
  /// them nothing would replace the declarations.
  private func guardsDeclarations(_ call: FunctionCallExprSyntax) -> Bool {
    guard let clause = call.parent?.as(IfConfigClauseSyntax.self),
      clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1,
      case .statements(let statements)? = clause.elements
    else { return false }
    let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    return imports.count < statements.count
      && imports.contains { $0.path.trimmedDescription == AppleModules.hidden }
  }

  // MARK: Platform

  /// Returns the value of `os(…)`, of `targetEnvironment(…)` and of a `canImport(…)` that the
  /// compiler would evaluate otherwise; nil for other conditions.
  func answer(to call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (options.isPlain ? "Linux" : "iOS")
    // The phone has what a simulator lacks, such as haptics and force.
    case "targetEnvironment": return false
    case "canImport": return importAnswer(to: call)
    default: return nil
    }
  }

  /// Returns the parts of a condition that Linux' compiler would evaluate otherwise than an
  /// iPhone's, with their values, in their order.
  func answers(in node: ExprSyntax) -> [(call: FunctionCallExprSyntax, answer: Bool)] {
    guard !options.isPlain else { return [] }
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard let answer = answer(to: call) else { return [] }
      // A system that is neither this one nor an iPhone's stays as it is.
      let isOther =
        !answer && call.calledExpression.trimmedDescription != "canImport"
        && call.arguments.first?.expression.trimmedDescription != "Linux"
      return isOther ? [] : [(call, answer)]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { child in
      if let expression = child.as(ExprSyntax.self) { return answers(in: expression) }
      if let list = child.as(ExprListSyntax.self) { return list.flatMap(answers) }
      let list = child.as(LabeledExprListSyntax.self)
      return list.map { $0.flatMap { answers(in: $0.expression) } } ?? []
    }
  }

  /// Returns the text of a condition with the phone's values, for code outside of it.
  func answered(_ node: ExprSyntax) -> String {
    let start = node.bytes.lowerBound
    var text = Array(node.trimmedDescription.utf8)
    for (call, answer) in answers(in: node).reversed() {
      let range = call.bytes.lowerBound - start..<call.bytes.upperBound - start
      text.replaceSubrange(range, with: Array((answer ? "true" : "false").utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the value of `arch(…)` and of the processor's properties; nil for other conditions.
  private func processor(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "arch": return argument == Self.processor
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_runtime": return argument == "_Native"
    default: return nil
    }
  }

  /// The processor of this machine, for which the compiler compiles.
  private static let processor: String = {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }()

  // MARK: Versions

  /// Returns the value of `swift(>=5.9)` or `compiler(<6)`; nil for other conditions, and for
  /// versions beyond those that this program knows.
  private func compare(_ call: FunctionCallExprSyntax) -> Bool? {
    let name = call.calledExpression.trimmedDescription
    guard name == "swift" || name == "compiler", call.arguments.count == 1,
      let argument = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self),
      let version = LanguageVersion(argument.expression.trimmedDescription)
    else { return nil }
    let own = name == "swift" ? options.languageVersion : .compiler
    // This program may be used with a later compiler.
    if own == .compiler, version > .compiler { return nil }
    switch argument.operator.text {
    case ">=": return own >= version
    case "<": return own < version
    default: return nil
    }
  }

  // MARK: Operators

  /// Evaluates a sequence of `||` and `&&`, where `||` has the lower precedence.
  private func holds(_ sequence: SequenceExprSyntax) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "||" else { continue }
        any = either(any, all)
        all = true
      } else {
        all = both(all, holds(element))
      }
    }
    return either(any, all)
  }

  private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }

  private func both(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }
}
