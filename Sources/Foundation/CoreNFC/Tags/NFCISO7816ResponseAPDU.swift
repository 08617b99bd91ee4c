/// The answer of a tag of ISO 7816.
public struct NFCISO7816ResponseAPDU: Sendable {
  /// The first word of the status.
  public var statusWord1: UInt8
  /// The second word of the status.
  public var statusWord2: UInt8
  /// The data.
  public var payload: Data?

  /// Creates an answer.
  public init(statusWord1: UInt8, statusWord2: UInt8, paylaod payload: Data?) {
    self.statusWord1 = statusWord1
    self.statusWord2 = statusWord2
    self.payload = payload
  }
}
