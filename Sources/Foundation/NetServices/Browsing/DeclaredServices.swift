import TactusCoreFoundation
internal import TactusCrashReports

/// The types of services for which an app may search: those that its property list names.
///
/// Step Networking.NW51.
package struct DeclaredServices: Sendable {
  /// The types; nil if any type is allowed.
  private let types: [String]?

  /// Reads the property list of a program, which may have none.
  package init(_ properties: [String: Any]?) {
    let isApp = properties?["CFBundleIdentifier"] != nil
    types = isApp ? properties?[Self.key] as? [String] ?? [] : nil
  }

  /// The types of the app that runs.
  package static var ofApp: DeclaredServices { DeclaredServices(Bundle.main.infoDictionary) }

  /// Returns whether a search for a type is allowed; one line reports the first one that is not.
  package func allow(_ type: ServiceType) -> Bool {
    guard let types else { return true }
    let isDeclared = types.contains { ServiceType($0)?.name.lowercased() == type.name.lowercased() }
    if !isDeclared {
      RuntimeWarning.once(
        "NetServiceBrowser: the app may not search for \(type.name); add it to "
          + "\(Self.key) in the app's Info.plist")
    }
    return isDeclared
  }

  /// The key of the types.
  ///
  /// - Source: the reference of property lists. Confidence: documented.
  private static let key = "NSBonjourServices"
}
