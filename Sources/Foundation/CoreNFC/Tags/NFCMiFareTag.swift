/// A tag of MIFARE; the phone reads none, so the system makes no such object.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// The kind of the tag.
  var mifareFamily: NFCMiFareFamily { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes.
  var historicalBytes: Data? { get }

  /// Sends a command.
  func sendMiFareCommand(
    commandPacket command: Data,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Sends a command of ISO 7816; the closure receives the data of the answer and both its words.
  func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

extension NFCMiFareTag {
  /// Sends a command, and returns the answer.
  public func sendMiFareCommand(commandPacket command: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      sendMiFareCommand(commandPacket: command) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Sends a command of ISO 7816, and returns the data of the answer and both its words.
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
