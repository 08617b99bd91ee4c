/// The families of MIFARE tags.
public enum NFCMiFareFamily: UInt, Sendable {
  /// An unknown family.
  case unknown = 1
  /// MIFARE Ultralight.
  case ultralight = 2
  /// MIFARE Plus.
  case plus = 3
  /// MIFARE DESFire.
  case desfire = 4
}
