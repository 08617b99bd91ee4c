import SwiftSyntax

// Methods whose implementations the app exchanges at run time. Swift has no table of methods that
// could be changed, so these methods use one of ours.
extension LoweringVisitor {
  /// The prefix of the name of the body of a method that can be exchanged.
  private static let bodyPrefix = "_x_"

  /// Lowers a method that the module may exchange.
  ///
  /// It is a method for Objective-C in an extension, or a `dynamic` one in a class. The body stays
  /// under another name, and a method of the old name calls the implementation that the app has
  /// set.
  func lowerExchanged(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, isExchanged(node) else { return }
    let start =
      attributes(of: node).first(named: "objc")?.bytes.lowerBound
      ?? node.modifiers.first?.bytes.lowerBound ?? node.funcKeyword.bytes.lowerBound
    let dropped: Set = ["open", "public", "dynamic", "final", "internal"]
    let words =
      node.modifiers.map(\.trimmedDescription).filter { !dropped.contains($0) }
      + ["func " + Self.bodyPrefix]
    edits.replaceLater(
      start..<node.name.bytes.lowerBound, with: words.joined(separator: " "), atEnd: true)
    tail.needsRuntime = true
    let selector = selector(of: node.fullName, in: scope.path)
    let body = Self.bodyPrefix + node.name.text
    let isOfOtherModule =
      scope.kind == .classExtension && !interface.ownClasses.contains(scope.path)
    let replacement = node.exchangedMethod(
      of: scope.name, selector, body: body, isOfOtherModule: isOfOtherModule)
    if scope.kind == .classType {
      scopes[scopes.count - 1].exchangedMethods.append(replacement)
    } else {
      tail.add("\(node.extensionTraits)extension \(scope.name) { \(replacement) }", conditions)
    }
    scopes[scopes.count - 1].registrations.statements.append(
      "ExchangedMethods.declare(\"\(selector)\", of: \(scope.name).self) "
        + node.bodyClosure(of: scope.name, body: body))
  }

  /// Returns whether the module may exchange a method of the present scope.
  func isExchanged(_ node: FunctionDeclSyntax) -> Bool {
    guard interface.exchangesMethods, let scope = scopes.last, isExposed(node.attributes),
      scope.kind == .classExtension
        || scope.kind == .classType && node.modifiers.has("dynamic")
    else { return false }
    return !scope.isUnreachable && node.canBeExchanged
      && !interface.overloaded.contains(scope.path + "." + node.fullName)
      && !isFoldedOrDispatched(node, in: scope)
  }

  /// Adds a member of another module's class that an extension overrides.
  ///
  /// The body stays there under another name. The method of the superclass finds it by the object's
  /// class, or the class's vtable gets it.
  ///
  /// - Returns: Whether the member can be added.
  func addOverride(_ node: some DeclSyntaxProtocol, of owner: String) -> Bool {
    if let variable = node.as(VariableDeclSyntax.self) { return addOverride(variable, of: owner) }
    guard let function = node.as(FunctionDeclSyntax.self), let scope = scopes.last,
      !scope.isUnreachable, function.canBeExchanged,
      interface.isExchangeable(function.fullName, inSuperclassOf: owner)
    else { return addInherited(node, of: owner) }
    tail.needsRuntime = true
    let selector = selector(of: function.fullName, in: owner)
    let body = interface.bodyPrefix(of: owner) + function.name.text
    scopes[scopes.count - 1].registrations.statements.append(
      "ExchangedMethods.add(\"\(selector)\", to: \(scope.name).self) "
        + function.bodyClosure(of: scope.name, body: body))
    return true
  }

  /// Adds the getter of a property of a framework's class that an extension overrides; returns
  /// whether it was added.
  private func addOverride(_ variable: VariableDeclSyntax, of owner: String) -> Bool {
    guard let scope = scopes.last, !scope.isUnreachable, !variable.modifiers.has("static", "class"),
      let binding = variable.bindings.first, binding.isGetter,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      interface.isExchangeable(name, inSuperclassOf: owner)
    else { return addInherited(variable, of: owner) }
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "ExchangedMethods.add(\"\(name)\", to: \(scope.name).self) "
        + "{ (o: \(scope.name)) in o.\(interface.bodyPrefix(of: owner))\(name) }")
    return true
  }

  private func isFoldedOrDispatched(_ node: FunctionDeclSyntax, in scope: Scope) -> Bool {
    guard !node.modifiers.has("override") else { return true }
    guard let entry = FoldedMember(node)?.entry(of: scope.path) else { return false }
    return interface.isFolded(entry) || interface.isDispatched(entry.name, of: scope.path)
  }
}

extension PatternBindingSyntax {
  /// Whether the binding is a computed property without a setter.
  fileprivate var isGetter: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.allSatisfy { $0.accessorSpecifier.text == "get" }
    default: false
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether a table can hold the method: an instance method of up to four values.
  fileprivate var canBeExchanged: Bool {
    !modifiers.has("static", "class") && !isGeneric
      && signature.effectSpecifiers == nil && labels.count <= 4
      && signature.parameterClause.parameters.allSatisfy { parameter in
        let type = parameter.type.trimmedDescription
        return parameter.ellipsis == nil && !type.hasPrefix("inout ")
          && (!type.contains("->") || type.hasPrefix("@escaping ") || type.hasSuffix("?"))
      }
  }

  /// The actor and the access level that the enclosing extension gives its members, each with a
  /// space; empty if it gives none.
  fileprivate var extensionTraits: String {
    guard let outer = Syntax(self).enclosingExtension else { return "" }
    let actor = outer.attributes.first(named: "MainActor").map { [$0.trimmedDescription] } ?? []
    return (actor + outer.modifiers.map(\.trimmedDescription)).map { $0 + " " }.joined()
  }

  /// Returns a method with the same declaration that calls the implementation of the table.
  ///
  /// In an extension of another module's class, no member for Swift can be `open`.
  fileprivate func exchangedMethod(
    of type: String, _ selector: String, body: String, isOfOtherModule: Bool
  ) -> String {
    let kept = modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
      .map { isOfOtherModule && $0 == "open" ? "public" : $0 }
    let others = attributes.plain.filter { !$0.exposesMember }
      .map { joined($0.trimmedDescription) }
    let begin = (others + kept).map { $0 + " " }.joined()
    let values = signature.parameterClause.parameters.enumerated().map { $1.value(at: $0) }
    let passed = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0)" }
    let result = signature.returnClause.map { " " + joined($0.trimmedDescription) } ?? ""
    let arguments = values.map { ", " + $0 }.joined()
    return "\(begin)func \(name.text)\(parameters)\(result) { "
      + "\(isVoid ? "" : "return ")ExchangedMethods.call(\"\(selector)\", of: \(type).self, "
      + "on: self\(arguments)) { self.\(body)(\(passed.joined(separator: ", "))) } }"
  }

  /// Returns a closure that calls the body of the method on an object.
  fileprivate func bodyClosure(of type: String, body: String) -> String {
    let parameters = Array(signature.parameterClause.parameters)
    let takes = parameters.enumerated().map {
      ", a\($0): \(joined($1.type.trimmedDescription))"
    }
    let gives = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }
    return "{ (o: \(type)\(takes.joined())) in o.\(body)(\(gives.joined(separator: ", "))) }"
  }
}
