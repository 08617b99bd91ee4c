/// The name of a credential on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  /// The ways to a security key.
  ///
  /// - Source: the words of Web Authentication. Confidence: documented by the W3C.
  public struct Transport: _WrappedWord, Sendable {
    /// The word.
    public let rawValue: String
    /// Creates a value from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A connector.
    public static let usb = Transport(rawValue: "usb")
    /// Radio over some centimeters.
    public static let nfc = Transport(rawValue: "nfc")
    /// Bluetooth.
    public static let bluetooth = Transport(rawValue: "ble")
    /// All ways.
    public static let allSupported = [usb, nfc, bluetooth]
  }

  /// The identifier of the credential.
  open var credentialID: Data
  /// The ways to the security key.
  open var transports: [Transport]

  /// Creates the name of a credential.
  public init(credentialID: Data, transports allowedTransports: [Transport]) {
    (self.credentialID, transports) = (credentialID, allowedTransports)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(
      credentialID: credentialID, transports: transports)
  }
}
