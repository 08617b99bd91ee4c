import SwiftSyntax

// Members that scripts see: those of a class's protocols that refine `JSExport` (JavaScript.J11),
// and the names that sources give classes for Objective-C.
extension LoweringVisitor {
  /// Registers the names of the members with which the conformances of a class, or an extension of
  /// another module's class, let scripts see them.
  func registerExports() {
    guard let scope = scopes.last, !scope.isUnreachable,
      scope.kind == .classType || !interface.ownClasses.contains(scope.path)
    else { return }
    let members = interface.exportedMembers(of: scope.path)
    guard !members.isEmpty else { return }
    let names = members.map { "\"\(exportedName(of: $0, in: scope.path))\"" }
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "ScriptMembers.add([\(names.joined(separator: ", "))], of: \(scope.name).self)")
  }

  /// Registers an initializer that scripts call by `new`.
  func registerExport(_ node: InitializerDeclSyntax) {
    let method = node.asMethod
    guard let scope = scopes.last, scope.kind == .classType || scope.kind == .classExtension,
      !scope.isUnreachable, node.genericParameterClause == nil,
      method.signature.effectSpecifiers == nil, method.labels.count <= 4,
      interface.isExported(method.fullName, of: scope.path)
    else { return }
    let name = exportedName(of: method.fullName, in: scope.path)
    var closure = method.closure(of: scope.name + ".Type")
    // Only a required initializer is one of each subclass.
    if !node.modifiers.has("required") {
      closure = closure.replacing("o.init(", with: scope.name + "(")
    }
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "KeyedClassMethods.add(\"\(name)\", \(closure))")
  }

  /// Registers the name that `@objc(Name)` gives a class (ObjectiveC.RT6).
  func registerGivenName(_ node: ClassDeclSyntax) {
    guard let given = node.attributes.first(named: "objc")?.arguments?.trimmedDescription,
      let scope = scopes.last, !scope.isUnreachable
    else { return }
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "GivenClassNames.add(\"\(given)\", \(scope.name).self)")
  }

  /// Returns the name under which a member is registered: that of a property, or a selector; with
  /// `+` for one of the class itself, and with `new ` for an initializer.
  private func exportedName(of member: String, in type: String) -> String {
    let isStatic = member.hasPrefix("static ")
    let name = isStatic ? String(member.dropFirst("static ".count)) : member
    let isMethod = name.contains("(")
    let prefix = isStatic ? "+" : name.hasPrefix("init(") ? "new " : ""
    guard !isMethod else { return prefix + selector(of: name, in: type) }
    let given = interface.givenSelector(of: name, in: type)
    return prefix + (given ?? name.filter { $0 != "`" })
  }
}
