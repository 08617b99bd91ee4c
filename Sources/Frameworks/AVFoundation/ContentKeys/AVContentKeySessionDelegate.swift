/// The delegate of a session, which responds to its requests for keys; all methods but the first
/// are optional.
///
/// They are called on the delegate's queue.
public protocol AVContentKeySessionDelegate: NSObjectProtocol, Sendable {
  /// Called with a request for a key, to which the delegate may respond later (Players.CK1).
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
  /// Called with a request to renew a key that will expire soon (Players.CK5).
  func contentKeySession(
    _ session: AVContentKeySession,
    didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
  /// Called with a request for a persistable key; never, as such keys are not supported.
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
  /// Called when a persistable key has changed; never, as there are no such keys.
  func contentKeySession(
    _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
    forContentKeyIdentifier keyIdentifier: Any)
  /// Called when a request has failed (Players.CK3).
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error)
  /// Returns whether a request is retried; never called, as no request fails for such a reason.
  func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool
  /// Called when a response is used; never, as the phone cannot decrypt content.
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
  /// Called when the session's identifier has changed; never, as it is nil.
  func contentKeySessionContentProtectionSessionIdentifierDidChange(
    _ session: AVContentKeySession)
  /// Called when there is a report of an expired session; never.
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
