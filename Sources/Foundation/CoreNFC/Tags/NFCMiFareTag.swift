/// A MIFARE tag; the phone reads no tags, so that only an app's tests have one.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// The family.
  var mifareFamily: NFCMiFareFamily { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes.
  var historicalBytes: Data? { get }

  /// Sends a command.
  func sendMiFareCommand(
    commandPacket command: Data,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Sends an ISO 7816 command; the closure receives the response data, SW1 and SW2.
  func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

extension NFCMiFareTag {
  /// Sends a command, and returns the response.
  public func sendMiFareCommand(commandPacket command: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      sendMiFareCommand(commandPacket: command) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Sends an ISO 7816 command, and returns the response data, SW1 and SW2.
  public func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU
  ) async throws -> (Data, UInt8, UInt8) {
    try await withCheckedThrowingContinuation { continuation in
      sendMiFareISO7816Command(apdu) { data, first, second, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((data, first, second)))
      }
    }
  }
}
