import TactusPhoneTypes

/// The identity of a connected program, given by the host that started it.
public struct ClientIdentity: Sendable, Hashable {
  /// The role.
  public var role: ClientRole
  /// The identifier of the program's bundle.
  public var bundle: BundleIdentifier

  /// Creates an identity.
  public init(_ role: ClientRole = .app, _ bundle: BundleIdentifier) {
    self.role = role
    self.bundle = bundle
  }
}
