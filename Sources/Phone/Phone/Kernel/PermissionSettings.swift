import TactusPhoneLink
import TactusPhoneTypes

/// The user's decisions on the permissions of apps to use protected resources.
public struct PermissionSettings: Sendable, Equatable {
  /// The records of apps; an app has one once it has asked.
  public var apps: [BundleIdentifier: [ProtectedResource: PermissionRecord]] = [:]
  /// The records of apps that have none of their own, for tests and scripts.
  public var presets: [ProtectedResource: PermissionRecord] = [:]
  /// The resources that no app may use, such as because of parental controls.
  public var restricted: Set<ProtectedResource> = []

  /// Creates the settings of a new phone.
  public init() {}

  /// The records in scripts and stores, sorted: the identifier of the app or `*`, the resource and
  /// the record, such as `com.example.Notes=microphone=authorized`.
  public var texts: [String] {
    let own = apps.flatMap { app, records in
      records.map { "\(app)=\($0.key.rawValue)=\($0.value.text)" }
    }
    return (own + presets.map { "*=\($0.key.rawValue)=\($0.value.text)" }).sorted()
  }

  /// Adds the record of a text; returns whether the text is valid.
  public mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let resource = ProtectedResource(rawValue: parts[1]),
      let record = PermissionRecord(parts[2], of: resource)
    else { return false }
    if parts[0] == "*" {
      presets[resource] = record
      return true
    }
    guard let app = BundleIdentifier(parts[0]) else { return false }
    apps[app, default: [:]][resource] = record
    return true
  }
}
