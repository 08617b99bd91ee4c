import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `door?.didOpen?(self)`: on Linux every object has the member, which returns nil by
  /// default.
  func lowerCall(_ node: OptionalChainingExprSyntax) {
    if isDoublyOptional(node.expression) || isOptionalProperty(node) {
      return edits.blank(node.questionMark.bytes)
    }
    guard isCalled(node), let name = optionalMember(node.expression) else { return }
    edits.blank(node.questionMark.bytes)
    guard interface.optionalNames.contains(name) else { return makeResultOptional(node) }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.isContinued,
      !returnsOptional(call, name)
    {
      edits.insert("?", at: call.bytes.upperBound)
    }
  }

  /// Returns whether an optional method of the app's own protocols returns an optional value
  /// itself, which the lowering makes no more optional.
  private func returnsOptional(_ call: FunctionCallExprSyntax, _ base: String) -> Bool {
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let all = interface.optionalMethods(named: base)
    let exact = all.filter { $0.name == "\(base)(\(labels))" }
    return (exact.isEmpty ? all : exact).contains { $0.valueType.hasSuffix("?") }
  }

  /// Lowers `if let animator = transition.interruptibleAnimator?(using: context)`, where the
  /// default implementation of the frameworks' method returns no optional value.
  private func makeResultOptional(_ node: OptionalChainingExprSyntax) {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      let access = node.expression.as(MemberAccessExprSyntax.self), let base = access.base,
      !base.isOptionalChain, call.parent?.is(CodeBlockItemSyntax.self) == false
    else { return }
    edits.insert("_optionalResult(", at: base.bytes.lowerBound)
    edits.insert(call.isContinued ? ")?" : ")", at: call.bytes.upperBound)
  }

  /// Lowers `door.didOpen!(self)`: the result is unwrapped instead of the member.
  func lowerCall(_ node: ForceUnwrapExprSyntax) {
    if isDoublyOptional(node.expression) { return edits.blank(node.exclamationMark.bytes) }
    guard isCalled(node), let name = optionalMember(node.expression),
      let call = node.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    edits.blank(node.exclamationMark.bytes)
    if interface.optionalNames.contains(name), !returnsOptional(call, name) {
      edits.insert("!", at: call.bytes.upperBound)
    }
  }

  /// Lowers `door.didOpen != nil` to a test for the member, without a call.
  func lowerPresence(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        sign == "!=" || sign == "==", elements[index + 1].is(NilLiteralExprSyntax.self),
        let access = elements[index - 1].as(MemberAccessExprSyntax.self)
      else { continue }
      let name = access.declName.trimmedDescription
      // A property of the same name is the client's own, unless a delegate has it.
      let mayBeProperty =
        access.declName.argumentNames == nil && interface.hasProperty(name)
        && !isDelegate(access.base)
      if mayBeProperty { continue }
      let found = interface.optionalMethods(named: access.declName.baseName.text).filter {
        $0.name == name || $0.baseName == name
      }
      if let entry = found.first {
        guard found.allSatisfy({ $0.presence == entry.presence && $0.owner == entry.owner }) else {
          diagnose(
            access.declName,
            "'\(name)' is an optional member in several forms; name it with its labels")
          continue
        }
        let alias = tail.presence(of: entry, conditions)
        let range = access.declName.bytes.lowerBound..<elements[index + 1].bytes.upperBound
        edits.replace(range, with: alias + (sign == "!=" ? "==true" : " != true"))
      } else if SystemOptionals.names.contains(access.declName.baseName.text),
        isDelegate(access.base),
        !SystemOptionals.commonNames.contains(name) || !interface.hasProperty(name)
      {
        diagnose(
          access.declName,
          "'\(name)' cannot be tested for presence; every delegate has it here, and the default does "
            + "nothing: call it")
      }
    }
  }

  /// Lowers `delegate?.door(_:shouldOpenBy:)` as a value: on Linux it is nil if the method is not
  /// implemented.
  ///
  /// With `delegate?.doorDidOpen` and no labels, no property may have the name. A value of a class
  /// is never nil, whatever its name: `mockDelegate.door(_:shouldOpenBy:)`.
  func lowerOptionalValue(_ node: MemberAccessExprSyntax) {
    let methods = interface.optionalMethods(named: node.declName.baseName.text)
    guard !methods.isEmpty, let base = node.base, let context = node.parent else { return }
    let name = node.declName.trimmedDescription
    let hasLabels = node.declName.argumentNames != nil
    let found = methods.filter {
      !$0.valueType.isEmpty && (hasLabels ? $0.name : $0.baseName) == name
    }
    guard let entry = found.first, found.count == 1,
      isOptionalValue(node, of: base, entry, hasLabels), !isCalledOrCompared(node, context)
    else { return }
    edits.replace(node.declName.bytes, with: tail.value(of: entry, conditions))
  }

  /// Returns whether the access to a method is that of a protocol's optional one: judged by the
  /// type that the source states for the object, then by the use of the value as an optional one,
  /// and then by the object's name.
  private func isOptionalValue(
    _ node: MemberAccessExprSyntax, of base: ExprSyntax, _ entry: FileInterface.OptionalMember,
    _ hasLabels: Bool
  ) -> Bool {
    let name = node.declName.baseName.text
    if let stated = StatedType(base, in: interface) {
      let type = interface.canonical(
        entry.isStatic ? stated.instance ?? stated.unwrapped.text : stated.unwrapped.text)
      if type == entry.owner || interface.protocols[type] != nil { return true }
      if interface.declares(type) { return false }
      if FrameworkTypes.names.contains(type), !SystemOptionals.protocols.contains(type) {
        return false
      }
    }
    // A property may have the name.
    guard hasLabels || !interface.hasProperty(name) else { return false }
    return base.is(OptionalChainingExprSyntax.self) || isDelegate(base)
      || node.isUsedAsOptional && (hasLabels || !FrameworkTypes.members.contains(name))
  }

  /// Returns whether an access is called, is the base of another one, or is compared with nil.
  private func isCalledOrCompared(_ node: MemberAccessExprSyntax, _ context: Syntax) -> Bool {
    if context.is(FunctionCallExprSyntax.self) { return true }
    if context.is(OptionalChainingExprSyntax.self) || context.is(ForceUnwrapExprSyntax.self) {
      // `delegate.door(_:shouldOpenBy:)!` without a call is the value.
      return context.parent?.is(FunctionCallExprSyntax.self) == true
        || context.parent?.is(MemberAccessExprSyntax.self) == true
    }
    if context.is(MemberAccessExprSyntax.self) { return !node.isUsedAsOptional }
    guard let list = context.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == node.id }),
      place + 2 < elements.count, elements[place + 2].is(NilLiteralExprSyntax.self)
    else { return false }
    return ["==", "!="].contains(
      elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text)
  }

  /// Returns whether an expression is a delegate or a data source, judged by its name or by a cast
  /// to a protocol of the frameworks.
  private func isDelegate(_ expression: ExprSyntax?) -> Bool {
    if let type = expression.flatMap(castType(of:)), SystemOptionals.protocols.contains(type) {
      return true
    }
    let name = expression?.trimmedDescription.filter(\.isLetter).lowercased() ?? ""
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  /// Returns whether the source states that an expression is a value of a class or a structure:
  /// only protocols have optional members, and what is called there with a `?` is a closure.
  private func isOfTypeWithoutOptionals(_ expression: ExprSyntax?) -> Bool {
    guard let stated = expression.flatMap({ StatedType($0, in: interface) }) else { return false }
    let type = interface.canonical(stated.unwrapped.text)
    return (interface.classes[type] != nil || FrameworkTypes.names.contains(type))
      && !SystemOptionals.protocols.contains(type)
  }

  /// Returns the type of a cast in parentheses: `(view.delegate as? UITableViewDelegate)?`; nil for
  /// other expressions.
  private func castType(of expression: ExprSyntax) -> String? {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.count == 3,
      cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = cast.elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedDescription
  }

  /// Returns whether `?` or `!` follows an optional property that has one already:
  /// `delegate?.window??.frame`.
  private func isDoublyOptional(_ expression: ExprSyntax) -> Bool {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    return inner.map(isOptionalRequirement) ?? false
  }

  /// Returns whether an expression names a property that a protocol need not have, on an iPhone an
  /// optional one of the property's type.
  func isOptionalRequirement(_ expression: ExprSyntax) -> Bool {
    guard let name = member(expression) else { return false }
    return SystemOptionals.properties.contains(name)
      || interface.optionals.values.joined().contains { $0.isProperty && $0.name == name }
  }

  /// Returns whether `?` precedes a method of optional values, after an optional property of a
  /// delegate: `delegate?.window?.flatMap { $0 }`.
  ///
  /// On Linux the property is optional only once.
  private func isOptionalProperty(_ node: OptionalChainingExprSyntax) -> Bool {
    guard let method = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      method == "flatMap" || method == "map",
      let access = node.expression.as(MemberAccessExprSyntax.self), isDelegate(access.base)
    else { return false }
    return SystemOptionals.properties.contains(access.declName.baseName.text)
  }

  private func isCalled(_ node: some ExprSyntaxProtocol) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Returns whether an expression, with `?` or `!` behind it, is called with a labeled argument.
  private func isCalledWithLabels(_ expression: ExprSyntax) -> Bool {
    let call = expression.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { $0.label != nil } == true
  }

  private func member(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Returns the name of the optional member that an expression accesses; nil for other
  /// expressions.
  private func optionalMember(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // In an extension of the protocol the member needs no `self.`.
      let own = type.map { interface.optionals[$0.path] ?? [] } ?? []
      return own.contains { !$0.isProperty && $0.baseName == name } ? name : nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    if interface.optionalNames.contains(name) { return name }
    // A property of the same name is the client's own closure, unless a delegate has it; closures
    // are called without labels.
    let isCommon = SystemOptionals.commonNames.contains(name)
    let isOwn = interface.hasProperty(name)
    guard SystemOptionals.names.contains(name),
      isCalledWithLabels(expression) || !isOwn && !isCommon
        || isOwn != isCommon && isDelegate(access.base),
      !isOfTypeWithoutOptionals(access.base)
    else { return nil }
    return name
  }
}

extension FunctionCallExprSyntax {
  /// Whether the expression goes on with a member, a subscript or a call of the result.
  fileprivate var isContinued: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
      || parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension ExprSyntax {
  /// Whether a `?` in the expression makes the whole of it optional.
  var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    var base = self.as(MemberAccessExprSyntax.self)?.base
    if let call = self.as(FunctionCallExprSyntax.self) { base = call.calledExpression }
    if let call = self.as(SubscriptCallExprSyntax.self) { base = call.calledExpression }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { base = unwrap.expression }
    return base?.isOptionalChain ?? false
  }
}

extension MemberAccessExprSyntax {
  /// Whether the code around the value unwraps it, as it does with no method of a class: `if let f
  /// = pager.moved(_:)`, `pager.moved(_:).map { … }`, `pager.moved(_:) ?? f`.
  fileprivate var isUsedAsOptional: Bool {
    guard let context = parent else { return false }
    if context.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    if context.is(ForceUnwrapExprSyntax.self) { return true }
    if let access = context.as(MemberAccessExprSyntax.self) {
      return ["map", "flatMap"].contains(access.declName.baseName.text)
    }
    guard let list = context.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == id }), place + 1 < elements.count
    else { return false }
    return elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }
}
