internal import TactusCrashReports

/// A request for the receipt of the app, which the phone does not have (Purchases.RC1).
///
/// - Thread: as `SKRequest`; it adds nothing that changes.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  private let properties: [String: Any]?

  /// Creates a request.
  public override init() {
    properties = nil
    super.init()
  }

  /// Creates a request.
  ///
  /// - Parameter properties: The properties of a receipt for tests; without effect.
  public init(receiptProperties properties: [String: Any]?) {
    self.properties = properties
    super.init()
  }

  /// The properties of a receipt for tests; without effect.
  open var receiptProperties: [String: Any]? { properties }

  // MARK: Internals

  override func answer() {
    RuntimeWarning.once(
      "SKReceiptRefreshRequest fails: the local store writes no receipts; use the signed "
        + "transactions of StoreKit 2", kind: "note")
    delegate?.request(self, didFailWithError: SKError(.unknown))
  }
}
