import SwiftSyntax

extension LoweringVisitor {
  /// `#selector(…)` calls a function at the end of the file, which knows the name; the method stays
  /// where it is written, so that the compiler checks it there.
  func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      let target = SelectedMember(argument.expression)
    else {
      refuse(
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
      refuse(node, "#selector takes a method, 'getter:' or 'setter:'")
      return
    }
    edits.replace(node.bytes, with: text)
  }

  private func method(_ target: SelectedMember, _ node: MacroExpansionExprSyntax) -> String {
    let owner = owner(of: target)
    if case .named(let name) = target.base, isProtocol(name) {
      return tail.helper(.name(names(of: target, in: name).first?.name ?? target.name)) + "()"
    }
    let written = target.labels.map { target.name + "(" + $0.map { $0 + ":" }.joined() + ")" }
    if let reason = facts.reasonAgainstSelector(of: written ?? target.name, in: owner) {
      refuse(
        node,
        "no selector can call '\(target.name)', for \(reason); name a method of an object that calls it"
      )
    }
    let names = names(of: target, in: owner)
    let types = target.argumentTypes
    if case .instance(let instance) = target.base {
      let helper = tail.helper(.method(names, types, isInstance: true))
      return "\(helper)(\(instance)){$0.\(target.reference)}"
    }
    let helper = tail.helper(.method(names, types, isInstance: false))
    return "\(helper)(\(typeName(of: target, node)).\(target.reference)\(target.fullCast))"
  }

  private func accessor(
    _ target: SelectedMember, _ node: MacroExpansionExprSyntax, isSetter: Bool
  ) -> String {
    let given = facts.givenSelector(of: target.name, in: owner(of: target)) ?? target.name
    let name = isSetter ? SelectorName.setter(given) : given
    let value = isSetter ? "=$1" : ""
    if case .named(let type) = target.base, isProtocol(type) {
      return tail.helper(.name(name)) + "()"
    }
    if case .instance(let instance) = target.base {
      let helper = tail.helper(isSetter ? .setter(name, true) : .getter(name, true))
      return "\(helper)(\(instance)){$0.\(target.name)\(value)}"
    }
    let helper = tail.helper(isSetter ? .setter(name, false) : .getter(name, false))
    return "\(helper){($0 as \(typeName(of: target, node))).\(target.name)\(value)}"
  }

  /// The selectors that a reference may mean, and how many arguments each takes.
  private func names(of target: SelectedMember, in owner: String) -> [FileTail.SelectorName] {
    if let labels = target.labels {
      let full = target.name + "(" + labels.map { $0 + ":" }.joined() + ")"
      return [
        FileTail.SelectorName(name: selector(of: full, in: owner), argumentCount: labels.count)
      ]
    }
    var known = facts.methods(target.name, of: owner)
    if let types = target.argumentTypes {
      known = known.filter { $0.filter { $0 == ":" }.count == types.parameters.count }
    }
    let names = known.map { full in
      FileTail.SelectorName(
        name: selector(of: full, in: owner), argumentCount: full.filter { $0 == ":" }.count)
    }
    if !names.isEmpty { return names }
    // A method of another module: as many arguments as it turns out to take.
    let counts = target.argumentTypes.map { [$0.parameters.count] } ?? Array(0...4)
    return counts.map { count in
      FileTail.SelectorName(
        name: target.name + String(repeating: ":", count: count), argumentCount: count)
    }
  }

  private func owner(of target: SelectedMember) -> String {
    if case .named(let name) = target.base { return name }
    return type?.path ?? ""
  }

  private func isProtocol(_ name: String) -> Bool {
    facts.protocols[name] != nil || SystemOptionals.protocols.contains(name)
  }

  /// The type as it can be named where the reference stands.
  private func typeName(of target: SelectedMember, _ node: MacroExpansionExprSyntax) -> String {
    if case .named(let name) = target.base { return name }
    guard isInitialValue(Syntax(node)), let scope = type else { return "Self" }
    // `Self` may not be said where a stored property or a default argument is given its value.
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
