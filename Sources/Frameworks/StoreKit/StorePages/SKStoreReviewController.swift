/// The question whether the user rates the app, which the phone does not ask (Purchases.RV1).
open class SKStoreReviewController: NSObject {
  /// Creates a controller, which has only class methods.
  public override init() { super.init() }

  /// Asks the user to rate the app; shows nothing, and says so once.
  open class func requestReview() { StorePages.noteReview() }

  /// Asks the user to rate the app in a scene; shows nothing, and says so once.
  @preconcurrency @MainActor
  open class func requestReview(in windowScene: UIWindowScene) { StorePages.noteReview() }
}
