extension Transaction {
  /// Requests a refund, after the user's confirmation (Purchases.TR6).
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Requests a refund, after the user's confirmation in front of a view controller.
  @MainActor
  public func beginRefundRequest(
    in controller: UIViewController
  ) async throws -> RefundRequestStatus { try await Self.refund(id) }

  /// Requests a refund of a transaction, after the user's confirmation.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { try await refund(transactionID) }

  @MainActor
  private static func refund(_ id: UInt64) async throws -> RefundRequestStatus {
    let store = LocalStore.current
    guard let entry = store.known({ $0.log.entry(id) }, otherwise: nil) else {
      throw RefundRequestError.failed
    }
    guard entry.revocationDate == nil else { throw RefundRequestError.duplicateRequest }
    guard await RefundQuestion.answer(entry, store) else { return .userCancelled }
    guard try store.refund(id) else { throw RefundRequestError.failed }
    return .success
  }
}
