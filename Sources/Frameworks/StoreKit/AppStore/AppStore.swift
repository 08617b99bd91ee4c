/// The store as a whole.
public enum AppStore {
  /// Whether the user can make payments; true.
  public static var canMakePayments: Bool { true }

  /// The identifier that binds signed values to the phone.
  public static var deviceVerificationID: UUID? {
    LocalStore.current.known({ $0.log.deviceID }, otherwise: nil)
  }

  /// Fetches what the user has bought; the local store has it already (Purchases.TR7).
  nonisolated(nonsending) public static func sync() async throws {
    let failure = try LocalStore.current.read { $0.settings.errors[.appStoreSync] }
    if let failure { throw failure.error }
  }

  /// Requests a review of the app; the phone shows nothing, and a warning says so once
  /// (Purchases.RV1).
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { StorePages.noteReview() }

  /// Requests a review of the app from a view controller; shows nothing.
  @MainActor
  public static func requestReview(in controller: UIViewController) { StorePages.noteReview() }

  /// Shows the management of the user's subscriptions; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }

  /// Shows the management of a subscription group; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { throw StoreKitError.unsupported }

  /// Shows a sheet to redeem a code; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}
