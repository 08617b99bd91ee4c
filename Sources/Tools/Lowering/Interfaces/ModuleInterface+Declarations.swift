extension ModuleInterface {
  /// Returns the aliases of compositions with a class or a subclass of it.
  func compositions(with type: String) -> [String] {
    names.compositions.filter { alias in
      Self.parts(of: alias.value).contains { superclassNames(of: canonical($0)).contains(type) }
    }.keys.sorted()
  }

  /// Returns the modifier of a member that is as accessible as a class of the module: `public `,
  /// `package ` or none.
  func publicity(of name: String) -> String {
    ["public", "package"].first { classes[name]?.traits.contains($0) == true }
      .map { $0 + " " } ?? ""
  }

  /// Returns whether a source declares a type of a name.
  func declares(_ type: String) -> Bool {
    classes[type] != nil || values[type] != nil || protocols[type] != nil
  }

  /// Returns the classes that expose a member to Objective-C, given its full name, sorted;
  /// classes with generic parameters, which no cast can name, are left out.
  func owners(ofExposed member: String) -> [String] {
    let base = String(member.prefix { $0 != "(" })
    return (exposingClasses[base] ?? []).filter { type in
      exposed[type]?.contains(member) == true && protocols[type] == nil
        && !isInGenericType(type)
    }.sorted()
  }

  /// Returns whether a type, or one that encloses it, has generic parameters.
  func isInGenericType(_ path: String) -> Bool {
    var outer = path[...]
    while !outer.isEmpty {
      let name = String(outer)
      if genericTypes.contains(name) || classes[name]?.traits.contains("generic") == true {
        return true
      }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return false
  }
}
