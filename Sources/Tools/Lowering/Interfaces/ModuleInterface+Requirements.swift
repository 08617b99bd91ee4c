// Methods that implement requirements of protocols for Objective-C, which sees them without
// `@objc`.
extension ModuleInterface {
  /// Returns whether a method of a class has to be found by its selector, because it implements a
  /// requirement and the module asks objects for methods.
  func isWitness(_ method: String, of type: String) -> Bool {
    guard asksForMethods else { return false }
    let base = String(method.prefix { $0 != "(" })
    let isOptional = SystemOptionals.names.contains(base)
    return superclassChain(of: type).contains { name in
      protocols(of: name).contains {
        requirements[$0]?.contains(method) == true
          || isOptional && SystemOptionals.protocols.contains($0)
      }
    }
  }

  /// Returns the selector that a protocol gives a method which implements its requirement, if any.
  func givenSelector(ofRequirement method: String, in type: String) -> String? {
    guard !requirements.isEmpty else { return nil }
    return superclassChain(of: type).lazy.flatMap { protocols(of: $0) }
      .compactMap { selectors[$0 + "." + method] }.first
  }
}
