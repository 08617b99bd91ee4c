/// The interfaces of a module's own files and of the modules that it imports.
package struct ModuleInterface: Sendable {
  private(set) var classes: [String: FileInterface.Class] = [:]
  private(set) var protocols: [String: [String]] = [:]
  private(set) var values: [String: [String]] = [:]
  private(set) var wrapperAliases: Set<String> = []
  private(set) var associatedTypes: [String: [String]] = [:]
  private(set) var conformances: [String: [String]] = [:]
  private(set) var optionals: [String: [FileInterface.OptionalMember]] = [:]
  private(set) var selectors: [String: String] = [:]
  private(set) var members: [String: Set<String>] = [:]
  /// The base names of optional requirements, after which `?(` is allowed.
  private(set) var optionalNames: Set<String> = []
  /// The classes of the module itself, the only ones into which members can be folded.
  private(set) var ownClasses: Set<String> = []
  /// The base names of the members that extensions of other modules' classes declare.
  private(set) var extensionNames: Set<String> = []
  /// The base names of the inherited members that extensions of other modules' classes override.
  private(set) var inheritedNames: Set<String> = []
  private var aliases: [String: Set<String>] = [:]
  private(set) var unselectable: [String: String] = [:]
  private var properties: Set<String> = []
  private(set) var folds: [String: [FileInterface.Fold]] = [:]
  /// Whether tests can import the module with its internal declarations.
  let isTestable: Bool
  /// The members that protocols on the main actor require, as `Protocol.name(_:)`.
  private(set) var isolatedRequirements: Set<String> = []
  /// The members that protocols for Objective-C require which refine others, by protocol.
  private(set) var exports: [String: [String]] = [:]
  /// The types that override each member.
  private(set) var overriding: [String: Set<String>] = [:]
  /// The members that Objective-C sees, by type.
  private(set) var exposed: [String: Set<String>] = [:]
  /// The methods that XCTest runs, by type.
  private(set) var tests: [String: Set<String>] = [:]
  /// The conditions under which such methods exist, by `Type.method`.
  private(set) var testConditions: [String: String] = [:]
  /// The methods of which a type has several with the same names, as `Type.name(_:)`.
  private(set) var overloaded: Set<String> = []
  /// The methods that the protocols for Objective-C require, by protocol.
  private(set) var requirements: [String: Set<String>] = [:]
  /// The methods with a main-actor attribute of their own, as `Type.name(_:)`.
  private var onMainActor: Set<String> = []
  /// The positions of the parameters of type `AnyObject`, as `name(_:)#0`.
  private(set) var objectParameters: Set<String> = []
  /// The structs and enums with generic parameters.
  private(set) var genericTypes: Set<String> = []
  /// Whether any file checks objects for methods, by `responds(to:)`.
  private(set) var asksForMethods = false
  /// Whether any file of the module reads or sets implementations of methods at run time.
  private(set) var exchangesMethods = false
  /// The names by which sources name types.
  let names: TypeNames
  /// The classes of this module below a class of this module.
  private(set) var ownSubclasses: [String: [String]] = [:]
  /// The superclasses that the interfaces know, by class.
  private var superclasses: [String: String] = [:]
  /// The protocols that require `init()`, and that an extension adds to classes of other modules.
  private(set) var createdProtocols: Set<String> = []
  /// The other initializers that such protocols require, by protocol.
  private(set) var creations: [String: [FileInterface.RequiredInitializer]] = [:]
  /// The full names of the methods with a base name, by `Type.base`.
  private(set) var methodNames: [String: [String]] = [:]
  /// The types of the parameters of methods that share their base name, by `Type.name(_:)`.
  private var parameterTypes: [String: Set<String>] = [:]
  /// The classes that expose a member to Objective-C, by the member's base name.
  private(set) var exposingClasses: [String: Set<String>] = [:]
  /// The protocols for Objective-C that require members, by the base names of these.
  private var requiringProtocols: [String: Set<String>] = [:]
  /// The optional methods by base name.
  private var optionalMethods: [String: [FileInterface.OptionalMember]] = [:]
  /// The reasons why no selector can call class methods, by `Type.base`.
  private(set) var unselectableMethods: [String: String] = [:]
  /// Whether any property or result is an `AnyObject`, a class or a collection of them.
  private(set) var hasObjects = false
  /// The types of the properties and results whose types other declarations need, by `Type.name`
  /// and `Type.name()`.
  private(set) var statedTypes: [String: String] = [:]
  /// The members that extensions in imported modules declare, by class.
  private(set) var importedExtensionMembers: [String: Set<String>] = [:]
  /// The types that have a member.
  private var owners: [String: [String]] = [:]

  /// Combines interfaces.
  ///
  /// - Parameters:
  ///   - own: The interfaces of the module's files.
  ///   - imported: The interfaces of the modules that it imports.
  ///   - module: The name of the module.
  ///   - isTestable: Whether tests can import the module with its internal declarations.
  package init(
    _ own: [FileInterface], imported: [FileInterface] = [], module: String = "main",
    isTestable: Bool = false
  ) {
    self.isTestable = isTestable
    names = TypeNames(own, imported: imported, module: module)
    for interface in imported {
      add(interface)
      for fold in interface.folds where !fold.isOverride {
        importedExtensionMembers[canonical(fold.owner), default: []].insert(fold.name)
      }
    }
    var classImports: [String: Set<String>] = [:]
    for interface in own {
      add(interface)
      exchangesMethods = exchangesMethods || interface.exchangesMethods
      for item in interface.classes { classImports[canonical(item.name)] = interface.imports }
    }
    ownClasses = Set(classImports.keys)
    for interface in own {
      for fold in interface.folds {
        var fold = fold
        fold.owner = canonical(fold.owner)
        fold.imports = interface.imports.subtracting(classImports[fold.owner] ?? [])
        folds[fold.owner, default: []].append(fold)
      }
    }
    resolveAliases()
    createdProtocols = protocolsThatCreate(own).union(protocolsThatCreate(imported))
    creations = creations(in: own).merging(creations(in: imported)) { own, _ in own }
    for (owner, added) in folds where classes[owner] == nil {
      extensionNames.formUnion(added.lazy.filter { !$0.isOverride }.map(\.memberName))
    }
    index()
    for added in folds.values.joined() where isInherited(added) {
      inheritedNames.insert(added.baseName)
    }
  }

  private mutating func add(_ interface: FileInterface) {
    for item in interface.classes { classes[canonical(item.name)] = item }
    for (name, refined) in interface.protocols { protocols[name] = refined }
    associatedTypes.merge(interface.associatedTypes) { $1 }
    wrapperAliases.formUnion(interface.wrapperAliases)
    aliases.merge(interface.aliases) { $1 }
    for (name, declared) in interface.values { values[canonical(name)] = declared }
    for (name, added) in interface.conformances {
      conformances[canonical(name), default: []] += added
    }
    for (name, methods) in interface.tests {
      tests[canonical(name), default: []].formUnion(methods)
    }
    for (name, condition) in interface.testConditions {
      testConditions[canonical(member: name)] = condition
    }
    for (name, type) in interface.statedTypes {
      statedTypes[canonical(member: name)] = type
      hasObjects = hasObjects || StatedType(type).objectKind != nil
    }
    asksForMethods = asksForMethods || interface.asksForMethods
    properties.formUnion(interface.requiredProperties)
    for (name, methods) in interface.requirements { requirements[name] = Set(methods) }
    for item in interface.optionals { optionals[item.owner, default: []].append(item) }
    for (name, selector) in interface.selectors { selectors[canonical(member: name)] = selector }
    for (name, reason) in interface.unselectable {
      unselectable[canonical(member: name)] = reason
    }
    for (name, types) in interface.parameterTypes {
      parameterTypes[canonical(member: name), default: []].formUnion(types)
    }
    overloaded.formUnion(interface.overloaded.map { canonical(member: $0) })
    objectParameters.formUnion(interface.objectParameters)
    genericTypes.formUnion(interface.genericTypes)
    onMainActor.formUnion(interface.onMainActor.map { canonical(member: $0) })
    isolatedRequirements.formUnion(interface.isolatedRequirements)
    exports.merge(interface.exports) { $1 }
    for (name, added) in interface.members {
      let type = canonical(name)
      // Another file may declare a method with the same names.
      for member in members[type]?.intersection(added) ?? [] {
        overloaded.insert(type + "." + member)
      }
      members[type, default: []].formUnion(added)
    }
    for (name, added) in interface.exposed {
      exposed[canonical(name), default: []].formUnion(added)
    }
    for (name, added) in interface.overrides {
      for method in added { overriding[method, default: []].insert(canonical(name)) }
    }
  }

  /// Prepares the searches by name, which a large module makes often.
  private mutating func index() {
    for (name, item) in classes {
      superclasses[name] = item.inherited.compactMap { resolved($0, seenFrom: name) }
        .first { $0 != name }
    }
    for name in ownClasses.sorted() {
      for above in superclassChain(of: name).dropFirst() where ownClasses.contains(above) {
        ownSubclasses[above, default: []].append(name)
      }
    }
    for (type, names) in members {
      for name in names {
        owners[name, default: []].append(type)
        guard let end = name.firstIndex(of: "(") else {
          properties.insert(name)
          continue
        }
        methodNames[type + "." + name[..<end], default: []].append(name)
      }
    }
    for (name, reason) in unselectable.sorted(by: { $0.key < $1.key }) {
      unselectableMethods[Self.base(of: name)] = reason
    }
    for (type, names) in exposed {
      for name in names { exposingClasses[Self.base(of: name), default: []].insert(type) }
    }
    for (name, methods) in requirements {
      for method in methods { requiringProtocols[Self.base(of: method), default: []].insert(name) }
    }
    for item in optionals.values.joined() {
      requiringProtocols[item.baseName, default: []].insert(item.owner)
    }
    for item in optionals.sorted(by: { $0.key < $1.key }).flatMap(\.value) where !item.isProperty {
      // After a dot, a word of the language needs no backticks.
      let base = item.baseName.filter { $0 != "`" }
      optionalMethods[base, default: []].append(item)
      optionalNames.insert(base)
    }
  }

  private static func base(of member: String) -> String { String(member.prefix { $0 != "(" }) }

  /// Returns the full name of a type that an extension or a clause names: without the module, the
  /// generic arguments and type aliases.
  func canonical(_ name: String) -> String { names.canonical(name) }

  /// Returns the type that a type alias within a type stands for, as written; the alias may be in
  /// an extension in another file.
  func alias(named name: String, in type: String) -> String? { names.alias(named: name, in: type) }

  /// Returns the name of a member with the full name of its type.
  private func canonical(member: String) -> String {
    let end = member.firstIndex(of: "(") ?? member.endIndex
    guard let dot = member[..<end].lastIndex(of: ".") else { return member }
    return canonical(String(member[..<dot])) + member[dot...]
  }

  /// Adds the aliases of string wrappers' aliases.
  private mutating func resolveAliases() {
    var isComplete = wrapperAliases.isEmpty
    while !isComplete {
      isComplete = true
      for (name, parts) in aliases where !wrapperAliases.contains(name) {
        let scope = name.lastIndex(of: ".").map { name[...$0] } ?? ""
        guard parts.contains(where: { isWrapperAlias($0) || isWrapperAlias(scope + $0) }) else {
          continue
        }
        wrapperAliases.insert(name)
        isComplete = false
      }
    }
  }

  private func isWrapperAlias(_ name: some StringProtocol) -> Bool {
    wrapperAliases.contains(String(name))
  }

  /// Returns a class and its known superclasses, beginning with the class itself.
  func superclassChain(of name: String) -> [String] {
    var names = [name]
    var seen: Set = [name]
    while let last = names.last, let next = superclasses[last], seen.insert(next).inserted {
      names.append(next)
    }
    return names
  }

  /// Returns the full name of a class that is named inside or beside a type.
  func resolved(_ name: String, seenFrom type: String) -> String? {
    var place = type[...]
    while let dot = place.lastIndex(of: ".") {
      place = place[..<dot]
      let inner = canonical(place + "." + name)
      if classes[inner] != nil { return inner }
    }
    let name = canonical(name)
    guard name.contains("&") else { return classes[name] == nil ? nil : name }
    return Self.parts(of: name).map { canonical($0) }.first { classes[$0] != nil }
  }

  /// Returns the names that `&` joins.
  static func parts(of composition: String) -> [String] {
    composition.split(separator: "&").map { String($0.filter { !$0.isWhitespace }) }
  }

  /// Returns whether a class or one of its superclasses is marked `@objcMembers`.
  func hasExposedMembers(_ name: String) -> Bool {
    superclassChain(of: name).contains { classes[$0]?.traits.contains("objcMembers") == true }
  }

  /// Returns the optional requirements of a class's own conformances, without those of its
  /// superclasses.
  func optionals(of name: String) -> [FileInterface.OptionalMember] {
    protocols(of: name).flatMap { optionals[$0] ?? [] }
  }

  /// Returns the protocols of a class's own conformances, and those that they refine.
  func protocols(of name: String) -> [String] {
    var todo = (classes[name]?.inherited ?? []) + (conformances[name] ?? [])
    var seen: Set<String> = []
    var found: [String] = []
    while let next = todo.popLast() {
      // Attributes such as `@preconcurrency` stand before the name.
      let word = next.hasPrefix("@") ? next.split(separator: " ").last.map(String.init) : next
      let proto = canonical(word ?? next)
      guard seen.insert(proto).inserted else { continue }
      if proto.contains("&") {
        todo += Self.parts(of: proto)
        continue
      }
      found.append(proto)
      todo += protocols[proto] ?? []
    }
    return found
  }

  /// Returns the selector that `@objc(name)` gives a method, if any.
  func givenSelector(of method: String, in type: String) -> String? {
    superclassChain(of: type).lazy.compactMap { selectors[$0 + "." + method] }.first
  }

  /// Returns the full names of a class's methods with a base name.
  func methods(_ base: String, of type: String) -> [String] {
    for name in superclassChain(of: type) {
      if let found = methodNames[name + "." + base] { return found.sorted() }
    }
    return requirements[type]?.filter { $0.hasPrefix(base + "(") }.sorted() ?? []
  }

  /// Returns the full names of a class's methods with a base name that take arguments of some
  /// types; those with as many arguments if the types are unknown.
  func methods(_ base: String, taking types: [String], of type: String) -> [String] {
    let all = methods(base, of: type).filter { $0.filter { $0 == ":" }.count == types.count }
    guard all.count > 1 else { return all }
    let wanted = SelectedMember.comparable(types.joined(separator: ","))
    let exact = all.filter { name in
      superclassChain(of: type).contains {
        parameterTypes[$0 + "." + name]?.contains(wanted) == true
      }
    }
    return exact.isEmpty ? all : exact
  }

  /// Returns whether a protocol for Objective-C requires a member with a base name.
  func isRequired(_ base: String) -> Bool { requiringProtocols[base] != nil }

  /// Returns the optional methods of all protocols with a base name.
  func optionalMethods(named base: String) -> [FileInterface.OptionalMember] {
    optionalMethods[base] ?? []
  }

  /// Returns the types that declare a member.
  func types(declaring member: String) -> [String] { owners[member] ?? [] }

  /// Returns whether a method has a main-actor attribute of its own, given its base name or its
  /// whole name.
  func isOnMainActor(_ method: String, in type: String) -> Bool {
    guard !onMainActor.isEmpty else { return false }
    let names = method.contains("(") ? [method] : methods(method, of: type)
    return superclassChain(of: type).contains { owner in
      names.contains { onMainActor.contains(owner + "." + $0) }
    }
  }

  /// Returns whether a method of a class of this module is not exposed to Objective-C, given its
  /// base name or its whole name.
  ///
  /// On an iPhone the compiler refuses a `#selector` of such a method. A method that may implement
  /// a requirement of a protocol for Objective-C counts as exposed, and so does each method of a
  /// test case: XCTest exposes the members of its subclasses. The methods of extensions of the
  /// frameworks' classes count as those of the module's own.
  func isHidden(_ method: String, in type: String) -> Bool {
    let base = Self.base(of: method)
    guard !hasExposedMembers(type), !SystemOptionals.names.contains(base),
      !superclassNames(of: type).contains("XCTestCase")
    else { return false }
    for name in superclassChain(of: type) {
      let isMember = members[name]?.contains(method) == true
      let found = isMember ? [method] : methodNames[name + "." + method] ?? []
      if found.isEmpty { continue }
      let isOwn = ownClasses.contains(name)
      let isExtended =
        !isOwn && classes[name] == nil && FrameworkClasses.superclass(of: name) != nil
      return (isOwn || isExtended) && !mayImplement(base, in: name)
        && found.allSatisfy {
          exposed[name]?.contains($0) != true && overriding[$0]?.contains(name) != true
        }
    }
    return false
  }

  /// Returns whether a method of a class with a base name may implement a requirement of a protocol
  /// for Objective-C to which the class conforms.
  private func mayImplement(_ base: String, in name: String) -> Bool {
    protocols(of: name).contains { proto in
      if requirements[proto]?.contains(where: { Self.base(of: $0) == base }) == true { return true }
      if optionals[proto]?.contains(where: { $0.baseName == base }) == true { return true }
      return SystemOptionals.protocols.contains(proto)
        && SystemOptionals.mayRequire(base, proto)
    }
  }

  /// Returns whether any type or protocol has a property with a name.
  func hasProperty(_ name: String) -> Bool { properties.contains(name) }

  /// Returns the type of the objects that have an Objective-C member with a base name: the only
  /// protocol that requires one, if all classes with such a member conform to it, or else the only
  /// class; nil if there are several.
  func owner(ofExposed base: String) -> String? {
    let classes = exposingClasses[base] ?? []
    if let names = requiringProtocols[base], names.count == 1, let name = names.first,
      classes.allSatisfy({ protocols(of: $0).contains(name) })
    {
      return name
    }
    return classes.count == 1 ? classes.first : nil
  }

  /// Returns the members that a class of this module declares in place of its extensions.
  func folds(into name: String) -> [FileInterface.Fold] {
    let prefix = bodyPrefix(of: name)
    return (folds[name] ?? []).filter(isFolded).map { fold in
      var fold = fold
      if prefix != FoldedMember.prefix, !fold.name.hasPrefix("init(") {
        fold.text = fold.text.replacing(FoldedMember.prefix, with: prefix)
      }
      if fold.isOverride, extendedAncestor(declaring: fold.key, above: name) != nil,
        isHighestOverride(fold.key, of: name)
      {
        fold.text = fold.text.replacing("override ", with: "", maxReplacements: 1)
      }
      if isOnMainActor(fold) { fold.text = FoldedMember.isolation + fold.text }
      overrideInheritedOptional(&fold)
      return fold
    }
  }

  /// Returns the prefix of the names of the bodies that stay in the extensions of a class.
  ///
  /// Extensions of a class and of its superclass may override the same member, so the prefix of
  /// each class is different from those of its superclasses.
  func bodyPrefix(of name: String) -> String {
    guard classes[name] != nil else { return "_f\(superclassNames(of: name).count)_" }
    let depth = superclassChain(of: name).count - 1
    return depth == 0 ? FoldedMember.prefix : "_e\(depth)_"
  }

  /// Returns whether a member of an extension is folded into its class.
  func isFolded(_ fold: FileInterface.Fold) -> Bool {
    guard ownClasses.contains(fold.owner), !isHighest(fold.owner, with: fold.name),
      !isHighestClassOverride(fold)
    else { return false }
    if fold.name.hasPrefix("init("), hasFoldAbove(fold) { return true }
    return fold.isOverride || fold.isOpen || isOverridden(fold.name, of: fold.owner)
      || isForTests(fold) || adopter(ofOptional: fold.name, in: fold.owner) != nil
  }

  /// Returns whether an extension of a superclass has the same member.
  private func hasFoldAbove(_ fold: FileInterface.Fold) -> Bool {
    superclassChain(of: fold.owner).dropFirst().contains { above in
      ownClasses.contains(above) && folds[above]?.contains { $0.name == fold.name } == true
    }
  }

  /// Returns whether a subclass overrides a class's method.
  func isOverridden(_ method: String, of name: String) -> Bool {
    (overriding[method] ?? []).contains { superclassChain(of: $0).dropFirst().contains(name) }
  }
}
