/// The player at this phone, who cannot sign in, as there is no service for games (Games.GK1…).
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  /// The player at this phone.
  open class var local: GKLocalPlayer { player }

  /// Creates a player who has not signed in.
  public override init() { super.init() }

  /// Whether the player has signed in; false.
  open var isAuthenticated: Bool { false }
  /// Whether the player is young; false.
  open var isUnderage: Bool { false }
  /// Whether the player may not play with others; true.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Whether the player may not write to others; true.
  open var isPersonalizedCommunicationRestricted: Bool { true }

  /// Whether the request to be a friend is shown; false.
  open var isPresentingFriendRequestViewController: Bool { false }

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

  /// Loads those friends who play the game and have an identifier of some, which fails.
  open func loadFriends(
    identifiedBy identifiers: [String],
    completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Loads those friends who play the game and have an identifier of some, which throws.
  open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] {
    throw GameService.failure()
  }

  /// Loads the permission to read the friends, which fails: not determined, and the error.
  open func loadFriendsAuthorizationStatus(
    _ completionHandler: @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(.notDetermined, $0) } }

  /// Loads the permission to read the friends, which throws.
  open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
    throw GameService.failure()
  }

  /// Loads friends who can be challenged, which fails.
  open func loadChallengableFriends(
    completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads friends who can be challenged, which throws.
  open func loadChallengableFriends() async throws -> [GKPlayer] { throw GameService.failure() }

  /// Loads players with whom the player has played, which fails.
  open func loadRecentPlayers(
    completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads players with whom the player has played, which throws.
  open func loadRecentPlayers() async throws -> [GKPlayer] { throw GameService.failure() }

  /// Shows a page for the request to be a friend, which throws `friendRequestNotAvailable`.
  @MainActor
  open func presentFriendRequestCreator(from viewController: UIViewController) throws {
    throw GameService.failure(.friendRequestNotAvailable)
  }

  // MARK: Lists of scores

  /// Loads the identifier of the player's own list, which fails.
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the identifier of the player's own list, which throws.
  open func loadDefaultLeaderboardIdentifier() async throws -> String {
    throw GameService.failure()
  }

  /// Changes the identifier of the player's own list, which fails.
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Changes the identifier of the player's own list, which throws.
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

  /// Saves data under a name, in place of earlier data of the name.
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

  /// Saves data under a name, in place of earlier data of the name; throws the same errors.
  @discardableResult
  open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    try await SavedGameWork.run { try SavedGameWork.save(data, name) }
  }

  /// Removes the saved game of a name, if there is one.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: A closure, called later on the main queue with the error of the file, or `nil`.
  open func deleteSavedGames(
    withName name: String, completionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameFile.remove(name) }) { (_: Void?, error) in handler?(error) }
  }

  /// Removes the saved game of a name, if there is one; throws the error of the file.
  open func deleteSavedGames(withName name: String) async throws {
    try await SavedGameWork.run { try SavedGameFile.remove(name) }
  }

  /// Replaces saved games of one name by one game (Games.SG3).
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

  /// Replaces saved games of one name by one game; throws the same errors.
  @discardableResult
  open func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data
  ) async throws -> [GKSavedGame] {
    try await SavedGameWork.run { try SavedGameWork.resolve(conflictingSavedGames, data) }
  }

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
