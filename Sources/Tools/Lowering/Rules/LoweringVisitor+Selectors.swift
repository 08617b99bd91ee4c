import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `#selector(…)` to the call of a function at the end of the file; the method stays in
  /// place, so that the compiler checks it there.
  func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      let target = SelectedMember(argument.expression).map(withStatedType)
        .map(withEnclosingType)
    else {
      diagnose(
        node,
        "a #selector of this form cannot be lowered; name a method, or a property after "
          + "'getter:' or 'setter:'")
      return
    }
    tail.needsRuntime = true
    let text: String
    switch argument.label?.text {
    case nil: text = method(target, node)
    case "getter": text = accessor(target, node, isSetter: false)
    case "setter": text = accessor(target, node, isSetter: true)
    default:
      diagnose(node, "#selector takes a method, 'getter:' or 'setter:'")
      return
    }
    edits.replace(node.bytes, with: text, atEnd: node.precedesPostfix)
  }

  /// Returns a member with the enclosing type that declares it, where only the type around a nested
  /// type does: `#selector(tapped)` in an enumeration or a button within a class.
  private func withEnclosingType(_ target: SelectedMember) -> SelectedMember {
    guard case .own = target.base, let own = type, !declares(own.path, target) else {
      return target
    }
    // What the outer type overrides, a framework declares, and the nested class may inherit it.
    let mayInherit = !interface.root(of: own.path).isEmpty
    let outer = scopes.reversed().first {
      $0.path != own.path && !$0.path.isEmpty && own.path.hasPrefix($0.path + ".")
        && declares($0.path, target) && !(mayInherit && overrides($0.path, target))
    }
    return outer.map { target.of($0.path) } ?? target
  }

  /// Returns whether a type of the module, or a superclass of it in the module, declares a member.
  private func declares(_ type: String, _ target: SelectedMember) -> Bool {
    !methods(of: target, in: type).isEmpty
      || interface.superclassChain(of: type).contains {
        interface.members[$0]?.contains(target.name) == true
      }
  }

  /// Returns whether a type, or a superclass of it in the module, overrides a member.
  private func overrides(_ type: String, _ target: SelectedMember) -> Bool {
    let names = methods(of: target, in: type) + [target.name]
    return interface.superclassChain(of: type).contains { owner in
      names.contains { interface.overriding[$0]?.contains(owner) == true }
    }
  }

  /// Returns a member of a value that is a type, where the source states so: `actions.cut` after
  /// `let actions = UIResponderStandardEditActions.self`, or `type(of: view).tapped`.
  private func withStatedType(_ target: SelectedMember) -> SelectedMember {
    guard case .instance(let text) = target.base, let written = target.written else {
      return target
    }
    let stated = StatedType(written, in: interface)
    // No class stands for a value of a protocol: the protocol has the method.
    if let name = stated?.unwrapped.text, interface.protocols[interface.canonical(name)] != nil {
      return target.of(name)
    }
    let isCall =
      written.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
    guard let type = stated?.selectedInstance else {
      return isCall ? target.of(metatype: text, "") : target
    }
    // An optional value has no methods: the compiler needs the name.
    if !isProtocol(type), stated?.text.hasSuffix("?") == true { return target.of(type) }
    return target.of(metatype: text, type)
  }

  /// Returns the function that stands for a protocol's member, with its argument.
  ///
  /// - Parameters:
  ///   - target: The member.
  ///   - type: The protocol.
  ///   - name: The selector; nil if the labels are unknown.
  ///   - expression: The value that is the protocol; nil if the source names the protocol itself.
  private func member(
    _ target: SelectedMember, ofProtocol type: String, _ name: String?, _ expression: String?
  ) -> String {
    if let name {
      let function = tail.selectorFunction(.name(name, hasBase: expression != nil))
      return "\(function)(\(expression ?? ""))"
    }
    let names = names(of: target, in: owner(of: target))
    let function = tail.selectorFunction(
      .protocolMethod(names, interface.canonical(type), hasBase: expression != nil))
    return "\(function)\(expression.map { "(\($0))" } ?? ""){$0.\(target.name)}"
  }

  /// Returns the selector of a protocol's method; nil if it may have several labels, as only the
  /// compiler knows those of a protocol of Foundation on Linux.
  private func name(ofProtocolMember target: SelectedMember, in owner: String) -> String? {
    let names = names(of: target, in: owner)
    if target.labels != nil || interface.protocols[owner] != nil {
      return names.first?.name ?? target.name
    }
    let known = ForwardedProtocol.methods(target.name, of: owner).filter { method in
      target.argumentTypes.map { $0.parameters.count == method.count { $0 == ":" } } ?? true
    }
    if let method = known.first {
      let labels = method.dropFirst(target.name.count + 1).dropLast().split(separator: ":")
      return SelectorName.method(target.name, labels: labels.map(String.init))
    }
    return names.count == 1 ? names[0].name : nil
  }

  private func method(_ target: SelectedMember, _ node: MacroExpansionExprSyntax) -> String {
    let owner = owner(of: target)
    if target.name == "init" {
      // No function of an object stands for its initializer.
      let name = SelectorName.method("init", labels: target.labels ?? [])
      return tail.selectorFunction(.name(name, hasBase: false)) + "()"
    }
    if let (type, expression) = target.typeBase, isProtocol(type) {
      return member(
        target, ofProtocol: type, name(ofProtocolMember: target, in: owner), expression)
    }
    var written = target.labels.map { target.name + "(" + $0.map { $0 + ":" }.joined() + ")" }
    if written == nil, target.argumentTypes != nil {
      let meant = methods(of: target, in: owner)
      if meant.count == 1 { written = meant[0] }
      if meant.count > 1 {
        diagnose(
          node,
          "'\(target.name)' may mean several methods here: \(meant.joined(separator: ", ")); write "
            + "the labels of one")
      }
    }
    if let reason = interface.reasonAgainstSelector(of: written ?? target.name, in: owner) {
      diagnose(
        node,
        "a selector cannot call '\(target.name)', because \(reason); name an instance method "
          + "that calls it"
      )
    }
    if !isInstance(target.base), interface.isHidden(written ?? target.name, in: owner) {
      diagnose(
        node,
        "a selector cannot call '\(target.name)', because it is not exposed to Objective-C; write "
          + "'@objc' before it")
    }
    let names = names(of: target, in: owner)
    let types = target.argumentTypes
    if interface.isClassMethod(written ?? target.name, in: owner) {
      let function = tail.selectorFunction(.classMethod(names, types))
      return "\(function)(\(typeName(of: target, node)).\(target.reference))"
    }
    if case .instance(let instance) = target.base {
      let function = tail.selectorFunction(.method(names, types, isInstance: true))
      return call(function, instance, "{$0.\(target.reference)}", node)
    }
    if options.isSwift6, interface.isOnMainActor(written ?? target.name, in: owner) {
      // Without a closure on the main actor, Swift 6 sends the object of a nonisolated class there.
      return mainActorMethod(target, written, owner, typeName(of: target, node))
    }
    let function = tail.selectorFunction(.method(names, types, isInstance: false))
    return "\(function)(\(typeName(of: target, node)).\(target.reference)\(target.fullCast))"
  }

  /// Returns the call of a function with a closure that calls a method on the main actor.
  private func mainActorMethod(
    _ target: SelectedMember, _ written: String?, _ owner: String, _ type: String
  ) -> String {
    let full = written ?? methods(of: target, in: owner).first ?? target.name + "()"
    let labels = full.dropFirst(target.name.count + 1).dropLast().split(separator: ":")
    let names = names(of: target, in: owner).filter { $0.argumentCount == labels.count }
    let function = tail.selectorFunction(.mainActorMethod(names, target.argumentTypes))
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0)" }
    return "\(function)({(o:\(type))in{o.\(target.name)(\(arguments.joined(separator: ", ")))}})"
  }

  private func accessor(
    _ target: SelectedMember, _ node: MacroExpansionExprSyntax, isSetter: Bool
  ) -> String {
    let owner = owner(of: target)
    let given =
      interface.givenSelector(of: target.name, in: owner) ?? target.name.filter { $0 != "`" }
    // The accessors may have names of their own: `@objc(isLit) get`.
    let own = (isSetter ? "set:" : "get:") + target.name
    let name =
      interface.givenSelector(of: own, in: owner) ?? (isSetter ? SelectorName.setter(given) : given)
    let value = isSetter ? "=$1" : ""
    if let (type, expression) = target.typeBase, isProtocol(type) {
      return member(target, ofProtocol: type, name, expression)
    }
    if case .instance(let instance) = target.base {
      let function = accessorFunction(name, .object, isSetter)
      return call(function, instance, "{$0.\(target.name)\(value)}", node)
    }
    if case .metatype(let expression, _) = target.base {
      let function = accessorFunction(name, .type, isSetter)
      return call(function, expression, "{$0.\(target.name)\(value)}", node)
    }
    if !isSetter {
      // The class itself may have the property.
      let function = accessorFunction(name, .named, isSetter)
      return call(function, typeName(of: target, node) + ".self", "{$0.\(target.name)}", node)
    }
    let function = accessorFunction(name, .none, isSetter)
    return call(
      function, "", "{($0 as \(typeName(of: target, node))).\(target.name)\(value)}", node)
  }

  /// Returns the call of a function with a closure, which follows the parentheses, unless the
  /// compiler could take it for the body of a statement.
  private func call(
    _ function: String, _ argument: String, _ closure: String, _ node: some SyntaxProtocol
  ) -> String {
    let list = argument.isEmpty ? "" : argument + ","
    if Syntax(node).isInCondition { return "\(function)(\(list)\(closure))" }
    return function + (argument.isEmpty ? "" : "(\(argument))") + closure
  }

  private func accessorFunction(
    _ name: String, _ receiver: FileTail.Receiver, _ isSetter: Bool
  ) -> String {
    tail.selectorFunction(isSetter ? .setter(name, receiver) : .getter(name, receiver))
  }

  /// Returns the selectors that a reference may mean, with the numbers of their arguments.
  private func names(of target: SelectedMember, in owner: String) -> [FileTail.MethodSelector] {
    if let labels = target.labels {
      let full = target.name + "(" + labels.map { $0 + ":" }.joined() + ")"
      return [
        FileTail.MethodSelector(name: selector(of: full, in: owner), argumentCount: labels.count)
      ]
    }
    let known = methods(of: target, in: owner)
    let names = known.map { full in
      FileTail.MethodSelector(
        name: selector(of: full, in: owner), argumentCount: full.filter { $0 == ":" }.count)
    }
    if !names.isEmpty { return names }
    // The number of arguments of another module's method is unknown.
    let counts = target.castTypes.map { [$0.count] } ?? Array(0...4)
    return counts.map { count in
      FileTail.MethodSelector(
        name: target.name.filter { $0 != "`" } + String(repeating: ":", count: count),
        argumentCount: count)
    }
  }

  /// Returns the full names of the methods of this module that a reference without labels may mean.
  private func methods(of target: SelectedMember, in owner: String) -> [String] {
    target.castTypes.map {
      interface.methods(target.name, taking: $0, of: owner)
    } ?? interface.methods(target.name, of: owner)
  }

  private func isInstance(_ base: SelectedMember.Base) -> Bool {
    switch base {
    case .instance, .metatype(_, of: ""): true
    default: false
    }
  }

  private func owner(of target: SelectedMember) -> String {
    let scope = type?.path ?? ""
    guard let name = target.typeBase?.type else { return scope }
    return interface.resolved(name, seenFrom: scope + ".") ?? interface.canonical(name)
  }

  private func isProtocol(_ name: String) -> Bool {
    let name = interface.canonical(name)
    return interface.protocols[name] != nil || SystemOptionals.protocols.contains(name)
  }

  /// Returns the name of the type as it can be written at the reference.
  private func typeName(of target: SelectedMember, _ node: MacroExpansionExprSyntax) -> String {
    if case .named(let name) = target.base { return name }
    if case .metatype(let expression, _) = target.base { return expression }
    guard isInitialValue(Syntax(node)), let scope = type else { return "Self" }
    // `Self` is not allowed in initial values of stored properties and in default arguments.
    guard !scope.isUnreachable, !scope.isPrivate else { return scope.name }
    return tail.alias(of: scope.path, conditions)
  }

  private func isInitialValue(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if node.is(InitializerClauseSyntax.self) {
        if parent.is(FunctionParameterSyntax.self) { return true }
        if parent.is(PatternBindingSyntax.self),
          let variable = parent.parent?.parent?.as(VariableDeclSyntax.self),
          variable.parent?.is(MemberBlockItemSyntax.self) == true
        {
          return !variable.modifiers.has("lazy")
        }
      }
      node = parent
    }
    return false
  }
}

extension Syntax {
  /// Whether the expression is part of the head of a statement, outside of parentheses.
  fileprivate var isInCondition: Bool {
    var next = parent
    while let node = next {
      switch node.kind {
      case .conditionElement, .forStmt, .switchExpr, .whereClause: return true
      case .labeledExprList, .codeBlockItem, .memberBlockItem, .closureExpr, .arrayElementList:
        return false
      default: next = node.parent
      }
    }
    return false
  }
}
