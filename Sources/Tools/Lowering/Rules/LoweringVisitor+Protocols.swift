import SwiftSyntax

extension LoweringVisitor {
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.first(named: "objc") != nil else { return }
    let path = (scopes.map(\.name) + [node.name.text]).joined(separator: ".")
    if node.inheritanceClause == nil {
      // A protocol of Objective-C is for classes alone, so that a reference to it can be weak.
      edits.insert(":AnyObject", at: node.name.bytes.upperBound)
    }
    var members: [String] = []
    var requirements: [String] = []
    for member in node.memberBlock.members {
      let other =
        member.decl.as(InitializerDeclSyntax.self)?.modifiers
        ?? member.decl.as(SubscriptDeclSyntax.self)?.modifiers
      if let keyword = other?.first(named: "optional") {
        refuse(keyword, "an optional initializer or subscript cannot be lowered; make it a method")
      }
      guard let optional = OptionalRequirement(member.decl) else { continue }
      if let modifiers = optional.modifiers, modifiers.has("static", "class") {
        refuse(optional.keyword, "an optional member of the type itself cannot be lowered")
        continue
      }
      lower(optional)
      let fact = optional.fact(of: path, isPublic: node.modifiers.has("public"))
      members += defaults(of: fact)
      requirements.append("var \(fact.presence): Bool { get }")
    }
    insert(requirements, before: node.memberBlock)
    guard !members.isEmpty else { return }
    tail.add("extension \(path) { \(members.joined(separator: "; ")) }", conditions)
  }

  private func lower(_ optional: OptionalRequirement) {
    let start = optional.keyword.bytes.lowerBound
    let prefix = OptionalRequirement.prefix
    if let function = optional.function {
      edits.replace(start..<function.name.bytes.lowerBound, with: "func " + prefix, atEnd: true)
      if let type = function.signature.returnClause?.type {
        makeOptional(type)
      } else {
        edits.insert(" -> Void?", at: function.signature.bytes.upperBound)
      }
    } else if let variable = optional.variable, let binding = variable.bindings.first {
      edits.replace(start..<binding.bytes.lowerBound, with: "var " + prefix, atEnd: true)
      if let type = binding.typeAnnotation?.type { makeOptional(type) }
      if binding.hasSetter, let accessors = binding.accessorBlock {
        edits.replace(accessors.bytes, with: "{ get }")
      }
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

  /// What a protocol's extension says of a requirement: the member that is called, and the default.
  private func defaults(of fact: FileFacts.Optional) -> [String] {
    let access = fact.isPublic ? "public " : ""
    let prefix = OptionalRequirement.prefix
    let presence = "\(access)var \(fact.presence): Bool { false }"
    if fact.isProperty {
      return [
        "\(access)var \(fact.name): \(fact.signature) { \(prefix)\(fact.name) }",
        "\(access)var \(prefix)\(fact.name): \(fact.signature) { nil }", presence,
      ]
    }
    let head = "@discardableResult \(access)func "
    return [
      "\(head)\(fact.baseName)\(fact.signature) { \(fact.callEffects)\(prefix)\(fact.baseName)\(fact.arguments) }",
      "\(head)\(prefix)\(fact.baseName)\(fact.signature) { nil }", presence,
    ]
  }

  // MARK: Classes that conform

  /// What a class or an extension says beside those of its members that a protocol made optional.
  func forwarders(in block: MemberBlockSyntax, of type: String) -> [String] {
    let wanted = Dictionary(
      facts.optionals(of: type).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    guard !wanted.isEmpty else { return [] }
    return activeMembers(of: block).flatMap { member -> [String] in
      if let function = member.as(FunctionDeclSyntax.self), let fact = wanted[function.fullName],
        !fact.isProperty, !function.modifiers.has("static", "class", "private", "fileprivate")
      {
        return forwarder(to: function, fact)
      }
      if let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.has("static", "class", "private", "fileprivate"),
        let binding = variable.bindings.first,
        let fact = wanted[binding.pattern.trimmedDescription], fact.isProperty
      {
        return forwarder(to: binding, variable.modifiers, fact)
      }
      return []
    }
  }

  private func forwarder(
    to binding: PatternBindingSyntax, _ modifiers: DeclModifierListSyntax,
    _ fact: FileFacts.Optional
  ) -> [String] {
    let access = fact.isPublic ? modifiers.publicity : ""
    let type = binding.typeAnnotation.map { ": " + joined($0.type.trimmedDescription) } ?? ""
    let body = "let r\(type) = self.\(fact.name); return r"
    return [
      "\(access)var \(OptionalRequirement.prefix)\(fact.name): \(fact.signature) { \(body) }",
      "\(access)var \(fact.presence): Bool { true }",
    ]
  }

  private func forwarder(to function: FunctionDeclSyntax, _ fact: FileFacts.Optional) -> [String] {
    let access = fact.isPublic ? function.modifiers.publicity : ""
    let head = function.parameters + function.effects
    let result = joined(function.signature.returnClause?.type.trimmedDescription ?? "Void")
    let call = "\(function.callEffects)self.\(function.name.text)\(function.arguments)"
    // The result's type tells the class's own method from that of the protocol's extension.
    let body = "let r: \(result) = \(call); return r"
    let prefix = OptionalRequirement.prefix
    return [
      "@discardableResult \(access)func \(prefix)\(function.name.text)\(head) -> "
        + "\(optionalType(result)) { \(body) }",
      "\(access)var \(fact.presence): Bool { true }",
    ]
  }

  /// What a class says of the requirements that only one above or below it fulfils.
  func inheritedForwarders(of type: String, _ node: ClassDeclSyntax) -> [String] {
    var members: [String] = []
    let isPublic = node.modifiers.has("public", "open")
    for fact in facts.optionals(of: type) where !facts.has(fact.name, inLineageOf: type) {
      guard facts.hasClass(below: type, with: fact.name) else { continue }
      let access = fact.isPublic && isPublic ? "public " : ""
      members += [
        fact.declaration(access, "nil"), "\(access)var \(fact.presence): Bool { false }",
      ]
    }
    for fact in facts.inheritedOptionals(of: type) {
      guard facts.members[type]?.contains(fact.name) == true,
        !facts.hasAboveItself(type, fact.name)
      else { continue }
      let access = "override " + (fact.isPublic && isPublic ? "public " : "")
      let call =
        fact.callEffects + "self." + (fact.isProperty ? fact.name : fact.baseName + fact.arguments)
      let body = fact.isVoid ? "\(call); return ()" : "let r = \(call); return r"
      members += [
        fact.declaration(access, body), "\(access)var \(fact.presence): Bool { true }",
      ]
    }
    return members
  }

  private func activeMembers(of block: MemberBlockSyntax) -> [DeclSyntax] {
    func active(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
      list.flatMap { item -> [DeclSyntax] in
        guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        return choice.activeClauses(condition).flatMap { clause -> [DeclSyntax] in
          clause.elements?.as(MemberBlockItemListSyntax.self).map(active) ?? []
        }
      }
    }
    return active(block.members)
  }
}

extension FileFacts.Optional {
  /// `try await `, as far as calling it needs that.
  var callEffects: String {
    (signature.contains(") throws ") || signature.contains(" async throws ") ? "try " : "")
      + (signature.contains(") async ") ? "await " : "")
  }

  /// The requirement that says whether there is the member.
  var presence: String { "_h_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// The requirement as a member of a class.
  func declaration(_ modifiers: String, _ body: String) -> String {
    let prefix = OptionalRequirement.prefix
    if isProperty { return "\(modifiers)var \(prefix)\(name): \(signature) { \(body) }" }
    return "@discardableResult \(modifiers)func \(prefix)\(baseName)\(signature) { \(body) }"
  }
}

extension ModuleFacts {
  /// Whether a class or one above it has a member.
  func has(_ member: String, inLineageOf type: String) -> Bool {
    lineage(of: type).contains { members[$0]?.contains(member) == true }
  }

  /// Whether a class above another has a member.
  func hasAboveItself(_ type: String, _ member: String) -> Bool {
    lineage(of: type).dropFirst().contains { members[$0]?.contains(member) == true }
  }

  /// Whether a class below another has a member.
  func hasClass(below type: String, with member: String) -> Bool {
    classes.keys.contains { name in
      members[name]?.contains(member) == true && lineage(of: name).dropFirst().contains(type)
    }
  }
}
