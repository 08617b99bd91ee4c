/// Returns the user defaults of a suite; nil for the domains that are not suites: the global one
/// and the app's own (ObjectiveC.UD7).
///
/// The lowering calls this function in place of `UserDefaults(suiteName:)`.
///
/// - Parameter name: The name of the suite; nil for the defaults of the app.
public func _defaults(suiteName name: String?) -> UserDefaults? {
  guard let name else { return UserDefaults(suiteName: nil) }
  guard name != UserDefaults.globalDomain, name != Bundle.main.bundleIdentifier else { return nil }
  return UserDefaults(suiteName: name)
}
