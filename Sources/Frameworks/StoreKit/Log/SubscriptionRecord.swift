/// The continuation of the subscription of a group.
package struct SubscriptionRecord: Codable, Hashable, Sendable {
  /// Whether it renews automatically.
  package var renews = true
  /// The product of the next period.
  package var nextProductID: String
  /// The reason for its expiration; see `Product.SubscriptionInfo.RenewalInfo.ExpirationReason`.
  package var expirationReason: Int?
  /// Whether a renewal has failed and is being retried.
  package var isInRetry = false
  /// The end of the grace period.
  package var graceEnd: Date?
  /// The end of the retry period.
  package var retryEnd: Date?
  /// The state of a price increase: 0 pending, 1 agreed; `nil` for none.
  package var priceIncrease: Int?

  /// Ends the retries.
  mutating func endRetry() {
    (isInRetry, graceEnd, retryEnd, expirationReason) = (false, nil, nil, nil)
  }
}
