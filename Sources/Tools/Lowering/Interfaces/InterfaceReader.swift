import SwiftSyntax

/// The visitor that reads a file's metadata.
final class InterfaceReader: SyntaxVisitor {
  var interface = FileInterface()
  private let condition: PlatformCondition
  private var types: [String] = []
  private var isExposed: [Bool] = []
  /// The full name and the types of the parameters of the first method with each base name.
  private var firstMethods: [String: (name: String, types: String)] = [:]
  /// The enclosing conditions that only the compiler can evaluate.
  private var conditions: [String] = []
  /// Whether the enclosing extension is on the main actor.
  private var isMainActorExtension = false

  init(_ options: LoweringOptions) {
    condition = PlatformCondition(options: options)
    super.init(viewMode: .sourceAccurate)
  }

  private func path(_ name: String) -> String { (types + [name]).joined(separator: ".") }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (elements, text) in node.activeContents(condition) {
      if let text { conditions.append(text) }
      walk(elements)
      if text != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  // Declarations inside functions are invisible to other files.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { interface.imports.insert(module.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = path(node.name.text)
    var traits: Set<String> = []
    if node.modifiers.has("final") { traits.insert("final") }
    if !node.publicity.isEmpty { traits.insert(String(node.publicity.dropLast())) }
    if node.modifiers.has("private", "fileprivate") { traits.insert("private") }
    if node.attributes.first(named: "objcMembers") != nil { traits.insert("objcMembers") }
    if node.genericParameterClause != nil { traits.insert("generic") }
    if node.hasRequiredInitializer(condition) { traits.insert("required") }
    interface.classes.append(
      FileInterface.Class(name: name, inherited: names(node.inheritanceClause), traits: traits))
    enter(node.name.text, exposed: traits.contains("objcMembers"))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    interface.values[path(node.name.text)] = names(node.inheritanceClause)
    if node.genericParameterClause != nil {
      interface.genericTypes.insert(path(node.name.text))
    }
    enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    interface.values[path(node.name.text)] = names(node.inheritanceClause)
    if node.genericParameterClause != nil {
      interface.genericTypes.insert(path(node.name.text))
    }
    enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    for (index, value) in (node.parameterClause?.parameters ?? []).enumerated() {
      recordType(value.type, of: "\(path(node.name.text))(\(index))")
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let added = names(node.inheritanceClause)
    if !added.isEmpty { interface.conformances[name, default: []] += added }
    enter(name, exposed: node.attributes.first(named: "objc") != nil)
    isMainActorExtension = node.attributes.first(named: "MainActor") != nil
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    leave()
    isMainActorExtension = false
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = path(node.name.text)
    let type = node.initializer.value
    if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self)
    {
      interface.typeAliases[name] = joined(type.trimmedDescription)
    }
    let parts = StringWrappers.names(in: type)
    if parts.contains(where: StringWrappers.all.contains) {
      interface.wrapperAliases.insert(name)
    } else if node.genericParameterClause == nil {
      // Another alias of the module may stand for a string wrapper.
      let names = Set(parts.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } })
        .subtracting(["Any", "AnyObject", "Bool", "Double", "Int", "String", "Void"])
      if !names.isEmpty { interface.aliases[name] = names }
    }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = path(node.name.text)
    interface.protocols[name] =
      names(node.inheritanceClause) + (node.genericWhereClause?.classes(of: "Self") ?? [])
    if node.attributes.first(named: "objc") != nil {
      let methods = node.memberBlock.activeMembers(condition).compactMap {
        $0.as(FunctionDeclSyntax.self)
      }
      interface.requirements[name] = methods.map(\.fullName)
      for method in methods {
        record(method.attributes, of: name + "." + method.fullName)
      }
      let refined = Set(names(node.inheritanceClause))
      if !refined.isSubset(of: ["AnyObject", "NSObjectProtocol", "class"]) {
        interface.exports[name] = node.memberBlock.activeMembers(condition).flatMap(\.exportedNames)
      }
    }
    if node.memberBlock.activeMembers(condition).contains(where: \.isPlainInitializer) {
      interface.creatingProtocols.insert(name)
    }
    interface.creations += node.memberBlock.activeMembers(condition).compactMap { member in
      member.as(InitializerDeclSyntax.self).flatMap {
        FileInterface.RequiredInitializer($0, in: node, named: name)
      }
    }
    let isIsolated = node.attributes.first(named: "MainActor") != nil
    for member in node.memberBlock.activeMembers(condition) {
      let required = member.as(VariableDeclSyntax.self)?.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      interface.requiredProperties.formUnion(required ?? [])
      if isIsolated {
        let method = member.as(FunctionDeclSyntax.self)?.fullName
        let names = (required ?? []) + (method.map { [$0] } ?? [])
        interface.isolatedRequirements.formUnion(names.map { name + "." + $0 })
      }
      guard let type = member.as(AssociatedTypeDeclSyntax.self) else { continue }
      let types =
        names(type.inheritanceClause) + (type.genericWhereClause?.classes(of: type.name.text) ?? [])
      if !types.isEmpty { interface.associatedTypes[name + "." + type.name.text] = types }
    }
    interface.optionals += OptionalRequirement.entries(
      of: node, named: name, members: node.memberBlock.activeMembers(condition)
    ).map(\.entry)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      guard case .object = ObjectKind(parameter.type) else { continue }
      interface.objectParameters.insert("\(node.fullName)#\(index)")
    }
    let enclosing = types.isEmpty ? "_" : types.joined(separator: ".")
    if let result = node.signature.returnClause?.type {
      recordType(result, of: "\(enclosing).\(node.name.text)()")
    }
    guard let type = types.last.map({ _ in types.joined(separator: ".") }) else {
      return .skipChildren
    }
    if interface.members[type]?.contains(node.fullName) == true {
      interface.overloaded.insert(type + "." + node.fullName)
    }
    record(node.fullName, of: type, node.attributes, node.modifiers)
    recordParameters(of: node, type)
    if node.isTest {
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      interface.record(
        test: node.name.text + (isAsync ? " async" : ""), of: type,
        under: conditions.joined(separator: " && "))
    }
    if let reason = node.reasonAgainstSelector {
      interface.unselectable[type + "." + node.fullName] = reason
    }
    if isMainActorExtension || node.attributes.first(named: "MainActor") != nil {
      interface.onMainActor.insert(type + "." + node.fullName)
    }
    record(node.attributes, of: type + "." + node.fullName)
    if let fold = FoldedMember(node)?.entry(of: type) { interface.folds.append(fold) }
    return .skipChildren
  }

  /// Records the types of a method's parameters if its type has another method with that base name.
  private func recordParameters(of node: FunctionDeclSyntax, _ type: String) {
    let base = type + "." + node.name.text
    let name = type + "." + node.fullName
    let types = SelectedMember.comparable(node.parameterTypes)
    // The name of a method without parameters is complete.
    guard !types.isEmpty else { return }
    guard let first = firstMethods[base] else {
      firstMethods[base] = (name, types)
      return
    }
    if interface.parameterTypes[first.name] == nil {
      interface.parameterTypes[first.name] = [first.types]
    }
    interface.parameterTypes[name, default: []].append(types)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = Syntax(node).enclosingExtension?.extendedType.trimmedDescription {
      let labels = node.asMethod.labels.map { $0 + ":" }.joined()
      interface.addedInitializers.insert(type + "." + labels)
    }
    guard !types.isEmpty, node.modifiers.has("convenience") else { return .skipChildren }
    let type = types.joined(separator: ".")
    // Overriding convenience initializers need no `override`.
    interface.overrides[type, default: []].insert(node.asMethod.fullName)
    if let fold = FoldedInitializer(node) { interface.folds.append(fold.entry(of: type)) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty else {
      for binding in node.bindings {
        recordType(of: binding, named: "_." + binding.pattern.trimmedDescription)
      }
      return .skipChildren
    }
    let type = types.joined(separator: ".")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      record(name, of: type, node.attributes, node.modifiers)
      record(node.attributes, of: type + "." + name)
      recordType(of: binding, named: path(name))
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { continue }
      for accessor in list {
        record(accessor.attributes, of: "\(type).\(accessor.accessorSpecifier.text):\(name)")
      }
    }
    if let fold = FoldedMember(node)?.entry(of: type) { interface.folds.append(fold) }
    return .skipChildren
  }

  /// Records the type of a variable or property, if other declarations need it, or if its initial
  /// value is a type: `let kind = UIView.self`.
  private func recordType(of binding: PatternBindingSyntax, named name: String) {
    if let type = binding.typeAnnotation?.type {
      // A delegate of a class has closures where one of a protocol has optional methods.
      let last = name.lowercased()
      let isDelegate = last.hasSuffix("delegate") || last.hasSuffix("datasource")
      return recordType(type, of: name, always: isDelegate)
    }
    guard let value = binding.initializer?.value.as(MemberAccessExprSyntax.self),
      value.declName.baseName.text == "self", let type = value.base?.trimmedDescription,
      type.first?.isUppercase == true
    else { return }
    interface.statedTypes[name] = StatedType(type + ".Type").text
  }

  /// Records the type of a property, a result or an associated value, if it is a metatype, an
  /// `AnyObject` or a collection of them.
  private func recordType(_ type: TypeSyntax, of member: String, always: Bool = false) {
    let text = type.trimmedDescription
    guard always || ["AnyClass", "AnyObject", ".Type"].contains(where: text.contains),
      !text.contains("->")
    else { return }
    interface.statedTypes[member] = StatedType(text).text
  }

  /// Records the name that `@objc(name)` gives a member.
  private func record(_ attributes: AttributeListSyntax, of member: String) {
    guard let given = attributes.first(named: "objc")?.arguments else { return }
    interface.selectors[member] = given.trimmedDescription.filter { !$0.isWhitespace }
  }

  private func record(
    _ name: String, of type: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard !modifiers.has("static", "class") else {
      if KeyValueMember.all[name]?.isStatic == true {
        interface.members[type, default: []].insert(KeyValueMember.memberKey(name))
      }
      let key = FileInterface.Fold.classPrefix + name
      if modifiers.has("override") { interface.overrides[type, default: []].insert(key) }
      if isSeen(attributes) { interface.exposed[type, default: []].insert(key) }
      return
    }
    interface.members[type, default: []].insert(name)
    if modifiers.has("override") { interface.overrides[type, default: []].insert(name) }
    if isSeen(attributes) { interface.exposed[type, default: []].insert(name) }
  }

  /// Returns whether Objective-C sees a member of the current type that has some attributes.
  private func isSeen(_ attributes: AttributeListSyntax) -> Bool {
    isExposed.last == true || attributes.first(named: "objc") != nil
      || attributes.plain.contains {
        ["IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable"].contains(
          $0.name)
      }
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private func enter(_ name: String, exposed: Bool = false) {
    types.append(name)
    isExposed.append(exposed)
  }
  private func leave() {
    types.removeLast()
    isExposed.removeLast()
  }
}
