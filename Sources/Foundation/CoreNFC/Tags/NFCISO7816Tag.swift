/// A tag of ISO 7816; the phone reads none, so the system makes no such object.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// The identifier of the application that was found first.
  var initialSelectedAID: String { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes of a tag of kind A.
  var historicalBytes: Data? { get }
  /// The data about the application of a tag of kind B.
  var applicationData: Data? { get }
  /// Whether these data have a form of their own.
  var proprietaryApplicationDataCoding: Bool { get }

  /// Sends a command; the closure receives the data of the answer and both its words.
  func sendCommand(
    apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

extension NFCISO7816Tag {
  /// Sends a command, and returns the data of the answer and both its words.
  public func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8) {
    try await withCheckedThrowingContinuation { continuation in
      sendCommand(apdu: apdu) { data, first, second, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((data, first, second)))
      }
    }
  }
}
