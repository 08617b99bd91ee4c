extension Product.SubscriptionInfo {
  /// The state of a subscription.
  ///
  /// The numbers are those of the App Store's server; that they are also these is a guess.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a state.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Subscribed.
    public static let subscribed = RenewalState(rawValue: 1)
    /// Expired.
    public static let expired = RenewalState(rawValue: 2)
    /// A renewal has failed and is being retried.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// A renewal has failed, during the grace period.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The money was returned.
    public static let revoked = RenewalState(rawValue: 5)

    /// The name for the user.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In Billing Retry Period"
      case .inGracePeriod: "In Grace Period"
      case .revoked: "Revoked"
      default: "\(rawValue)"
      }
    }
  }
}
