extension Product {
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is purchased.
    case success(VerificationResult<Transaction>)
    /// The user has canceled.
    case userCancelled
    /// It waits for the approval of a parent.
    case pending
  }
}
