// Requirements of protocols, and the methods that implement those for Objective-C, which sees them
// without `@objc`.
extension ModuleInterface {
  /// The optional methods for which the frameworks check, as their presence alone has an effect
  /// (Tables.TB43, Tables.TB53).
  static let soughtMethods: Set = [
    "tableView(_:moveRowAt:to:)", "tableView(_:commit:forRowAt:)",
  ]

  /// Returns whether a method of a class has to be found by its selector, because it implements a
  /// requirement and the module or the frameworks check objects for it.
  func isWitness(_ method: String, of type: String) -> Bool {
    let isSought = Self.soughtMethods.contains(method)
    guard asksForMethods || isSought else { return false }
    // The class adopts the protocol in the frameworks.
    if isSought, superclassNames(of: type).contains("UITableViewController") { return true }
    return superclassChain(of: type).contains { isRequirement(method, of: protocols(of: $0)) }
  }

  /// Returns whether a method of a class that a function declares has to be found by its selector.
  func isWitness(_ method: String, ofInheritance names: [String]) -> Bool {
    (asksForMethods || Self.soughtMethods.contains(method))
      && isRequirement(method, of: names.map(canonical))
  }

  private func isRequirement(_ method: String, of protocols: [String]) -> Bool {
    let base = String(method.prefix { $0 != "(" })
    let isOptional = SystemOptionals.names.contains(base)
    return protocols.contains {
      requirements[$0]?.contains(method) == true
        || isOptional && SystemOptionals.protocols.contains($0)
    }
  }

  /// Returns the selector that a protocol gives a method which implements its requirement, if any.
  func givenSelector(ofRequirement method: String, in type: String) -> String? {
    guard !requirements.isEmpty else { return nil }
    return superclassChain(of: type).lazy.flatMap { protocols(of: $0) }
      .compactMap { selectors[$0 + "." + method] }.first
  }

  /// Returns the types to which a protocol, or one that it refines, restricts an associated type.
  func restrictions(ofAssociatedType name: String, in type: String) -> [String] {
    var todo = Self.parts(of: canonical(type))
    var seen: Set<String> = []
    while let written = todo.popLast() {
      let next = canonical(written)
      guard seen.insert(next).inserted else { continue }
      if let found = associatedTypes[next + "." + name] { return found }
      todo += (protocols[next] ?? []).flatMap(Self.parts)
    }
    return []
  }

  /// Returns the optional requirements of a class's superclasses.
  func inheritedOptionals(of name: String) -> [FileInterface.OptionalMember] {
    superclassChain(of: name).dropFirst().flatMap { optionals(of: $0) }
  }

  /// Returns the optional requirements of the protocols that a class states and no superclass of it
  /// conforms to.
  func addedOptionals(of name: String) -> [FileInterface.OptionalMember] {
    let inherited = classes[name] == nil ? [] : inheritedOptionals(of: name)
    let all = optionals(of: name)
    return inherited.isEmpty ? all : all.filter { !inherited.contains($0) }
  }
}
