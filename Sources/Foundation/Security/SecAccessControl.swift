/// The conditions of an access to an item, which have no effect.
public final class SecAccessControl: _CoreFoundationType, _CoreFoundationObject, Sendable {}

/// Conditions of an access to an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: UInt
  /// Creates conditions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Touch ID, Face ID or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Touch ID or Face ID.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Touch ID with any finger.
  public static let touchIDAny = biometryAny
  /// Touch ID or Face ID as they are set up now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// Touch ID with the present fingers.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// The watch.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// One of the conditions.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The use of a private key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates conditions of an access (Keychain.KC7).
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
