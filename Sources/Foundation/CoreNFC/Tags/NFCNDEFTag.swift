/// A tag with an NDEF message; the phone reads no tags, so that only an app's tests have one.
public protocol NFCNDEFTag: NSCopying, NSSecureCoding, NSObjectProtocol {
  /// Whether the tag is in range.
  var isAvailable: Bool { get }

  /// Requests the NDEF status and the capacity.
  func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Reads the message.
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Writes a message.
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Locks the tag against writing.
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NFCNDEFTag {
  /// Requests the NDEF status and the capacity.
  public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
    try await withCheckedThrowingContinuation { continuation in
      queryNDEFStatus { status, capacity, error in
        continuation.resume(with: error.map(Result.failure) ?? .success((status, capacity)))
      }
    }
  }

  /// Reads the message.
  public func readNDEF() async throws -> NFCNDEFMessage {
    try await withCheckedThrowingContinuation { continuation in
      readNDEF { message, error in
        if let message, error == nil {
          continuation.resume(returning: message)
        } else {
          continuation.resume(
            throwing: error ?? NFCReaderError(.ndefReaderSessionErrorZeroLengthMessage))
        }
      }
    }
  }

  /// Writes a message.
  public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      writeNDEF(ndefMessage) { error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Locks the tag against writing.
  public func writeLock() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      writeLock { error in continuation.resume(with: error.map(Result.failure) ?? .success(())) }
    }
  }
}
