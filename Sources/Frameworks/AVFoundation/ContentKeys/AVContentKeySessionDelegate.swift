/// The delegate of a session, which answers its requests for keys; all methods but the first are
/// optional.
///
/// They are called on the delegate's queue.
public protocol AVContentKeySessionDelegate: NSObjectProtocol, Sendable {
  /// Gives the delegate a request for a key, which it answers later (Players.CK1).
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
  /// Gives the delegate a request for a key that will expire soon (Players.CK5).
  func contentKeySession(
    _ session: AVContentKeySession,
    didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
  /// Gives the delegate a request for a key that it may store; never: there are no such keys.
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
  /// Tells the delegate that a stored key has changed; never: there are no such keys.
  func contentKeySession(
    _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
    forContentKeyIdentifier keyIdentifier: Any)
  /// Tells the delegate that a request has failed (Players.CK3).
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error)
  /// Returns whether a request is tried again; never called: no request fails for such a reason.
  func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool
  /// Tells the delegate that a response is used; never: nothing on the phone decrypts.
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
  /// Tells the delegate that the identifier of the session has changed; never: it is nil.
  func contentKeySessionContentProtectionSessionIdentifierDidChange(
    _ session: AVContentKeySession)
  /// Tells the delegate that there is a report of a session that has expired; never.
  func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
}

extension AVContentKeySessionDelegate {
  /// Does nothing.
  public func contentKeySession(
    _ session: AVContentKeySession,
    didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
  ) {
    // does nothing
  }
  /// Does nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest
  ) {
    // does nothing
  }
  /// Does nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
    forContentKeyIdentifier keyIdentifier: Any
  ) {
    // does nothing
  }
  /// Does nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error
  ) {
    // does nothing
  }
  /// Returns false.
  public func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool { false }
  /// Does nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
  ) {
    // does nothing
  }
  /// Does nothing.
  public func contentKeySessionContentProtectionSessionIdentifierDidChange(
    _ session: AVContentKeySession
  ) {
    // does nothing
  }
  /// Does nothing.
  public func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession) {
    // does nothing
  }
}
