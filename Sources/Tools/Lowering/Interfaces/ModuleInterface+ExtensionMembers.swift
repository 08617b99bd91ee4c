// Members of extensions of other modules' classes that this module overrides. Objective-C finds
// them by the class of the object; Swift does not. So an extension of a protocol declares the
// member in place of the class's extension, and finds the override of the object's class.
extension ModuleInterface {
  /// Returns a class and all its superclasses, those of the frameworks included.
  func superclassNames(of name: String) -> [String] {
    var names = superclassChain(of: name)
    var next = names.last.flatMap { last in
      classes[last]?.inherited.first.map { superclass in
        let parts = Self.parts(of: canonical(superclass)).map { Self.withoutModule(canonical($0)) }
        return parts.first { FrameworkClasses.superclass(of: $0) != nil } ?? parts.first
          ?? superclass
      }
        ?? FrameworkClasses.superclass(of: last)
    }
    while let name = next, !names.contains(name) {
      names.append(name)
      next = FrameworkClasses.superclass(of: name)
    }
    return names
  }

  /// Returns whether an extension of another module's class declares a member for Objective-C that
  /// a class or an extension of this module overrides.
  func isDispatched(_ member: String, of owner: String) -> Bool {
    declares(member, inExtensionOf: owner)
      && (overriding[member] ?? []).contains { superclassNames(of: $0).dropFirst().contains(owner) }
  }

  /// Returns the types of a method's parameters if a class has several methods with its names;
  /// otherwise nothing.
  func overload(_ types: String, of member: String, in owner: String) -> String {
    overloaded.contains(owner + "." + member) ? types : ""
  }

  /// Returns whether the only method with some names that an extension declares has other types of
  /// parameters than an override.
  func hasOtherTypes(_ types: String, of member: String, declaredBy owner: String) -> Bool {
    guard !overloaded.contains(owner + "." + member) else { return false }
    let declared = folds[owner]?.first { $0.name == member && !$0.isOverride }
    return declared.map { $0.types != types } ?? false
  }

  /// Returns whether a class of this module overrides a member of an extension of another module's
  /// class.
  func hasOwnOverride(of member: String, below owner: String) -> Bool {
    (overriding[member] ?? []).contains {
      ownClasses.contains($0) && superclassNames(of: $0).dropFirst().contains(owner)
    }
  }

  /// Returns the nearest superclass of a class that declares a member in an extension of this
  /// module, if that class is of another module.
  func extendedAncestor(declaring member: String, above type: String) -> String? {
    guard overriding[member]?.contains(type) == true else { return nil }
    return superclassNames(of: type).dropFirst().first { declares(member, inExtensionOf: $0) }
  }

  /// Returns the nearest superclass that declares a member for Objective-C in an extension of an
  /// imported module, if that class is a framework's.
  func replaceableAncestor(declaring member: String, above type: String) -> String? {
    guard !importedExtensionMembers.isEmpty, overriding[member]?.contains(type) == true,
      ownClasses.contains(type)
    else { return nil }
    return superclassNames(of: type).dropFirst().first {
      classes[$0] == nil && exposed[$0]?.contains(member) == true
        && importedExtensionMembers[$0]?.contains(member) == true
    }
  }

  /// Returns the classes of this module that override a member and have no superclass in it that
  /// does.
  func highestOverrides(of member: String, below owner: String) -> [String] {
    (overriding[member] ?? []).filter { type in
      let names = superclassNames(of: type).dropFirst()
      return ownClasses.contains(type) && names.contains(owner)
        && !names.contains { ownClasses.contains($0) && overriding[member]?.contains($0) == true }
    }
  }

  /// Returns whether no superclass of this module's overrides a member that an extension declares.
  func isHighestOverride(_ member: String, of type: String) -> Bool {
    !superclassChain(of: type).dropFirst().contains {
      members[$0]?.contains(member) == true
        || member.hasPrefix(FileInterface.Fold.classPrefix)
          && overriding[member]?.contains($0) == true
    }
  }

  /// Returns the classes of other modules whose extensions override a member, those of subclasses
  /// first.
  func extendedClasses(overriding member: String, below owner: String) -> [String] {
    (overriding[member] ?? [])
      .filter { !ownClasses.contains($0) && superclassNames(of: $0).dropFirst().contains(owner) }
      .map { (depth: superclassNames(of: $0).count, name: $0) }
      .sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }
      .map(\.name)
  }

  /// Returns the prefix of the member that `super` means in a class; nil if `super` needs no
  /// change.
  ///
  /// - Parameters:
  ///   - base: The name of the member without its labels.
  ///   - count: The number of the arguments; nil if the member is not called.
  ///   - type: The class.
  func prefixOfSuper(_ base: String, argumentCount count: Int?, in type: String) -> String? {
    func isNamed(_ member: String) -> Bool {
      let prefix = FileInterface.Fold.classPrefix
      let name = member.hasPrefix(prefix) ? member.dropFirst(prefix.count) : member[...]
      return name == base || name.hasPrefix(base + "(")
    }
    if inheritedNames.contains(base) {
      for name in superclassNames(of: type).dropFirst() {
        if ownClasses.contains(name), members[name]?.contains(where: isNamed) == true { break }
        let found = folds[name]?.contains { fold in
          isNamed(fold.name) && isInherited(fold)
            && (count == nil || fold.name.count { $0 == ":" } == count)
        }
        if found == true { return bodyPrefix(of: name) }
      }
    }
    guard extensionNames.contains(base),
      overriding.contains(where: { isNamed($0.key) && $0.value.contains(type) })
    else { return nil }
    for name in superclassNames(of: type).dropFirst() {
      let found = (folds[name] ?? []).first { isNamed($0.name) }
      if classes[name] != nil {
        let isOverridden = overriding.contains { isNamed($0.key) && $0.value.contains(name) }
        guard !isOverridden, members[name]?.contains(where: isNamed) != true else { return nil }
      } else if let found,
        declares(found.name, inExtensionOf: name)
          || extendedAncestor(declaring: found.key, above: name) != nil
      {
        return bodyPrefix(of: name)
      }
    }
    return nil
  }

  private func declares(_ member: String, inExtensionOf name: String) -> Bool {
    classes[name] == nil && exposed[name]?.contains(member) == true
      && folds[name]?.contains { $0.name == member && !$0.isOverride } == true
  }

  private static func withoutModule(_ name: String) -> String {
    let name = name.prefix { $0 != "<" }
    return String(name.split(separator: ".").last ?? name)
  }
}
