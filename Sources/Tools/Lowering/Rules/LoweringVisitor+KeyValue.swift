import SwiftSyntax

extension LoweringVisitor {
  // MARK: Members of NSObject on an iPhone

  /// Lowers `override func observeValue(…)`: on Linux the class conforms to a protocol instead.
  ///
  /// - Returns: Whether it is such a method.
  func lowerKeyValueOverride(_ node: FunctionDeclSyntax) -> Bool {
    guard let member = KeyValueMember.all[node.fullName], let scope = scopes.last,
      let word = node.modifiers.first(named: "override"),
      member.isStatic == node.modifiers.has("static", "class"),
      member.firstType.map({ $0 == node.firstType }) ?? true
    else { return false }
    if member.isRenamed, member.root == root(of: scope.path, node) {
      edits.insert(KeyValueMember.ownPrefix, at: node.name.bytes.lowerBound)
    }
    guard interface.isHighest(scope.path, with: node.fullName, root: root(of: scope.path, node))
    else { return false }
    edits.blank(word.bytes)
    scopes[scopes.count - 1].conformances.append(member)
    return true
  }

  /// Lowers `override var statusCode: Int` likewise.
  ///
  /// - Returns: Whether it is such a property of the highest class that overrides it.
  func lowerKeyValueOverride(_ node: VariableDeclSyntax) -> Bool {
    guard let scope = scopes.last, node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let member = KeyValueMember.all[name.text], member.isRenamed,
      let word = node.modifiers.first(named: "override"),
      member.isStatic == node.modifiers.has("static", "class"),
      member.root == root(of: scope.path, node)
    else { return false }
    edits.insert(KeyValueMember.ownPrefix, at: name.bytes.lowerBound)
    guard interface.isHighest(scope.path, with: name.text, root: member.root) else { return false }
    edits.blank(word.bytes)
    scopes[scopes.count - 1].conformances.append(member)
    return true
  }

