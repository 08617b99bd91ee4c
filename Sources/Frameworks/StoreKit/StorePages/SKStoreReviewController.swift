/// Requests for reviews, which the phone does not show (Purchases.RV1).
open class SKStoreReviewController: NSObject {
  /// Creates a controller, although there are only class methods.
  public override init() { super.init() }

  /// Requests a review of the app; shows nothing, and a warning says so once.
  open class func requestReview() { StorePages.noteReview() }

  /// Requests a review of the app in a scene; shows nothing, and a warning says so once.
  @preconcurrency @MainActor
  open class func requestReview(in windowScene: UIWindowScene) { StorePages.noteReview() }
}
