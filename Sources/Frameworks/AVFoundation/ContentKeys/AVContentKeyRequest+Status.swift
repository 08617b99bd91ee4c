extension AVContentKeyRequest {
  /// The states of a request.
  public enum Status: Int, Sendable {
    /// The app has not answered yet.
    case requestingResponse = 0
    /// The app has given a response.
    case receivedResponse = 1
    /// Another request renews the key of this one.
    case renewed = 2
    /// Another request tries again.
    case retried = 3
    /// The key is not needed any more.
    case cancelled = 4
    /// There is no key; `error` says why.
    case failed = 5
  }
}
