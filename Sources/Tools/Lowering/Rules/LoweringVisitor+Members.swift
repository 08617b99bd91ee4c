import SwiftSyntax

extension LoweringVisitor {
  func lowerFunction(_ node: FunctionDeclSyntax) {
    let isSeen = isExposed(node.attributes)
    if isSeen, let word = node.modifiers.first(named: "dynamic") { edits.blank(word.bytes) }
    guard let scope = scopes.last, scope.kind != .function else { return }
    if lowerManaged(node) {
      if isSeen { register(node, isWitness: false) }
      return
    }
    if lowerClassOverride(node) { return }
    if let declaring = Self.membersOfObjects[node.fullName],
      let word = node.modifiers.first(named: "override"),
      declaring.isDisjoint(with: interface.superclassNames(of: scope.path)),
      !interface.superclassChain(of: scope.path).dropFirst().contains(where: {
        interface.members[$0]?.contains(node.fullName) == true
      })
    {
      // On Linux `NSObject` has no such method that a class can override, or call.
      blankSuperCalls(in: node)
      return edits.blank(word.bytes)
    }
    if scope.kind == .classExtension,
      Self.membersOfObjects[node.fullName]?.contains(scope.path) == true
    {
      blankSuperCalls(in: node)
    }
    if lowerKeyValueOverride(node) { return }
    overrideInheritedOptional(node)
    if lowerReplacement(node, name: node.name) { return }
    lowerDispatchedOverride(node.fullName, node.parameterTypes, node.modifiers)
    if let fold = FoldedMember(node) {
      lowerFold(fold, node, from: node.modifiers.first, name: node.name, "func")
    }
    lowerExchanged(node)
    if node.labels.isEmpty {
      registerSources(node.name.text, node.name.text + "()", node.attributes, node.modifiers)
    }
    if let inheritance = scope.localInheritance,
      interface.isWitness(node.fullName, ofInheritance: inheritance)
    {
      return registerLocal(node)
    }
    guard scope.kind == .classType || scope.kind == .classExtension,
      isSeen || interface.isWitness(node.fullName, of: scope.path)
        || interface.isExported(node.modifiers.memberPrefix + node.fullName, of: scope.path)
    else { return }
    register(node, isWitness: !isSeen)
  }

  /// Removes the statements of a method that call the method of the superclass.
  func blankSuperCalls(in node: FunctionDeclSyntax) {
    for item in node.body?.statements ?? []
    where item.item.trimmedDescription == "super.\(node.fullName)" {
      edits.blank(item.bytes)
    }
  }

