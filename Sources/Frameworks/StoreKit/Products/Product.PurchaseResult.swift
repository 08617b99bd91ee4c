extension Product {
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is paid.
    case success(VerificationResult<Transaction>)
    /// The user has refused.
    case userCancelled
    /// A parent is asked.
    case pending
  }
}
