import SwiftSyntax

extension LoweringVisitor {
  /// Lowers the result `some P`, where `P` is an Objective-C protocol.
  ///
  /// Such a protocol conforms to itself on an iPhone, so that a value of type `P` may be returned.
  /// So also the parameters `(some P)?` and `[some P]`, for which Swift does not open a value of
  /// type `P`.
  func lowerOpaqueType(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some),
      interface.requirements[interface.canonical(node.constraint.trimmedDescription)] != nil
    else { return }
    var next = node.parent
    var isWrapped = false
    while let outer = next, !outer.is(ReturnClauseSyntax.self), !outer.is(TypeAnnotationSyntax.self)
    {
      if outer.is(FunctionParameterSyntax.self), isWrapped { break }
      guard !outer.is(FunctionParameterSyntax.self), !outer.is(FunctionTypeSyntax.self) else {
        return
      }
      isWrapped = isWrapped || outer.is(OptionalTypeSyntax.self) || outer.is(ArrayTypeSyntax.self)
      next = outer.parent
    }
    edits.replace(node.someOrAnySpecifier.bytes, with: "any")
  }

  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.first(named: "objc") != nil else { return }
    let path = (scopes.map(\.name) + [node.name.text]).joined(separator: ".")
    if node.inheritanceClause == nil {
      // Objective-C protocols are class-bound, so that references to them can be weak.
      edits.insert(":AnyObject", at: node.name.bytes.upperBound)
    }
    var members: [String] = []
    var requirements: [String] = []
    let active = activeMembers(of: node.memberBlock).filter { member in
      // Only a protocol of Objective-C may have members that are not implemented.
      if member.isUnavailable { blankItem(member) }
      return !member.isUnavailable
    }
    for member in active {
      if let keyword = member.as(VariableDeclSyntax.self)?.modifiers.first(named: "weak") {
        edits.blank(keyword.bytes)
      }
      let other =
        member.as(InitializerDeclSyntax.self)?.modifiers
        ?? member.as(SubscriptDeclSyntax.self)?.modifiers
      if let keyword = other?.first(named: "optional") {
        diagnose(
          keyword, "an optional initializer or subscript cannot be lowered; make it a method")
      }
    }
    for (optional, entry) in OptionalRequirement.entries(of: node, named: path, members: active) {
      lower(optional)
      members += defaults(of: entry)
      requirements.append("\(entry.isStatic ? "static " : "")var \(entry.presence): Bool { get }")
    }
    insert(requirements, before: node.memberBlock)
    guard !members.isEmpty else { return }
    tail.add("extension \(path) { \(members.joined(separator: "; ")) }", conditions)
  }

  private func lower(_ optional: OptionalRequirement) {
    let start = optional.keyword.bytes.lowerBound
    let isAfterStatic = optional.modifiers?.first(named: "static").map {
      $0.bytes.lowerBound < start
    }
    let word = optional.isStatic && isAfterStatic != true ? "static " : ""
    if let function = optional.function {
      lowerName(function.name, from: start, word + "func ")
      if let type = function.signature.returnClause?.type {
        makeOptional(type)
      } else {
        edits.insert(" -> Void?", at: function.signature.bytes.upperBound)
      }
    } else if let variable = optional.variable, let binding = variable.bindings.first {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        lowerName(name, from: start, word + "var ")
      }
      if let type = binding.typeAnnotation?.type { makeOptional(type) }
      if binding.hasSetter, let accessors = binding.accessorBlock {
        edits.replace(accessors.bytes, with: "{ get }")
      }
    }
  }

  /// Replaces the words before the name of an optional member, and adds the prefix to the name.
  private func lowerName(_ name: TokenSyntax, from start: Int, _ words: String) {
    if name.text.hasPrefix("`") {
      let new = OptionalRequirement.name(for: name.text)
      edits.replace(start..<name.bytes.upperBound, with: words + new, atEnd: true)
    } else {
      edits.replace(
        start..<name.bytes.lowerBound, with: words + OptionalRequirement.prefix, atEnd: true)
    }
  }

  private func makeOptional(_ type: TypeSyntax) {
    let old = type.trimmedDescription
    let new = optionalType(old)
    guard new != old else { return }
    if new == old + "?" {
      edits.insert("?", at: type.bytes.upperBound)
    } else {
      edits.replace(type.bytes, with: new)
    }
  }

  /// Returns the members that a protocol's extension declares for a requirement: the forwarding
  /// member, the default, and its presence.
  private func defaults(of entry: FileInterface.OptionalMember) -> [String] {
    let access = (entry.isPublic ? "public " : "") + (entry.isStatic ? "static " : "")
    let name = OptionalRequirement.name(for: entry.baseName)
    let presence = "\(access)var \(entry.presence): Bool { false }"
    if entry.isProperty {
      return [
        "\(access)var \(entry.name): \(entry.signature) { \(name) }",
        "\(access)var \(name): \(entry.signature) { nil }", presence,
      ]
    }
    let head = "@discardableResult \(access)func "
    return [
      "\(head)\(entry.baseName)\(entry.signature) { \(entry.callEffects)\(name)\(entry.arguments) }",
      "\(head)\(name)\(entry.signature) { nil }", presence,
    ]
  }

  // MARK: Classes that conform

  /// Returns the members that a class or an extension declares in addition to those that implement
  /// optional requirements.
  func forwarders(in block: MemberBlockSyntax, of type: String) -> [String] {
    let wanted = Dictionary(grouping: interface.addedOptionals(of: type), by: \.name)
    guard !wanted.isEmpty else { return [] }
    return activeMembers(of: block).flatMap { member -> [String] in
      if let function = member.as(FunctionDeclSyntax.self),
        let entry = wanted[function.fullName]?.first(where: { $0.isImplemented(by: function) }),
        !entry.isProperty, function.modifiers.has("static", "class") == entry.isStatic,
        !function.modifiers.has("private", "fileprivate")
      {
        return forwarder(to: function, entry)
      }
      if let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.has("private", "fileprivate"), let binding = variable.bindings.first,
        let entry = wanted[binding.pattern.trimmedDescription]?.first, entry.isProperty,
        variable.modifiers.has("static", "class") == entry.isStatic
      {
        return forwarder(to: binding, variable.modifiers, entry)
      }
      return []
    }
  }

  private func forwarder(
    to binding: PatternBindingSyntax, _ modifiers: DeclModifierListSyntax,
    _ entry: FileInterface.OptionalMember
  ) -> [String] {
    let access = (entry.isPublic ? modifiers.publicity : "") + (entry.isStatic ? "static " : "")
    let type = binding.typeAnnotation.map { ": " + joined($0.type.trimmedDescription) } ?? ""
    let body = "let r\(type) = self.\(entry.name); return r"
    let name = OptionalRequirement.name(for: entry.name)
    return [
      "\(access)var \(name): \(entry.signature) { \(body) }",
      "\(access)var \(entry.presence): Bool { true }",
    ]
  }

  private func forwarder(to function: FunctionDeclSyntax, _ entry: FileInterface.OptionalMember)
    -> [String]
  {
    let access =
      (entry.isPublic ? function.modifiers.publicity : "") + (entry.isStatic ? "static " : "")
    let head = function.parameters + function.effects
    let result = joined(function.signature.returnClause?.type.trimmedDescription ?? "Void")
    let call = "\(function.callEffects)self.\(function.name.text)\(function.arguments)"
    // The type of the result selects the class's method rather than the extension's.
    let body = "let r: \(result) = \(call); return r"
    let name = OptionalRequirement.name(for: function.name.text)
    return [
      "@discardableResult \(access)func \(name)\(head) -> "
        + "\(optionalType(result)) { \(body) }",
      "\(access)var \(entry.presence): Bool { true }",
    ]
  }

  /// Returns the members that a class declares for requirements that only a superclass or a
  /// subclass implements.
  func inheritedForwarders(of type: String, _ node: ClassDeclSyntax) -> [String] {
    var members: [String] = []
    // A subclass of another module may implement the requirement.
    let isOpen = node.modifiers.has("open")
    let publicity = isOpen ? "open " : node.publicity
    for entry in interface.addedOptionals(of: type)
    where !interface.has(entry.name, inLineageOf: type) {
      guard !entry.isStatic, isOpen || interface.hasClass(below: type, with: entry.name) else {
        continue
      }
      let access = entry.isPublic ? publicity : ""
      members += [
        entry.declaration(access, "nil"), "\(access)var \(entry.presence): Bool { false }",
      ]
    }
    for entry in interface.inheritedOptionals(of: type) {
      guard !entry.isStatic, interface.members[type]?.contains(entry.name) == true,
        !interface.hasAboveItself(type, entry.name)
      else { continue }
      let access = "override " + (entry.isPublic ? publicity : "")
      let call =
        entry.callEffects + "self."
        + (entry.isProperty ? entry.name : entry.baseName + entry.arguments)
      let body = entry.isVoid ? "\(call); return ()" : "let r = \(call); return r"
      members += [
        entry.declaration(access, body), "\(access)var \(entry.presence): Bool { true }",
      ]
    }
    return members
  }

  private func activeMembers(of block: MemberBlockSyntax) -> [DeclSyntax] {
    block.activeMembers(condition)
  }
}

