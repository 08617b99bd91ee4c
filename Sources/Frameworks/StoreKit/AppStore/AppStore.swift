/// The store as a whole.
public enum AppStore {
  /// Whether the user may buy; true.
  public static var canMakePayments: Bool { true }

  /// The identifier with which signed values are bound to the phone.
  public static var deviceVerificationID: UUID? {
    LocalStore.current.known({ $0.log.deviceID }, otherwise: nil)
  }

  /// Fetches what the user has bought; the local store has it already (Purchases.TR7).
  nonisolated(nonsending) public static func sync() async throws {
    let failure = try LocalStore.current.read { $0.settings.errors[.appStoreSync] }
    if let failure { throw failure.error }
  }

  /// Asks the user to rate the app; the phone shows nothing, and says so once (Purchases.RV1).
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { StorePages.noteReview() }

  /// Asks the user to rate the app in front of a view controller; shows nothing.
  @MainActor
  public static func requestReview(in controller: UIViewController) { StorePages.noteReview() }

  /// Shows the user's subscriptions; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }

  /// Shows the user's subscriptions of a group; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { throw StoreKitError.unsupported }

  /// Lets the user redeem a code; the phone has no such page.
  ///
  /// - Throws: `StoreKitError.unsupported`.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}
