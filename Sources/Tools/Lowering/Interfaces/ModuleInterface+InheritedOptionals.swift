// Optional methods of the frameworks' protocols that a class adopts and only its subclasses
// implement. Objective-C finds them by the class of the object. A Swift class has the default
// implementation of the protocol, unless it declares the method itself, for them to override.
extension ModuleInterface {
  /// An optional method that a class declares for its subclasses.
  struct InheritedOptional {
    /// The protocol.
    let type: ForwardedProtocol
    /// The method.
    let method: ForwardedProtocol.Method
  }

  /// Returns the optional methods that a class of this module declares because a subclass in this
  /// module implements them.
  func optionalsForSubclasses(of name: String) -> [InheritedOptional] {
    guard ownClasses.contains(name), let below = ownSubclasses[name] else { return [] }
    let implemented = below.reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
    var seen: Set<String> = []
    return ForwardedProtocol.all(refinedBy: protocols(of: name)).flatMap { type in
      type.optional(among: implemented).compactMap { method in
        let isNew = seen.insert(method.name).inserted
        // A superclass that adopts the protocol, too, declares the method instead.
        let isNeeded = below.contains { adopter(ofOptional: method.name, in: $0) == name }
        return isNew && isNeeded ? InheritedOptional(type: type, method: method) : nil
      }
    }
  }

  /// Returns the superclass that declares an optional method because a class implements it; nil if
  /// none does.
  func adopter(ofOptional member: String, in type: String) -> String? {
    guard members[type]?.contains(member) == true, member.contains("("),
      ForwardedProtocol.names.contains(String(member.prefix { $0 != "(" }))
    else { return nil }
    return superclassChain(of: type).dropFirst().last { above in
      // The table of the protocols is used last, because it parses the declarations.
      ownClasses.contains(above) && implementsInherited(member, in: type, adoptedBy: above)
        && ForwardedProtocol.all(refinedBy: protocols(of: above)).contains {
          !$0.optional(among: [member]).isEmpty
        }
    }
  }

  /// Returns the access level that an override needs, with a space; nothing for an internal one.
  func accessOfOverride(in type: String, of adopter: String) -> String {
    publicity(of: adopter).isEmpty ? "" : publicity(of: type)
  }

  /// Makes a method of an extension override the one that a superclass declares for it.
  func overrideInheritedOptional(_ fold: inout FileInterface.Fold) {
    guard !fold.isOverride, let adopter = adopter(ofOptional: fold.name, in: fold.owner),
      let start = fold.text.firstRange(of: "func ")?.lowerBound
    else { return }
    let isStated = fold.text[..<start].split(separator: " ").contains {
      ["public", "open", "package"].contains($0)
    }
    let access = isStated ? "" : accessOfOverride(in: fold.owner, of: adopter)
    fold.text.insert(contentsOf: access + "override ", at: start)
  }

  /// Returns whether a class is the highest that implements a method, of which a superclass adopts
  /// the protocol.
  private func implementsInherited(_ member: String, in type: String, adoptedBy above: String)
    -> Bool
  {
    let superclasses = superclassChain(of: type).dropFirst()
    guard superclasses.contains(above), members[type]?.contains(member) == true,
      overriding[member]?.contains(type) != true,
      !superclasses.contains(where: { members[$0]?.contains(member) == true })
    else { return false }
    // An extension of a protocol may have an implementation of its own.
    let adopted = superclasses.flatMap(protocols(of:))
    return !adopted.contains { members[$0]?.contains(member) == true }
  }
}
