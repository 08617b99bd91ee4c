import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `V()`, where `V` is a generic parameter, and `type.init(frame: frame)`.
  ///
  /// The initializers of Objective-C's classes need not be required for it; in Swift they must be.
  /// `V._new()` finds them in the class.
  func lowerCreation(_ node: FunctionCallExprSyntax) {
    guard let modules = options.modules,
      !modules.isDisjoint(with: ["TactusFoundation", "UIKit"]),
      node.trailingClosure == nil
    else { return }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let isOfValueClass =
      extendedClass(at: Syntax(node), where: isValueClass) != nil && valueBase(of: node) != nil
    if !isOfValueClass, lowerCreatedValue(node, labels: labels) { return }
    guard let root = Self.creators[labels], !isOfValueClass else {
      return lowerValueCreation(node)
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard let type = classOfParameter(name.baseName.text, at: Syntax(node)),
        isCreated(type, root)
      else { return lowerValueCreation(node) }
      edits.insert("._new", at: name.bytes.upperBound)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if !lowerCreation(access, of: node, root) { lowerValueCreation(node) }
    }
  }

  /// Lowers `self.init(red: …)` in a type member of an extension of `UIColor` or of another class
  /// of the frameworks whose initializer no subclass is found to have, `type(of: self).init(red:
  /// …)`, `Self(red: …)` or `.init(red: …)`, to a `Self` if that is the member's result.
  private func lowerValueCreation(_ node: FunctionCallExprSyntax) {
    if lowerValueCreationOfParameter(node) { return }
    guard let range = valueBase(of: node),
      let type = extendedClass(
        at: Syntax(node.calledExpression), where: { isValueClass($0) || isFrameworkClass($0) })
    else { return }
    let casts = ["Self": " as! Self)", "Self?": " as? Self)"]
    let cast = resultOfMember(around: Syntax(node)).flatMap {
      node.isUnwrapped ? casts["Self?"] : casts[$0]
    }
    let text = (cast == nil ? "" : "(") + type
    if range.isEmpty {
      edits.insert(text, at: range.lowerBound)
    } else {
      edits.replace(range, with: text)
    }
    if let cast { edits.insert(cast, at: node.bytes.upperBound) }
  }

  /// Lowers `V(red: …)` and `V.init(red: …)`, where `V` is a generic parameter that is restricted
  /// to `UIColor` or a similar class, to an object of that class.
  ///
  /// - Returns: Whether it is such a call.
  private func lowerValueCreationOfParameter(_ node: FunctionCallExprSyntax) -> Bool {
    var called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self) {
      guard access.declName.baseName.text == "init", let base = access.base else { return false }
      called = base
    }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "Self",
      name.first?.isUppercase == true, interface.classes[name] == nil,
      let type = classOfParameter(name, at: Syntax(node)), isValueClass(type),
      !isCreatedValue(type)
    else { return false }
    edits.replace(called.bytes, with: "(" + type)
    let isOptional = node.isUnwrapped || resultOfMember(around: Syntax(node)) == name + "?"
    edits.insert((isOptional ? " as? " : " as! ") + name + ")", at: node.bytes.upperBound)
    return true
  }

  /// Returns the place of the type in a call that creates an object of the type that an extension
  /// encloses; nil for other calls.
  private func valueBase(of node: FunctionCallExprSyntax) -> Range<Int>? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      return name.text == "Self" ? name.bytes : nil
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    else { return nil }
    guard let base = access.base else {
      let begin = access.period.bytes.lowerBound
      return ["Self", "Self?"].contains(Syntax(node).expectedType) ? begin..<begin : nil
    }
    let text = base.trimmedDescription.filter { !$0.isWhitespace }
    let isType =
      text == "Self" || text == "type(of:self)" || text == "self" && isInTypeMember(Syntax(base))
    return isType ? base.bytes : nil
  }

  /// Returns the class whose extension encloses a node if it meets a condition; otherwise nil.
  private func extendedClass(at node: Syntax, where isMeant: (String) -> Bool) -> String? {
    var next = node.parent
    while let outer = next {
      if outer.isTypeDeclaration { return nil }
      if let type = outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        let name = interface.canonical(type)
        return isMeant(name) ? name : nil
      }
      next = outer.parent
    }
    return nil
  }

  /// Returns the type of the nearest method or property around a node; nil for none.
  private func resultOfMember(around node: Syntax) -> String? {
    var next = node.parent
    while let outer = next, !outer.is(MemberBlockSyntax.self) {
      if outer.parent?.is(MemberBlockItemSyntax.self) == true {
        return outer.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
          ?? outer.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
          .trimmedDescription
      }
      next = outer.parent
    }
    return nil
  }

  /// Lowers `type.init()`, `.init()`, whose type the declaration around it states, and `P.View()`,
  /// where `View` is an associated type of `P`.
  ///
  /// - Returns: Whether it is such a call of a class that has the initializer.
  private func lowerCreation(
    _ access: MemberAccessExprSyntax, of node: FunctionCallExprSyntax, _ root: String
  ) -> Bool {
    let name = access.declName.baseName
    guard name.text == "init" else {
      guard let type = access.base.flatMap({ classOfAssociatedType(name.text, in: $0) }),
        isCreated(type, root)
      else { return false }
      edits.insert("._new", at: name.bytes.upperBound)
      return true
    }
    if let base = access.base {
      if lowerDelegation(to: base, node, root) { return true }
      guard let type = classOfMetatype(base), isCreated(type, root) else { return false }
    } else {
      guard let written = Syntax(node).expectedType, !written.contains(where: \.isNewline),
        let type = classOfParameter(written, at: Syntax(node)), isCreated(type, root)
      else { return false }
      edits.insert(written, at: access.period.bytes.lowerBound)
    }
    edits.replace(name.bytes, with: "_new")
    return true
  }

  /// Lowers `self.init()` in an initializer of a protocol's extension that is restricted to an
  /// Objective-C class: the object comes from `Self._new()`.
  ///
  /// - Returns: Whether it is such a call.
  private func lowerDelegation(to base: ExprSyntax, _ node: FunctionCallExprSyntax, _ root: String)
    -> Bool
  {
    guard base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      options.has("TactusFoundation") || options.has("UIKit"),
      let left = node.leftParen, let right = node.rightParen, isInInitializer(Syntax(node)),
      !protocolsOfSelf(at: Syntax(node)).isEmpty, let type = extendedClass(at: Syntax(node)),
      isCreated(type, root)
    else { return false }
    edits.insert("_made: Self._new(", at: left.bytes.upperBound)
    edits.insert(")", at: right.bytes.lowerBound)
    return true
  }

  /// Returns whether the nearest member around a node is an initializer.
  private func isInInitializer(_ node: Syntax) -> Bool {
    var next = node.parent
    while let outer = next, !outer.is(MemberBlockSyntax.self) {
      if outer.is(InitializerDeclSyntax.self) { return true }
      next = outer.parent
    }
    return false
  }

  /// Returns whether a class is a subclass of the one that declares an initializer, without a
  /// required initializer of its own.
  private func isCreated(_ type: String, _ root: String) -> Bool {
    interface.superclassNames(of: type).contains(root)
      && !interface.superclassChain(of: type).contains {
        interface.classes[$0]?.traits.contains("required") == true
      }
  }

  /// Returns whether the frameworks find an initializer in subclasses of a class, given its labels.
  func isCreated(_ type: String, labels: String) -> Bool {
    Self.creators[labels].map { isCreated(type, $0) } ?? false
  }

  /// Returns the class whose subclass an expression such as `V`, `Self` or `type` means; nil for
  /// other expressions.
  func classOfMetatype(_ base: ExprSyntax) -> String? {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" {
        return isInTypeMember(Syntax(base)) ? extendedClass(at: Syntax(base)) : nil
      }
      if let type = classOfParameter(name, at: Syntax(base)) { return type }
    }
    if let access = base.as(MemberAccessExprSyntax.self), let outer = access.base,
      let type = access.declName.baseName.text == "self"
        ? classOfParameter(outer.trimmedDescription, at: Syntax(base))
        : classOfAssociatedType(access.declName.baseName.text, in: outer)
    {
      return type
    }
    if let call = base.as(FunctionCallExprSyntax.self),
      call.trimmedDescription.filter({ !$0.isWhitespace }) == "type(of:self)"
    {
      return extendedClass(at: Syntax(base))
    }
    let type = StatedType(base, in: interface)
    let instance =
      type?.instance ?? type.flatMap { StatedType(interface.canonical($0.text)).instance }
    return instance.flatMap { classOfParameter($0, at: Syntax(base)) ?? classOf([$0]) }
  }

  /// Returns the class that a generic parameter, an associated type or `Self` is restricted to.
  func classOfParameter(_ name: String, at node: Syntax) -> String? {
    if name == "Self" { return extendedClass(at: node) }
    return classOf(restrictions(of: name, at: node))
  }

  /// Returns the class that an associated type of a generic parameter or of `Self` is restricted
  /// to, such as `V.Cell` for the name `Cell`.
  private func classOfAssociatedType(_ name: String, in base: ExprSyntax) -> String? {
    guard let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return classOfParameter(outer + "." + name, at: Syntax(base))
  }

  /// Returns the types to which a generic parameter or an associated type is restricted, by the
  /// declarations around a node; none for any other type.
  private func restrictions(of name: String, at node: Syntax, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    if let dot = name.firstIndex(of: ".") {
      let (outer, inner) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      let types =
        outer == "Self"
        ? protocolsOfSelf(at: node) : restrictions(of: outer, at: node, depth: depth + 1)
      return types.flatMap { interface.restrictions(ofAssociatedType: inner, in: $0) }
        + conditions(on: name, at: node)
    }
    var next = node.parent
    while let outer = next {
      let (parameters, conditions) = outer.generics
      if let parameter = parameters?.parameters.first(where: { $0.name.text == name }) {
        let inherited = parameter.inheritedType.map { [$0.trimmedDescription] } ?? []
        return inherited + (conditions?.classes(of: name) ?? [])
      }
      if let type = outer.as(ClassDeclSyntax.self)?.memberBlock.alias(named: name)
        ?? outer.as(StructDeclSyntax.self)?.memberBlock.alias(named: name)
        ?? (outer.as(ClassDeclSyntax.self)?.name ?? outer.as(StructDeclSyntax.self)?.name)
        .flatMap({ interface.alias(named: name, in: $0.text) })
      {
        return type == name ? [] : restrictions(of: type, at: node, depth: depth + 1)
      }
      next = outer.parent
    }
    let associated = protocolsOfSelf(at: node).flatMap {
      interface.restrictions(ofAssociatedType: name, in: $0)
    }
    return associated + conditions(on: name, at: node)
  }

  /// Returns the types to which the conditions of the enclosing extension restrict a type.
  private func conditions(on name: String, at node: Syntax) -> [String] {
    var next = node.parent
    while let outer = next {
      if let clause = outer.as(ExtensionDeclSyntax.self)?.genericWhereClause {
        return clause.classes(of: name)
      }
      next = outer.parent
    }
    return []
  }

  /// Returns the protocol that encloses a node or is extended around it.
  private func protocolsOfSelf(at node: Syntax) -> [String] {
    var next = node.parent
    while let outer = next {
      let name =
        outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? outer.as(ProtocolDeclSyntax.self)?.name.text
      if let name { return interface.protocols[interface.canonical(name)] == nil ? [] : [name] }
      next = outer.parent
    }
    return []
  }

  /// Returns the class of another module whose extension encloses a node, or to which that of a
  /// protocol is restricted, or the class of this module that inherits its initializers from one.
  private func extendedClass(at node: Syntax) -> String? {
    var next = node.parent
    while let outer = next {
      if let type = outer.as(ClassDeclSyntax.self) { return inheritingClass(type) }
      if outer.isTypeDeclaration { return nil }
      if let type = outer.as(ExtensionDeclSyntax.self) {
        let name = type.extendedType.trimmedDescription
        if interface.ownClasses.contains(interface.canonical(name)) { return nil }
        let conditions = type.genericWhereClause?.classes(of: "Self") ?? []
        let refined = interface.protocols[interface.canonical(name)] ?? []
        return classOf([name] + conditions + refined)
      }
      next = outer.parent
    }
    return nil
  }

  /// Returns a class of this module that declares no initializer, and that may have subclasses; nil
  /// for another one.
  ///
  /// On an iPhone its metatype may be made into an object by an inherited convenience initializer.
  private func inheritingClass(_ type: ClassDeclSyntax) -> String? {
    guard let path = self.type?.path, !type.modifiers.has("final"),
      !type.memberBlock.activeMembers(condition)
        .contains(where: { $0.is(InitializerDeclSyntax.self) })
    else { return nil }
    return classOf([path])
  }

  /// Returns the first class of some types, each of which may join several by `&`, and of the
  /// types to which their protocols are restricted.
  private func classOf(_ types: [String]) -> String? {
    var todo = types
    var seen: Set<String> = []
    while !todo.isEmpty {
      let names = todo.flatMap { $0.split(separator: "&") }
        .map { interface.canonical(String($0.filter { !$0.isWhitespace })) }
      let found = names.first {
        interface.superclassNames(of: $0).count > 1 || $0 == "NSObject" || isCreatedValue($0)
      }
      if let found { return found }
      todo = names.filter { seen.insert($0).inserted }.flatMap { interface.protocols[$0] ?? [] }
    }
    return nil
  }

  /// Returns whether a node is in a static or class member.
  func isInTypeMember(_ node: Syntax) -> Bool {
    var next = node.parent
    while let outer = next, !outer.is(MemberBlockSyntax.self) {
      let modifiers =
        outer.as(FunctionDeclSyntax.self)?.modifiers ?? outer.as(VariableDeclSyntax.self)?.modifiers
      if let modifiers, outer.parent?.is(MemberBlockItemSyntax.self) == true {
        return modifiers.has("static", "class")
      }
      next = outer.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the value is bound by `if let` or `guard let`, has a default behind `??`, or is
  /// unwrapped by `!`: it is optional.
  fileprivate var isUnwrapped: Bool {
    var node = Syntax(self)
    while let outer = node.parent, outer.is(TryExprSyntax.self) { node = outer }
    guard let outer = node.parent else { return false }
    if outer.parent?.is(OptionalBindingConditionSyntax.self) == true
      || outer.is(ForceUnwrapExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
    {
      return true
    }
    let elements = outer.as(ExprListSyntax.self).map { Array($0) } ?? []
    return elements.count > 1 && elements[0].id == node.id
      && elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }
}

extension Syntax {
  /// The type that the declaration around an expression states for it: that of a variable, of a
  /// parameter's default value or of a function's result; nil if it states none.
  fileprivate var expectedType: String? {
    var node = self
    while let outer = node.parent {
      if outer.is(InitializerClauseSyntax.self) {
        return outer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
          ?? outer.parent?.as(FunctionParameterSyntax.self)?.type.trimmedDescription
      }
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let binding = outer.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if let statements = outer.as(CodeBlockItemListSyntax.self) {
        guard
          node.as(CodeBlockItemSyntax.self)?.item.is(ReturnStmtSyntax.self) == true
            || statements.count == 1
        else { return nil }
      } else {
        let isTransparent =
          outer.is(ReturnStmtSyntax.self) || outer.is(CodeBlockItemSyntax.self)
          || outer.is(CodeBlockSyntax.self) || outer.is(AccessorBlockSyntax.self)
          || outer.is(AccessorDeclListSyntax.self)
          || outer.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
        guard isTransparent else { return nil }
      }
      node = outer
    }
    return nil
  }

  /// Whether this declares a class, a struct, an enum or an actor.
  fileprivate var isTypeDeclaration: Bool {
    self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self)
      || self.is(EnumDeclSyntax.self) || self.is(ActorDeclSyntax.self)
  }

  /// The generic parameters of a declaration, and the requirements on them.
  fileprivate var generics: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
    if let node = self.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(EnumDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    return (nil, nil)
  }
}

extension GenericWhereClauseSyntax {
  /// Returns the types to which the requirements restrict a parameter.
  func classes(of name: String) -> [String] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return nil }
      return conformance.rightType.trimmedDescription
    }
  }
}

extension MemberBlockSyntax {
  /// Returns the type that a type alias among the members stands for.
  fileprivate func alias(named name: String) -> String? {
    members.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == name && $0.genericParameterClause == nil }
      .map { joined($0.initializer.value.trimmedDescription) }
  }
}

extension ClassDeclSyntax {
  /// Returns whether the class has a required initializer other than `init(coder:)`.
  func hasRequiredInitializer(_ condition: PlatformCondition) -> Bool {
    memberBlock.activeMembers(condition).contains { member in
      guard let initializer = member.as(InitializerDeclSyntax.self),
        initializer.modifiers.has("required")
      else { return false }
      return initializer.asMethod.fullName != "init(coder:)"
    }
  }
}