  /// Lowers `super.observeValue(…)` in a class without a superclass that overrides the method.
  func lowerKeyValueSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let path = type?.path else { return }
    var name = node.declName.baseName.text
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      name += "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
    guard let member = KeyValueMember.all[name], member.isStatic == isInTypeMember(Syntax(node)),
      !isInOther(member, name, Syntax(node))
    else { return }
    let root = root(of: path, node)
    if interface.isHighest(path, with: name, root: root) {
      edits.replace(node.declName.baseName.bytes, with: member.defaultName)
    } else if member.isRenamed, member.root == root {
      edits.insert(KeyValueMember.ownPrefix, at: node.declName.baseName.bytes.lowerBound)
    }
  }

  /// Returns whether a node is in a method with the full name of a member, and another type of the
  /// first parameter, whose `super` is the framework's.
  private func isInOther(_ member: KeyValueMember, _ name: String, _ node: Syntax) -> Bool {
    guard let type = member.firstType else { return false }
    var next = node.parent
    while let outer = next {
      if let method = outer.as(FunctionDeclSyntax.self), method.fullName == name {
        return method.firstType != type
      }
      next = outer.parent
    }
    return false
  }

  /// Returns the class of a framework from which a type inherits, given a node within it; the
  /// interfaces do not have the types within functions.
  private func root(of type: String, _ node: some SyntaxProtocol) -> String {
    if interface.classes[type] != nil { return interface.root(of: type) }
    var parent = node.parent
    while let next = parent, !next.is(ClassDeclSyntax.self) { parent = next.parent }
    let written = parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
    guard let name = written?.type.trimmedDescription else { return "" }
    let superclass = interface.canonical(name)
    return interface.classes[superclass] == nil ? superclass : interface.root(of: superclass)
  }

  /// Adds the conformances that the members of a type require.
  func conform(_ scope: Scope, _ members: MemberBlockSyntax, _ inherited: InheritanceClauseSyntax?)
  {
    guard !scope.conformances.isEmpty else { return }
    let names = scope.conformances.map { "@preconcurrency " + $0.conformance }
    let access = interface.publicity(of: scope.path)
    let witnesses = scope.conformances.map { "@MainActor \(access)func \($0.witness)() {}" }
    // The end of the file can name neither private types nor types inside functions.
    let isHidden = scope.isPrivate || scopes.contains { $0.kind == .function }
    if isHidden, let inherited {
      edits.insert(names.map { ", " + $0 }.joined(), at: inherited.bytes.upperBound)
      insert(witnesses, before: members)
    } else {
      tail.add(
        "extension \(scope.path): \(names.joined(separator: ", ")) "
          + "{ \(witnesses.joined(separator: "; ")) }", conditions)
    }
  }

  // MARK: Properties by name

  /// Registers the properties that Objective-C would see, for access by name.
  func registerProperties(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .classType || scope.kind == .classExtension,
      !scope.isUnreachable, !node.attributes.isHiddenFromSwift
    else { return }
    let isKeyed = isKeyed(node)
    for binding in node.bindings {
      guard let word = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !binding.hasEffects,
        isKeyed || interface.isExported(node.modifiers.memberPrefix + word, of: scope.path)
      else { continue }
      let name = word.filter { $0 != "`" }
      let given = interface.givenSelector(of: name, in: scope.path) ?? name
      tail.needsRuntime = true
      let type = keyPathRoot(of: scope)
      let root = node.modifiers.has("static", "class") ? type + ".Type" : type
      scopes[scopes.count - 1].registrations.statements.append(
        "KeyedProperties.add(\"\(given)\", \\\(root).\(word))")
    }
  }

  /// Returns the name of a type in key paths within the type: an alias if a member has the name of
  /// the type, such as `var Theme: Theme`, which the compiler would find first.
  private func keyPathRoot(of scope: Scope) -> String {
    guard scope.path == scope.name, !interface.types(declaring: scope.name).isEmpty else {
      return scope.name
    }
    return tail.alias(of: scope.path, conditions)
  }

  private func isKeyed(_ node: VariableDeclSyntax) -> Bool {
    isExposed(node.attributes)
      || ["IBOutlet", "IBInspectable", "GKInspectable", "NSManaged"].contains {
        node.attributes.first(named: $0) != nil
      }
  }

  /// Registers the key paths that `keyPathsForValuesAffectingTitle()` returns for `title`.
  func registerSources(
    _ word: String, _ call: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    let begin = "keyPathsForValuesAffecting"
    guard word.hasPrefix(begin), word.count > begin.count, modifiers.has("static", "class"),
      let scope = scopes.last, scope.kind == .classType || scope.kind == .classExtension,
      !scope.isUnreachable, isExposed(attributes)
    else { return }
    let capital = String(word.dropFirst(begin.count))
    // The first letter of a name such as `URL` stays a capital.
    let isWord = capital.dropFirst().first?.isUppercase != true
    let name = isWord ? capital.prefix(1).lowercased() + capital.dropFirst() : capital
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "KeyedProperties.add(\"\(name)\", of: \(scope.name).self) { \(scope.name).\(call) }")
  }
}

extension FunctionDeclSyntax {
  /// The type of the first parameter as it is written; nil without parameters.
  fileprivate var firstType: String? {
    signature.parameterClause.parameters.first?.type.trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// Whether its getter is `async` or throws, which key paths do not support.
  fileprivate var hasEffects: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }
}

extension ModuleInterface {
  /// Returns the superclass of the highest class that the interfaces know; an empty string for a
  /// class without a superclass.
  func root(of type: String) -> String {
    superclassChain(of: type).last.flatMap { classes[$0]?.inherited.first } ?? ""
  }

  /// Returns whether a class is the highest that declares a given method of `KeyValueMember`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The full name of the method.
  ///   - known: The class of a framework from which a class within a function inherits.
  func isHighest(_ type: String, with name: String, root known: String? = nil) -> Bool {
    guard let member = KeyValueMember.all[name] else { return false }
    let superclassChain = superclassChain(of: type)
    let memberKey = KeyValueMember.memberKey(name)
    guard !superclassChain.dropFirst().contains(where: { members[$0]?.contains(memberKey) == true })
    else { return false }
    let top = known ?? root(of: type)
    if let root = member.root { return top == root }
    guard member.isOfLayers else { return true }
    return top != "NSManagedObject" && !(top.hasPrefix("CA") && top.hasSuffix("Layer"))
  }
}
