/// The player of this phone; never authenticated, because there is no Game Center (Games.GK1…).
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  /// The player of this phone.
  open class var local: GKLocalPlayer { player }

  /// Creates an unauthenticated player.
  public override init() { super.init() }

  /// Whether the player is authenticated: always false.
  open var isAuthenticated: Bool { false }
  /// Whether the player is underage: always false.
  open var isUnderage: Bool { false }
  /// Whether multiplayer games are restricted: always true.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Whether personalized communication is restricted: always true.
  open var isPersonalizedCommunicationRestricted: Bool { true }

  /// Whether a friend request is presented: always false.
  open var isPresentingFriendRequestViewController: Bool { false }

  // MARK: Signing in

  /// The closure for authentication; called once with `notSupported`, later on the main queue.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      nonisolated(unsafe) let handler = authenticateHandler
      GameService.fail { handler(nil, $0) }
    }
  }

  /// Calls the closure with `notSupported`.
  open func fetchItems(
    forIdentityVerificationSignature completionHandler:
      (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, nil, nil, 0, $0) } }

  /// Throws `notSupported`.
  open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw GameService.failure()
  }

  // MARK: Friends

  /// Calls the closure with `notSupported`.
  open func loadFriends(
    _ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Throws `notSupported`.
  open func loadFriends() async throws -> [GKPlayer] { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadFriends(
    identifiedBy identifiers: [String],
    completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Throws `notSupported`.
  open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] {
    throw GameService.failure()
  }

  /// Calls the closure with `notDetermined` and the error.
  open func loadFriendsAuthorizationStatus(
    _ completionHandler: @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(.notDetermined, $0) } }

  /// Throws `notSupported`.
  open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
    throw GameService.failure()
  }

  /// Calls the closure with `notSupported`.
  open func loadChallengableFriends(
    completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadChallengableFriends() async throws -> [GKPlayer] { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadRecentPlayers(
    completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadRecentPlayers() async throws -> [GKPlayer] { throw GameService.failure() }

  /// Throws `friendRequestNotAvailable`.
  @MainActor
  open func presentFriendRequestCreator(from viewController: UIViewController) throws {
    throw GameService.failure(.friendRequestNotAvailable)
  }

  // MARK: Lists of scores

  /// Calls the closure with `notSupported`.
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadDefaultLeaderboardIdentifier() async throws -> String {
    throw GameService.failure()
  }

  /// Calls the closure with `notSupported`.
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Throws `notSupported`.
  open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws {
    throw GameService.failure()
  }

  // MARK: Saved games

  // Steps Games.SG1…: the games are the app's, so no player has to sign in.

  /// Loads the saved games, sorted by name.
  ///
  /// - Parameter handler: A closure, called later on the main queue with the games, or with the
  ///   error of the folder.
  open func fetchSavedGames(
    completionHandler handler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameFile.readAll().map(GKSavedGame.init) }, completion: handler)
  }

  /// Loads the saved games, sorted by name; throws the error of the folder.
  open func fetchSavedGames() async throws -> [GKSavedGame] {
    try await SavedGameWork.run { try SavedGameFile.readAll().map(GKSavedGame.init) }
  }

  /// Saves data under a name, replacing earlier data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - name: The name; an empty one fails with `invalidParameter`.
  ///   - handler: A closure, called later on the main queue with the game, or with the error.
  open func saveGameData(
    _ data: Data, withName name: String,
    completionHandler handler: (@Sendable (GKSavedGame?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameWork.save(data, name) }, completion: handler)
  }

  /// Saves data under a name, replacing earlier data; throws the same errors.
  @discardableResult
  open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    try await SavedGameWork.run { try SavedGameWork.save(data, name) }
  }

  /// Removes the saved game with a name, if it exists.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: A closure, called later on the main queue with the error of the file, or `nil`.
  open func deleteSavedGames(
    withName name: String, completionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameFile.remove(name) }) { (_: Void?, error) in handler?(error) }
  }

  /// Removes the saved game with a name, if it exists; throws the file's error.
  open func deleteSavedGames(withName name: String) async throws {
    try await SavedGameWork.run { try SavedGameFile.remove(name) }
  }

  /// Replaces saved games with one name by a single one (Games.SG3).
  ///
  /// - Parameters:
  ///   - conflictingSavedGames: The games; of none or of several names the call fails with
  ///     `invalidParameter`.
  ///   - data: The data of the game that remains.
  ///   - handler: A closure, called later on the main queue with the game, or with the error.
  open func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data,
    completionHandler handler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run(
      { try SavedGameWork.resolve(conflictingSavedGames, data) }, completion: handler)
  }

  /// Replaces saved games with one name by a single one; throws the same errors.
  @discardableResult
  open func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data
  ) async throws -> [GKSavedGame] {
    try await SavedGameWork.run { try SavedGameWork.resolve(conflictingSavedGames, data) }
  }

  // MARK: Events

  /// Does nothing: listeners are never called.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Does nothing: listeners are never called.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Does nothing: listeners are never called.
  open func unregisterAllListeners() {}
}

extension NSNotification.Name {
  /// The authentication of the player has changed; never posted.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
  /// The data of a player have changed; never posted.
  public static let GKPlayerDidChangeNotificationName = NSNotification.Name(
    "GKPlayerDidChangeNotificationName")
}
