/// The permissions of remote devices for the value of a local characteristic.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a set of permissions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value can be read.
  public static let readable = CBAttributePermissions(rawValue: 0x01)
  /// The value can be written.
  public static let writeable = CBAttributePermissions(rawValue: 0x02)
  /// Reading the value needs an encrypted link.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
  /// Writing the value needs an encrypted link.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}
