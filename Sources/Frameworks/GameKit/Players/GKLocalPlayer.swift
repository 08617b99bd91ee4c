/// The player at this phone, who cannot sign in, as there is no service for games.
///
/// Steps Games.GK1…
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  /// The player at this phone.
  open class var local: GKLocalPlayer { player }

  /// Creates a player who has not signed in.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the player has signed in; false.
  open var isAuthenticated: Bool { false }
  /// A Boolean value that indicates whether the player is young; false.
  open var isUnderage: Bool { false }
  /// A Boolean value that indicates whether the player may not play with others; true.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// A Boolean value that indicates whether the player may not write to others; true.
  open var isPersonalizedCommunicationRestricted: Bool { true }

  // MARK: Signing in

  /// A closure by which the player signs in; it is called once with the error `notSupported`, later
  /// on the main queue.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      nonisolated(unsafe) let handler = authenticateHandler
      GameService.fail { handler(nil, $0) }
    }
  }

  /// Makes the proof that the player is who he is, which fails.
  open func fetchItems(
    forIdentityVerificationSignature completionHandler:
      (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, nil, nil, 0, $0) } }

  /// Makes the proof that the player is who he is, which throws.
  open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw GameService.failure()
  }

  // MARK: Friends

  /// Loads the friends, which fails.
  open func loadFriends(
    _ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Loads the friends, which throws.
  open func loadFriends() async throws -> [GKPlayer] { throw GameService.failure() }

  // MARK: Events

  /// Does nothing, as there are no events.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Does nothing, as there are no events.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Does nothing, as there are no events.
  open func unregisterAllListeners() {}
}

extension NSNotification.Name {
  /// The name of the notification that the player has signed in or out; never posted.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
  /// The name of the notification that a player has changed; never posted.
  public static let GKPlayerDidChangeNotificationName = NSNotification.Name(
    "GKPlayerDidChangeNotificationName")
}
