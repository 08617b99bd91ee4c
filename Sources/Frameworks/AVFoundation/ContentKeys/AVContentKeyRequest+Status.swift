extension AVContentKeyRequest {
  /// The states of a request.
  public enum Status: Int, Sendable {
    /// The app has not responded yet.
    case requestingResponse = 0
    /// The app has provided a response.
    case receivedResponse = 1
    /// Another request renews the key of this one.
    case renewed = 2
    /// Another request retries this one.
    case retried = 3
    /// The key is no longer needed.
    case cancelled = 4
    /// There is no key; `error` has the reason.
    case failed = 5
  }
}
