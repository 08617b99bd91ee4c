/// The operations that the value of a characteristic supports.
///
/// - Source: the bits are those of the Bluetooth specification, the last two Apple's. Confidence:
///   documented.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value can be broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  /// The value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  /// The value can be written without a response.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  /// The value can be written.
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  /// The value is notified: changes are sent without a confirmation.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// The value is indicated: changes are sent, and the receiver confirms them.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  /// The value can be written with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  /// A descriptor has extended properties.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  /// Notifications need an encrypted link.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  /// Indications need an encrypted link.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}
