/// The kind of a tag of MIFARE.
public enum NFCMiFareFamily: UInt, Sendable {
  /// The kind is not known.
  case unknown = 1
  /// MIFARE Ultralight.
  case ultralight = 2
  /// MIFARE Plus.
  case plus = 3
  /// MIFARE DESFire.
  case desfire = 4
}
