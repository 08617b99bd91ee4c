import TactusPhoneTypes

/// The identity that the host gives to a connection.
public struct ClientIdentity: Sendable, Equatable {
  /// The role.
  public var role: ClientRole
  /// The bundle identifier of the app; `nil` for one that the phone has not launched.
  public var bundle: BundleIdentifier?

  /// Creates an identity; the default is that of an app that connects by itself.
  public init(_ role: ClientRole = .app, bundle: BundleIdentifier? = nil) {
    self.role = role
    self.bundle = bundle
  }
}
