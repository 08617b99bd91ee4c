extension AVContentKeyRequest {
  /// A reason for retrying a request.
  public struct RetryReason: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a reason from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The response came too late.
    public static let timedOut = Self(rawValue: "AVContentKeyRequestRetryReasonTimedOut")
    /// The lease of the response has expired.
    public static let receivedResponseWithExpiredLease = Self(
      rawValue: "AVContentKeyRequestRetryReasonReceivedResponseWithExpiredLease")
    /// The key of the response is obsolete.
    public static let receivedObsoleteContentKey = Self(
      rawValue: "AVContentKeyRequestRetryReasonReceivedObsoleteContentKey")
  }
}
