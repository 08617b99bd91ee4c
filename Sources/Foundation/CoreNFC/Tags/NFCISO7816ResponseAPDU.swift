/// A response APDU of ISO 7816-4.
public struct NFCISO7816ResponseAPDU: Sendable {
  /// The first status byte, SW1.
  public var statusWord1: UInt8
  /// The second status byte, SW2.
  public var statusWord2: UInt8
  /// The data.
  public var payload: Data?

  /// Creates a response.
  public init(statusWord1: UInt8, statusWord2: UInt8, paylaod payload: Data?) {
    self.statusWord1 = statusWord1
    self.statusWord2 = statusWord2
    self.payload = payload
  }
}
