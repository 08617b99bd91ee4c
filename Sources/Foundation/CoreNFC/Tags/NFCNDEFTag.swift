/// A tag with a message; the phone reads none, so the system makes no such object.
public protocol NFCNDEFTag: NSCopying, NSSecureCoding, NSObjectProtocol {
  /// Whether the tag is near.
  var isAvailable: Bool { get }

  /// Asks whether the tag can have a message, and its size.
  func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Reads the message.
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Writes a message.
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Locks the tag, which cannot be written from then on.
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NFCNDEFTag {
  /// Asks whether the tag can have a message, and its size.
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

  /// Locks the tag, which cannot be written from then on.
  public func writeLock() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      writeLock { error in continuation.resume(with: error.map(Result.failure) ?? .success(())) }
    }
  }
}
