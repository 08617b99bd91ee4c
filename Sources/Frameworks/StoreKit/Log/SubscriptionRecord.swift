/// The continuation of the subscription of a group.
package struct SubscriptionRecord: Codable, Hashable, Sendable {
  /// Whether it is renewed.
  package var renews = true
  /// The product of the next period.
  package var nextProductID: String
  /// The reason for its end; see `Product.SubscriptionInfo.RenewalInfo.ExpirationReason`.
  package var expirationReason: Int?
  /// Whether a renewal has failed and is tried again.
  package var isInRetry = false
  /// The end of the time in which it stays in force nevertheless.
  package var graceEnd: Date?
  /// The end of the time in which the renewal is tried again.
  package var retryEnd: Date?
  /// The state of a price increase: 0 pending, 1 agreed; `nil` for none.
  package var priceIncrease: Int?

  /// Ends the attempts to renew.
  mutating func endRetry() {
    (isInRetry, graceEnd, retryEnd, expirationReason) = (false, nil, nil, nil)
  }
}
