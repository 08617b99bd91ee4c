/// The interfaces of a module's own files and of the modules that it imports.
package struct ModuleInterface: Sendable {
  private(set) var classes: [String: FileInterface.Class] = [:]
  private(set) var protocols: [String: [String]] = [:]
  private(set) var values: [String: [String]] = [:]
  private(set) var wrapperAliases: Set<String> = []
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
  private var aliases: [String: Set<String>] = [:]
  private var unselectable: [String: String] = [:]
  private var properties: Set<String> = []
  private(set) var folds: [String: [FileInterface.Fold]] = [:]
  /// The types that override each member.
  private(set) var overriding: [String: Set<String>] = [:]
  /// The members that Objective-C sees, by type.
  private(set) var exposed: [String: Set<String>] = [:]

  /// Combines interfaces.
  ///
  /// - Parameters:
  ///   - own: The interfaces of the module's files.
  ///   - imported: The interfaces of the modules that it imports.
  package init(_ own: [FileInterface], imported: [FileInterface] = []) {
    for interface in imported { add(interface) }
    for interface in own {
      add(interface)
      ownClasses.formUnion(interface.classes.map(\.name))
      for fold in interface.folds { folds[fold.owner, default: []].append(fold) }
    }
    resolveAliases()
    for (owner, added) in folds where classes[owner] == nil {
      extensionNames.formUnion(
        added.lazy.filter { !$0.isOverride }.map { String($0.name.prefix { $0 != "(" }) })
    }
    properties = Set(members.values.joined().filter { !$0.contains("(") })
    optionalNames = Set(optionals.values.joined().filter { !$0.isProperty }.map(\.baseName))
  }

  private mutating func add(_ interface: FileInterface) {
    for item in interface.classes { classes[item.name] = item }
    for (name, refined) in interface.protocols { protocols[name] = refined }
    wrapperAliases.formUnion(interface.wrapperAliases)
    aliases.merge(interface.aliases) { $1 }
    for (name, declared) in interface.values { values[name] = declared }
    for (name, added) in interface.conformances { conformances[name, default: []] += added }
    for item in interface.optionals { optionals[item.owner, default: []].append(item) }
    for (name, selector) in interface.selectors { selectors[name] = selector }
    for (name, reason) in interface.unselectable { unselectable[name] = reason }
    for (name, added) in interface.members { members[name, default: []].formUnion(added) }
    for (name, added) in interface.exposed { exposed[name, default: []].formUnion(added) }
    for (name, added) in interface.overrides {
      for method in added { overriding[method, default: []].insert(name) }
    }
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
  func lineage(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let known = classes[last],
      let next = known.inherited.lazy.compactMap({ resolved($0, seenFrom: last) }).first,
      !names.contains(next)
    {
      names.append(next)
    }
    return names
  }

  /// Returns the full name of a class that is named inside or beside a type.
  private func resolved(_ name: String, seenFrom type: String) -> String? {
    var place = type[...]
    while let dot = place.lastIndex(of: ".") {
      place = place[..<dot]
      let inner = place + "." + name
      if classes[String(inner)] != nil { return String(inner) }
    }
    return classes[name] == nil ? nil : name
  }

  /// Returns whether a class or one of its superclasses is marked `@objcMembers`.
  func hasExposedMembers(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.traits.contains("objcMembers") == true }
  }

  /// Returns the optional requirements of a class's own conformances, without those of its
  /// superclasses.
  func optionals(of name: String) -> [FileInterface.OptionalMember] {
    var todo = (classes[name]?.inherited ?? []) + (conformances[name] ?? [])
    var seen: Set<String> = []
    var found: [FileInterface.OptionalMember] = []
    while let next = todo.popLast() {
      guard seen.insert(next).inserted else { continue }
      found += optionals[next] ?? []
      todo += protocols[next] ?? []
    }
    return found
  }

  /// Returns the optional requirements of a class's superclasses.
  func inheritedOptionals(of name: String) -> [FileInterface.OptionalMember] {
    lineage(of: name).dropFirst().flatMap { optionals(of: $0) }
  }

  /// Returns the selector that `@objc(name)` gives a method, if any.
  func givenSelector(of method: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { selectors[$0 + "." + method] }.first
  }

  /// Returns the full names of a class's methods with a base name.
  func methods(_ base: String, of type: String) -> [String] {
    for name in lineage(of: type) {
      let found = members[name]?.filter { $0.hasPrefix(base + "(") } ?? []
      if !found.isEmpty { return found.sorted() }
    }
    return []
  }

  /// Returns the reason why no selector can call a method of a class, given its base name or its
  /// whole name.
  func reasonAgainstSelector(of method: String, in type: String) -> String? {
    for name in lineage(of: type) {
      let key = name + "." + method
      if method.contains("(") {
        if let reason = unselectable[key] { return reason }
      } else if members[name]?.contains(where: { $0 == method || $0.hasPrefix(method + "(") })
        == true
      {
        // Of several methods the compiler chooses the one that can be called.
        let all = members[name]?.filter { $0.hasPrefix(method + "(") } ?? []
        return all.count == 1 ? all.first.flatMap { unselectable[name + "." + $0] } : nil
      } else if let (_, reason) = unselectable.first(where: { $0.key.hasPrefix(key + "(") }) {
        return reason
      }
    }
    return nil
  }

  /// Returns whether a method of a class of this module is not exposed to Objective-C, given its
  /// base name or its whole name.
  ///
  /// On an iPhone the compiler refuses a `#selector` of such a method. A method that may implement
  /// a requirement of a protocol counts as exposed.
  func isHidden(_ method: String, in type: String) -> Bool {
    let base = String(method.prefix { $0 != "(" })
    guard !hasExposedMembers(type), !SystemOptionals.names.contains(base) else { return false }
    for name in lineage(of: type) {
      let found = members[name]?.filter { $0 == method || $0.hasPrefix(method + "(") } ?? []
      if found.isEmpty { continue }
      let adopted = (classes[name]?.inherited ?? []) + (conformances[name] ?? [])
      return ownClasses.contains(name) && !adopted.contains { protocols[$0] != nil }
        && found.allSatisfy {
          exposed[name]?.contains($0) != true && overriding[$0]?.contains(name) != true
        }
    }
    return false
  }

  /// Returns whether any type has a property with a name.
  func hasProperty(_ name: String) -> Bool { properties.contains(name) }

  /// Returns the only class that exposes a member with a base name to Objective-C; nil if there are
  /// several.
  func owner(ofExposed base: String) -> String? {
    let owners = exposed.filter { $0.value.contains { $0 == base || $0.hasPrefix(base + "(") } }
    return owners.count == 1 ? owners.first?.key : nil
  }

  /// Returns the members that a class of this module declares in place of its extensions.
  func folds(into name: String) -> [FileInterface.Fold] {
    let prefix = bodyPrefix(of: name)
    return (folds[name] ?? []).filter(isFolded).map { fold in
      var fold = fold
      if prefix != FoldedMember.prefix, !fold.name.hasPrefix("init(") {
        fold.text = fold.text.replacing(FoldedMember.prefix, with: prefix)
      }
      if fold.isOverride, extendedAncestor(declaring: fold.name, above: name) != nil,
        isHighestOverride(fold.name, of: name)
      {
        fold.text = fold.text.replacing("override ", with: "", maxReplacements: 1)
      }
      return fold
    }
  }

  /// Returns the prefix of the names of the bodies that stay in the extensions of a class.
  ///
  /// Extensions of a class and of its superclass may override the same member, so the prefix of
  /// each class is different from those of its superclasses.
  func bodyPrefix(of name: String) -> String {
    guard classes[name] != nil else { return "_f\(ancestry(of: name).count)_" }
    let depth = lineage(of: name).count - 1
    return depth == 0 ? FoldedMember.prefix : "_e\(depth)_"
  }

  /// Returns whether a member of an extension is folded into its class.
  func isFolded(_ fold: FileInterface.Fold) -> Bool {
    guard ownClasses.contains(fold.owner), !isHighest(fold.owner, with: fold.name) else {
      return false
    }
    if fold.name.hasPrefix("init("), hasFoldAbove(fold) { return true }
    return fold.isOverride || isOverridden(fold.name, of: fold.owner)
  }

  /// Returns whether an extension of a superclass has the same member.
  private func hasFoldAbove(_ fold: FileInterface.Fold) -> Bool {
    lineage(of: fold.owner).dropFirst().contains { above in
      ownClasses.contains(above) && folds[above]?.contains { $0.name == fold.name } == true
    }
  }

  /// Returns whether a subclass overrides a class's method.
  func isOverridden(_ method: String, of name: String) -> Bool {
    (overriding[method] ?? []).contains { lineage(of: $0).dropFirst().contains(name) }
  }
}

extension FileInterface.OptionalMember {
  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}
