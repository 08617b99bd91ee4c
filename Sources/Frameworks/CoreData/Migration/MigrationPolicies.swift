/// The classes of migration policies, found by their names in mappings (CoreData.MG5).
enum MigrationPolicies {
  /// Creates the policy of a mapping; throws if its class is unknown.
  ///
  /// - Parameter modules: The modules that are searched for an unqualified class name.
  static func make(
    _ mapping: NSEntityMapping, modules: [String]
  ) throws -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty,
      name != "NSEntityMigrationPolicy"
    else { return NSEntityMigrationPolicy() }
    guard let type = type(named: name, modules) as? NSEntityMigrationPolicy.Type,
      let policy = ObjectFactory.make(type) as? NSEntityMigrationPolicy
    else {
      let reason = "there is no migration policy of the class \(name)"
      throw StoreError.make(
        NSEntityMigrationPolicyError, "The migration has failed: \(reason).", ["reason": reason])
    }
    return policy
  }

  private static func type(named name: String, _ modules: [String]) -> AnyClass? {
    if name.contains("."), let type = Foundation.NSClassFromString(name) { return type }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    for module in modules {
      if let type = Foundation.NSClassFromString("\(module).\(short)") { return type }
    }
    return KeyedProperties.type(named: short)
  }
}
