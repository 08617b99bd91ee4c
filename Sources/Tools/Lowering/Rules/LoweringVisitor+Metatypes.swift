import SwiftSyntax

extension LoweringVisitor {
  /// The initializers that create objects of classes known only at run time, by their labels, with
  /// the class that declares them.
  private static let creators: [String: String] = [
    "": "NSObject", "frame:": "UIView", "style:reuseIdentifier:": "UITableViewCell",
    "nibName:bundle:": "UIViewController",
  ]

  /// Lowers `V()`, where `V` is a generic parameter, and `type.init(frame: frame)`.
  ///
  /// The initializers of Objective-C's classes need not be required for it; in Swift they must be.
  /// `V._new()` finds them in the class.
  func lowerCreation(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("UIKit") == true, node.trailingClosure == nil,
      let root = Self.creators[node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()]
    else { return }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard let type = classOfParameter(name.baseName.text, at: Syntax(node)),
        isCreated(type, root)
      else { return }
      edits.insert("._new", at: name.bytes.upperBound)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base,
      let type = classOfMetatype(base), isCreated(type, root)
    {
      edits.replace(access.declName.baseName.bytes, with: "_new")
    }
  }

  /// Returns whether a class is a subclass of the one that declares an initializer, without a
  /// required initializer of its own.
  private func isCreated(_ type: String, _ root: String) -> Bool {
    interface.ancestry(of: type).contains(root)
      && !interface.lineage(of: type).contains {
        interface.classes[$0]?.traits.contains("required") == true
      }
  }

  /// Returns the class whose subclass an expression such as `V`, `Self` or `type` means; nil for
  /// other expressions.
  private func classOfMetatype(_ base: ExprSyntax) -> String? {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" {
        return isInTypeMember(Syntax(base)) ? extendedClass(at: Syntax(base)) : nil
      }
      return classOfParameter(name, at: Syntax(base))
        ?? metatype(named: name, at: Syntax(base)).flatMap {
          classOfParameter($0, at: Syntax(base)) ?? classOf([$0])
        }
    }
    if let call = base.as(FunctionCallExprSyntax.self),
      call.trimmedDescription.filter({ !$0.isWhitespace }) == "type(of:self)"
    {
      return extendedClass(at: Syntax(base))
    }
    return nil
  }

  /// Returns the type `V` of the nearest parameter or variable that is declared as `name: V.Type`.
  private func metatype(named name: String, at node: Syntax) -> String? {
    var next = node.parent
    while let outer = next {
      if let type = outer.declaredType(of: name) {
        guard let meta = type.as(MetatypeTypeSyntax.self), meta.metatypeSpecifier.text == "Type"
        else { return nil }
        return meta.baseType.trimmedDescription
      }
      next = outer.parent
    }
    return nil
  }

  /// Returns the class that a generic parameter, or `Self`, is restricted to.
  private func classOfParameter(_ name: String, at node: Syntax) -> String? {
    if name == "Self" { return extendedClass(at: node) }
    var next = node.parent
    while let outer = next {
      let (parameters, conditions) = outer.generics
      if let parameter = parameters?.parameters.first(where: { $0.name.text == name }) {
        let inherited = parameter.inheritedType.map { [$0.trimmedDescription] } ?? []
        return classOf(inherited + (conditions?.classes(of: name) ?? []))
      }
      next = outer.parent
    }
    return nil
  }

  /// Returns the class of another module whose extension encloses a node, or to which that of a
  /// protocol is restricted.
  private func extendedClass(at node: Syntax) -> String? {
    var next = node.parent
    while let outer = next {
      if outer.is(ClassDeclSyntax.self) || outer.is(StructDeclSyntax.self) { return nil }
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

  /// Returns the first class of some types, each of which may join several by `&`.
  private func classOf(_ types: [String]) -> String? {
    types.flatMap { $0.split(separator: "&") }
      .map { interface.canonical(String($0.filter { !$0.isWhitespace })) }
      .first { interface.ancestry(of: $0).count > 1 }
  }

  /// Returns whether a node is in a static or class member.
  private func isInTypeMember(_ node: Syntax) -> Bool {
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

extension Syntax {
  /// Returns the type of a parameter, a local variable or a property that the node declares.
  fileprivate func declaredType(of name: String) -> TypeSyntax? {
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameter = clause?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      return parameter.type
    }
    let declarations: [DeclSyntax]
    if let members = self.as(MemberBlockItemListSyntax.self) {
      declarations = members.map(\.decl)
    } else if let statements = self.as(CodeBlockItemListSyntax.self) {
      declarations = statements.compactMap { $0.item.as(DeclSyntax.self) }
    } else {
      return nil
    }
    return declarations.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      .first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type
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
  fileprivate func classes(of name: String) -> [String] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return nil }
      return conformance.rightType.trimmedDescription
    }
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