extension FileInterface.OptionalMember {
  /// The keywords `try await ` that a call needs.
  var callEffects: String {
    (signature.contains(") throws ") || signature.contains(" async throws ") ? "try " : "")
      + (signature.contains(") async ") ? "await " : "")
  }

  /// The name of the requirement that indicates whether the member is present.
  var presence: String {
    "_h_" + String((name + overload).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns whether a method of the same name implements the requirement.
  func isImplemented(by function: FunctionDeclSyntax) -> Bool {
    overload.isEmpty || overload == function.parameterTypes
  }

  /// Returns the declaration of the requirement as a member of a class.
  func declaration(_ modifiers: String, _ body: String) -> String {
    let lowered = OptionalRequirement.name(for: baseName)
    if isProperty { return "\(modifiers)var \(lowered): \(signature) { \(body) }" }
    return "@discardableResult \(modifiers)func \(lowered)\(signature) { \(body) }"
  }
}

extension ModuleInterface {
  /// Returns whether a class or one of its superclasses has a member.
  func has(_ member: String, inLineageOf type: String) -> Bool {
    superclassChain(of: type).contains { members[$0]?.contains(member) == true }
  }

  /// Returns whether a superclass of a class has a member.
  func hasAboveItself(_ type: String, _ member: String) -> Bool {
    superclassChain(of: type).dropFirst().contains { members[$0]?.contains(member) == true }
  }

  /// Returns whether a subclass of a class has a member.
  func hasClass(below type: String, with member: String) -> Bool {
    types(declaring: member).contains { superclassChain(of: $0).dropFirst().contains(type) }
  }
}

extension DeclSyntax {
  /// Whether `@available(*, unavailable)` stands before the declaration.
  fileprivate var isUnavailable: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      else { return false }
      let words = arguments.prefix(2).map { $0.argument.trimmedDescription }
      return words.first == "*" && words.last == "unavailable"
    } ?? false
  }
}
