import Synchronization

/// Returns the class with a name: one that `@objc(Name)` gives (ObjectiveC.RT6), that of a class of
/// Apple's frameworks alone, or the names of a module and a class (ObjectiveC.RT5); lowered sources
/// call it in place of `NSClassFromString`.
public func _classForNameText(_ aClassName: String) -> AnyClass? {
  GivenClassNames.type(named: aClassName) ?? NSClassFromString(aClassName)
    ?? NamedClasses.frameworkClass(aClassName)
}

/// The classes of the frameworks by their names.
private enum NamedClasses {
  private static let classes = Mutex<[String: AnyClass]>([:])

  /// Returns the class of a framework with a name; nil for none.
  ///
  /// The names of Apple's classes begin with two capital letters, those of ours mostly do not.
  static func frameworkClass(_ name: String) -> AnyClass? {
    guard name.prefix(2).count(where: \.isUppercase) == 2, !name.contains(".") else { return nil }
    if let known = classes.withLock({ $0[name] }) { return known }
    // Libraries that are loaded later may have it.
    let found: AnyClass? = LoadedClasses.named(name).first {
      let parts = String(reflecting: $0).split(separator: ".")
      return parts.count == 2 && ClassNames.isFramework(parts[0])
    }
    if let found { classes.withLock { $0[name] = found } }
    return found
  }
}