  func lowerVariable(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.kind != .function, !lowerManaged(node),
      !lowerClassOverride(node), !lowerKeyValueOverride(node)
    else { return }
    lowerMissingOverride(node)
    if let fold = FoldedMember(node), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      lowerFold(fold, node, from: node.modifiers.first, name: name, "var")
    }
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      if lowerReplacement(node, name: name) { return }
      lowerDispatchedOverride(name.text, "", node.modifiers)
    }
    registerProperties(node)
    if let name = node.bindings.first?.pattern.trimmedDescription {
      registerSources(name, name, node.attributes, node.modifiers)
    }
    guard isExposed(node.attributes), let word = node.modifiers.first(named: "dynamic") else {
      return
    }
    edits.blank(word.bytes)
    guard let wrapper = observationWrapper(of: node), scope.kind == .classType else {
      if scope.kind == .classType { addObservers(to: node) }
      return
    }
    tail.needsRuntime = true
    // The wrapper replaces `@objc` or, without it, all modifiers.
    if let attribute = node.attributes.first(named: "objc"), attribute.bytes.count > 4 {
      edits.replaceLater(attribute.bytes, with: wrapper)
    } else if let first = node.modifiers.first {
      let range = first.bytes.lowerBound..<node.bindingSpecifier.bytes.lowerBound
      let others = node.modifiers.filter { $0.name.text != "dynamic" }.map(\.trimmedDescription)
      edits.replaceLater(range, with: ([wrapper] + others).joined(separator: " ") + " ")
    }
  }

  /// Gives a property that cannot have a wrapper, because it is weak or has another one, observers
  /// that notify those of the property.
  private func addObservers(to node: VariableDeclSyntax) {
    guard node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil,
      node.modifiers.has("weak") || node.attributes.hasWrapper,
      !node.modifiers.has("lazy", "static", "class", "override"),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      options.has("TactusFoundation")
    else { return }
    edits.insert(
      " { willSet { willChangeValue(for: \\.\(name)) } didSet { didChangeValue(for: \\.\(name)) } }",
      at: binding.bytes.upperBound)
  }

  /// Returns the property wrapper that notifies observers; nil for a property that is computed or
  /// cannot have a wrapper.
  func observationWrapper(of node: VariableDeclSyntax) -> String? {
    guard node.bindingSpecifier.text == "var", node.bindings.count == 1,
      let binding = node.bindings.first,
      !node.modifiers.has("weak", "unowned", "lazy", "static", "class", "override"),
      !node.attributes.hasWrapper
    else { return nil }
    if let block = binding.accessorBlock {
      guard case .accessors(let list) = block.accessors,
        list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      else { return nil }
    }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    let isNilAtFirst =
      binding.initializer == nil
      && (type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<"))
    return isNilAtFirst ? "@_KN" : "@_KV"
  }

  /// Renames a member of an extension, if its class declares the member.
  private func lowerFold(
    _ fold: FoldedMember, _ node: some DeclSyntaxProtocol, from modifier: DeclModifierSyntax?,
    name: TokenSyntax, _ keyword: String
  ) {
    guard let owner = type?.path, let entry = fold.entry(of: owner) else { return }
    let isDispatched = lowerDispatched(node, entry.key, isOverride: fold.isOverride)
    let isAdded =
      fold.isOverride && !isDispatched && !interface.ownClasses.contains(owner)
      && addOverride(node, of: owner)
    if fold.isOverride, !isDispatched, !isAdded, !interface.ownClasses.contains(owner) {
      diagnose(
        modifier.map(Syntax.init) ?? Syntax(name),
        "'\(name.text)' is overridden in an extension of '\(owner)', whose class is not in this "
          + "module; override it in a subclass")
      return
    }
    guard isDispatched || isAdded || interface.isFolded(entry) else {
      return lowerReplaceable(node, of: owner)
    }
    let start =
      attributes(of: node).first(named: "objc")?.bytes.lowerBound ?? modifier?.bytes.lowerBound
      ?? node.as(FunctionDeclSyntax.self)?.funcKeyword.bytes.lowerBound
      ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier.bytes.lowerBound
    guard let start else { return }
    if !fold.observers.isEmpty, let binding = node.as(VariableDeclSyntax.self)?.bindings.first {
      return lowerObservers(fold.observers, binding, from: start, in: owner)
    }
    let words =
      fold.bodyModifiers + (isNonisolated(entry.name) ? ["nonisolated"] : [])
      + [keyword + " " + interface.bodyPrefix(of: owner)]
    let isolation = interface.isOnMainActor(entry) ? FoldedMember.isolation : ""
    edits.replaceLater(
      start..<name.bytes.lowerBound, with: isolation + words.joined(separator: " "), atEnd: true)
  }

  /// The methods of `NSObject` and of collections that are missing on Linux, or that no class can
  /// override there, and the classes of the frameworks that declare them.
  private static let membersOfObjects: [String: Set<String>] = [
    "awakeFromNib()": ["UIResponder", "UIBarItem", "UINavigationItem", "NSLayoutConstraint"],
    "prepareForInterfaceBuilder()": ["UIResponder", "UIBarItem", "UINavigationItem"],
    "countByEnumerating(with:objects:count:)": [],
  ]

  /// Returns whether a member is one of `NSObject`, which are nonisolated in Swift 6, as are their
  /// overrides.
  func isNonisolated(_ member: String) -> Bool {
    options.isSwift6 && Self.membersOfNSObject.contains(member)
  }

  /// The members that apps override from `NSObject`.
  private static let membersOfNSObject: Set<String> = [
    "copy()", "debugDescription", "description", "hash", "isEqual(_:)", "mutableCopy()",
  ]

  /// Makes methods of the observers of a property that the class declares.
  private func lowerObservers(
    _ observers: [PropertyObserver], _ binding: PatternBindingSyntax, from start: Int,
    in owner: String
  ) {
    guard let type = binding.typeAnnotation?.type.trimmedDescription,
      let block = binding.accessorBlock
    else { return }
    var start = start
    for observer in observers {
      let begin = observer.body.leftBrace.bytes.lowerBound
      let text = observer.declaration(
        of: binding.pattern.trimmedDescription, joined(type),
        prefix: interface.bodyPrefix(of: owner))
      let isOwnLine = observer.isFirst || observer.beginsLine
      edits.replaceLater(start..<begin, with: (isOwnLine ? "" : "; ") + text, atEnd: true)
      start = observer.body.rightBrace.bytes.upperBound
    }
    edits.replaceLater(start..<block.bytes.upperBound, with: "")
  }

  /// Returns the attributes of a declaration if its `@objc` can be replaced along with the
  /// modifiers, and otherwise none.
  func attributes(of node: some DeclSyntaxProtocol) -> AttributeListSyntax {
    // Only the last attribute can be replaced without losing others.
    let list =
      node.as(FunctionDeclSyntax.self)?.attributes ?? node.as(VariableDeclSyntax.self)?.attributes
    guard let list, list.plain.last?.name == "objc" else { return [] }
    return list
  }

  // MARK: By name

  /// Registers a method under its selector before `main`.
  ///
  /// - Parameters:
  ///   - node: The method.
  ///   - isWitness: Whether it only implements a requirement, whose isolation it then may have.
  private func register(_ node: FunctionDeclSyntax, isWitness: Bool) {
    if node.modifiers.has("static", "class") { return registerClassMethod(node) }
    guard let scope = scopes.last, !scope.isUnreachable || scope.isGenericClass,
      isRegistrable(node)
    else { return }
    let own = node.attributes.first(named: "objc")?.arguments?.trimmedDescription
    let name = own ?? selector(of: node.fullName, in: scope.path)
    if scope.isGenericClass {
      guard let method = SharedMethod(node, selector: name) else { return }
      tail.needsRuntime = true
      scopes[scopes.count - 1].sharedMethods.append(method)
      return
    }
    // A method without parameters is referenced by its base name.
    let reference = "Self." + (node.labels.isEmpty ? node.name.text : node.fullName)
    let isOverloaded = interface.overloaded.contains(scope.path + "." + node.fullName)
    let isOnMainActor =
      options.isSwift6 && interface.isOnMainActor(node.fullName, in: scope.path)
    let method =
      isOverloaded || isWitness || isOnMainActor ? node.closure(of: scope.name) : reference
    tail.needsRuntime = true
    let count = node.labels.count
    scopes[scopes.count - 1].registrations.statements.append(
      tail.registration(of: method, name, argumentCount: count, isOnMainActor: isOnMainActor))
  }

  /// Registers a class method under its selector before `main`.
  private func registerClassMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, !scope.isUnreachable, isRegistrable(node),
      !node.name.text.hasPrefix("keyPathsForValuesAffecting")
    else { return }
    let own = node.attributes.first(named: "objc")?.arguments?.trimmedDescription
    let name = own ?? selector(of: node.fullName, in: scope.path)
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "KeyedClassMethods.add(\"\(name)\", \(node.closure(of: scope.name + ".Type")))")
  }

  /// Registers a method of a class that a function declares, whenever the function runs.
  private func registerLocal(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, isRegistrable(node), !node.modifiers.has("static", "class")
    else { return }
    let own = node.attributes.first(named: "objc")?.arguments?.trimmedDescription
    let name = own ?? selector(of: node.fullName, in: scope.path)
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.statements.append(
      "_ = \(tail.selectorType)(\"\(name)\", calling: \(node.closure(of: scope.name)))")
  }

  /// Returns whether a selector can call a method.
  private func isRegistrable(_ node: FunctionDeclSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters
    let isSought = ModuleInterface.soughtMethods.contains(node.fullName)
    return !node.isGeneric && (isSought || !node.modifiers.has("override"))
      && node.signature.effectSpecifiers == nil && parameters.count <= 4
      && !parameters.contains {
        $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ")
      }
      && !node.attributes.isHiddenFromSwift
  }

  /// Returns the selector of a type's method, given its full name.
  func selector(of method: String, in type: String) -> String {
    if let given = interface.givenSelector(of: method, in: type)
      ?? interface.givenSelector(ofRequirement: method, in: type)
    {
      return given
    }
    // Words of the language stand between backticks, which are not part of a name.
    let name = method.filter { $0 != "`" }
    let base = String(name.prefix { $0 != "(" })
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    return SelectorName.method(base, labels: labels)
  }
}
