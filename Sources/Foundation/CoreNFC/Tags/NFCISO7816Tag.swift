/// An ISO 7816 tag; the phone reads no tags, so that only an app's tests have one.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// The application identifier that was selected at detection.
  var initialSelectedAID: String { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes of a type A tag.
  var historicalBytes: Data? { get }
  /// The application data of a type B tag.
  var applicationData: Data? { get }
  /// Whether the application data have a proprietary coding.
  var proprietaryApplicationDataCoding: Bool { get }

  /// Sends a command; the closure receives the response data, SW1 and SW2.
  func sendCommand(
    apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

extension NFCISO7816Tag {
  /// Sends a command, and returns the response data, SW1 and SW2.
  public func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8) {
    try await withCheckedThrowingContinuation { continuation in
      sendCommand(apdu: apdu) { data, first, second, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((data, first, second)))
      }
    }
  }
}
