/// What is known of a module's own files and of the modules that it imports.
package struct ModuleFacts: Sendable {
  private(set) var classes: [String: FileFacts.Class] = [:]
  private(set) var protocols: [String: [String]] = [:]
  private(set) var optionals: [String: [FileFacts.Optional]] = [:]
  private(set) var selectors: [String: String] = [:]
  private(set) var members: [String: Set<String>] = [:]
  /// The base names of optional requirements, which `?(` may follow.
  private(set) var optionalNames: Set<String> = []
  /// The classes of the module itself: others cannot be folded into.
  private(set) var ownClasses: Set<String> = []
  private var unselectable: [String: String] = [:]
  private var properties: Set<String> = []
  private var conformances: [String: [String]] = [:]
  private var folds: [String: [FileFacts.Fold]] = [:]
  private var overriding: [String: Set<String>] = [:]
  private var exposed: [String: Set<String>] = [:]

  /// Gathers facts.
  ///
  /// - Parameters:
  ///   - own: Those of the module's files.
  ///   - imported: Those of the modules that it imports.
  package init(_ own: [FileFacts], imported: [FileFacts] = []) {
    for facts in imported { add(facts) }
    for facts in own {
      add(facts)
      ownClasses.formUnion(facts.classes.map(\.name))
      for fold in facts.folds { folds[fold.owner, default: []].append(fold) }
    }
    properties = Set(members.values.joined().filter { !$0.contains("(") })
    optionalNames = Set(optionals.values.joined().filter { !$0.isProperty }.map(\.baseName))
  }

  private mutating func add(_ facts: FileFacts) {
    for item in facts.classes { classes[item.name] = item }
    for (name, refined) in facts.protocols { protocols[name] = refined }
    for (name, added) in facts.conformances { conformances[name, default: []] += added }
    for item in facts.optionals { optionals[item.owner, default: []].append(item) }
    for (name, selector) in facts.selectors { selectors[name] = selector }
    for (name, reason) in facts.unselectable { unselectable[name] = reason }
    for (name, added) in facts.members { members[name, default: []].formUnion(added) }
    for (name, added) in facts.exposed { exposed[name, default: []].formUnion(added) }
    for (name, added) in facts.overrides {
      for method in added { overriding[method, default: []].insert(name) }
    }
  }

  /// A class and those above it, as far as they are known, from itself on.
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

  /// The whole name of a class that is named within another type, or beside one.
  private func resolved(_ name: String, seenFrom type: String) -> String? {
    var place = type[...]
    while let dot = place.lastIndex(of: ".") {
      place = place[..<dot]
      let inner = place + "." + name
      if classes[String(inner)] != nil { return String(inner) }
    }
    return classes[name] == nil ? nil : name
  }

  /// Whether a class is under `@objcMembers`, its own or inherited.
  func hasExposedMembers(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.traits.contains("objcMembers") == true }
  }

  /// The optional requirements that are a class's by what itself says, not the classes above it.
  func optionals(of name: String) -> [FileFacts.Optional] {
    var todo = (classes[name]?.inherited ?? []) + (conformances[name] ?? [])
    var seen: Set<String> = []
    var found: [FileFacts.Optional] = []
    while let next = todo.popLast() {
      guard seen.insert(next).inserted else { continue }
      found += optionals[next] ?? []
      todo += protocols[next] ?? []
    }
    return found
  }

  /// The optional requirements of the classes above a class.
  func inheritedOptionals(of name: String) -> [FileFacts.Optional] {
    lineage(of: name).dropFirst().flatMap { optionals(of: $0) }
  }

  /// The name that Objective-C would know a method by, if it was given one.
  func givenSelector(of method: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { selectors[$0 + "." + method] }.first
  }

  /// The whole names of a class's methods of a base name.
  func methods(_ base: String, of type: String) -> [String] {
    for name in lineage(of: type) {
      let found = members[name]?.filter { $0.hasPrefix(base + "(") } ?? []
      if !found.isEmpty { return found.sorted() }
    }
    return []
  }

  /// Why no selector can call a method of a class, by its base name or its whole name.
  func reasonAgainstSelector(of method: String, in type: String) -> String? {
    for name in lineage(of: type) {
      let key = name + "." + method
      if method.contains("(") {
        if let reason = unselectable[key] { return reason }
      } else if members[name]?.contains(where: { $0 == method || $0.hasPrefix(method + "(") })
        == true
      {
        // Several of one name: the compiler finds the one that can be called.
        let all = members[name]?.filter { $0.hasPrefix(method + "(") } ?? []
        return all.count == 1 ? all.first.flatMap { unselectable[name + "." + $0] } : nil
      } else if let (_, reason) = unselectable.first(where: { $0.key.hasPrefix(key + "(") }) {
        return reason
      }
    }
    return nil
  }

  /// Whether any of its types has a property of a name.
  func hasProperty(_ name: String) -> Bool { properties.contains(name) }

  /// The one class whose member Objective-C sees under a base name; nil where there are several.
  func owner(ofExposed base: String) -> String? {
    let owners = exposed.filter { $0.value.contains { $0 == base || $0.hasPrefix(base + "(") } }
    return owners.count == 1 ? owners.first?.key : nil
  }

  /// What a class of this module has to say in place of its extensions.
  func folds(into name: String) -> [FileFacts.Fold] { (folds[name] ?? []).filter(isFolded) }

  /// Whether a member of an extension is folded into its class.
  func isFolded(_ fold: FileFacts.Fold) -> Bool {
    guard ownClasses.contains(fold.owner), !isHighest(fold.owner, with: fold.name) else {
      return false
    }
    if fold.name.hasPrefix("init("), hasFoldAbove(fold) { return true }
    return fold.isOverride || isOverridden(fold.name, of: fold.owner)
  }

  /// Whether an extension of a class above has the same member.
  private func hasFoldAbove(_ fold: FileFacts.Fold) -> Bool {
    lineage(of: fold.owner).dropFirst().contains { above in
      ownClasses.contains(above) && folds[above]?.contains { $0.name == fold.name } == true
    }
  }

  /// Whether a class below another overrides its method.
  func isOverridden(_ method: String, of name: String) -> Bool {
    (overriding[method] ?? []).contains { lineage(of: $0).dropFirst().contains(name) }
  }
}

extension FileFacts.Optional {
  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}
