import Synchronization

/// The registry of the members that classes show to scripts (JavaScript.J11).
///
/// Rewritten sources register the members of protocols that refine `JSExport`. Apps on an iPhone do
/// not need it.
public enum ScriptMembers {
  /// Registers the names of members that a class shows to scripts.
  ///
  /// - Parameters:
  ///   - names: The names of properties and the selectors of methods; those of the class itself
  ///     begin with `+`, and those of initializers with `new` and a space.
  ///   - type: The class.
  public static func add<Owner: AnyObject>(_ names: [String], of type: Owner.Type) {
    table.withLock { $0[ObjectIdentifier(type), default: []].formUnion(names) }
  }

  /// Returns the names that a class and its superclasses show; nil if none of them has registered
  /// any.
  package static func names(of type: AnyClass) -> Set<String>? {
    var next: AnyClass? = type
    var found: Set<String>?
    while let type = next {
      if let names = table.withLock({ $0[ObjectIdentifier(type)] }) {
        found = (found ?? []).union(names)
      }
      next = _getSuperclass(type)
    }
    return found
  }

  private static let table = Mutex<[ObjectIdentifier: Set<String>]>([:])
}
