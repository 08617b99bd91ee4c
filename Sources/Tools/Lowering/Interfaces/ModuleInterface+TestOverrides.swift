// Members of extensions that classes of tests may override: tests that import the module with its
// internal declarations see each class as open. The module is compiled before its tests, so each
// such member that Objective-C sees is declared by its class.
extension ModuleInterface {
  /// Returns whether a class of this module declares a member of an extension because a class of a
  /// test may override it.
  func isForTests(_ fold: FileInterface.Fold) -> Bool {
    guard isTestable, fold.isMovable, !exchangesMethods,
      let owner = classes[fold.owner], ownClasses.contains(fold.owner),
      owner.traits.isDisjoint(with: ["final", "private"]), !isInGenericType(fold.owner),
      fold.isExposed || hasExposedMembers(fold.owner) || isWitness(fold)
    else { return false }
    return !needsOtherModules(fold)
  }

  /// Returns whether a member implements a requirement that isolates it to the main actor, because
  /// its extension adds the protocol to the class.
  ///
  /// Such a member needs attributes of its own where its class declares it.
  func isOnMainActor(_ fold: FileInterface.Fold) -> Bool {
    guard !fold.isOverride, !fold.adopted.isEmpty else { return false }
    var todo = fold.adopted.flatMap(Self.parts)
    var seen: Set<String> = []
    while let next = todo.popLast() {
      let name = canonical(next)
      guard seen.insert(name).inserted else { continue }
      if isolatedRequirements.contains(name + "." + fold.name)
        || ForwardedProtocol.isolates(fold.baseName, in: name)
      {
        return true
      }
      todo += (protocols[name] ?? []).flatMap(Self.parts)
    }
    return false
  }

  /// Returns whether a member may implement a requirement of a protocol for Objective-C, which
  /// exposes it.
  private func isWitness(_ fold: FileInterface.Fold) -> Bool {
    let base = fold.baseName
    let isProperty = base == fold.name
    let isKnown = isProperty ? SystemOptionals.properties : ForwardedProtocol.names
    guard isKnown.contains(base) || SystemOptionals.names.contains(base) || isRequired(base) else {
      return false
    }
    let adopted = superclassChain(of: fold.owner).flatMap { protocols(of: $0) }
    return adopted.contains { name in
      if SystemOptionals.protocols.contains(name) { return true }
      return requirements[name]?.contains(fold.name) == true
        || optionals[name]?.contains { $0.name == fold.name } == true
    }
  }

  /// Returns whether the declaration of a member may need a module that the file of its class does
  /// not import, and that may have types of the same names as those which the file means.
  private func needsOtherModules(_ fold: FileInterface.Fold) -> Bool {
    let found = folds[fold.owner]?.filter { $0.name == fold.name && $0.types == fold.types } ?? []
    return found.contains {
      !$0.imports.isSubset(of: AppleModules.present.union(AppleModules.others))
    }
  }
}
