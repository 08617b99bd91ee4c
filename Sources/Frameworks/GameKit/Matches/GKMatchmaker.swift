internal import TactusCrashReports

/// An object that finds players for matches, which fails here: the player has not signed in
/// (Games.GK4…).
///
/// - Thread: any; closures are called later on the main queue, once.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let matchmaker = GKMatchmaker()
  private let searches = MatchSearches()

  /// Creates a matchmaker; apps use the shared one.
  public override init() { super.init() }

  /// Returns the matchmaker of the app.
  open class func shared() -> GKMatchmaker { matchmaker }

  /// A closure for an invitation or for players that the user has chosen; never called.
  @available(iOS, deprecated: 7.0, message: "Register a listener with GKLocalPlayer instead.")
  open var inviteHandler: (@Sendable (GKInvite?, [Any]?) -> Void)?

  // MARK: Searches

  /// Finds players for a match, which fails with `matchRequestInvalid`, `restrictedToAutomatch`,
  /// `notAuthenticated` or `cancelled`.
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler:
      (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    searches.begin(request, .peerToPeer) { completionHandler?(nil, $0) }
  }

  /// Finds players for a match, which throws the same errors.
  @discardableResult
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw await failure(of: request, .peerToPeer)
  }

  /// Finds players for a match on a server of the developer, which fails with the same errors.
  open func findPlayers(
    forHostedRequest request: GKMatchRequest,
    withCompletionHandler completionHandler:
      (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) {
    searches.begin(request, .hosted) { completionHandler?(nil, $0) }
  }

  /// Finds players for a match on a server of the developer, which throws the same errors.
  @discardableResult
  open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
    throw await failure(of: request, .hosted)
  }

  /// Finds players by rules for a match on a server of the developer, which fails with the same
  /// errors.
  open func findMatchedPlayers(
    _ request: GKMatchRequest,
    withCompletionHandler completionHandler:
      @escaping @Sendable (GKMatchedPlayers?, (any Error)?) -> Void
  ) {
    searches.begin(request, .hosted) { completionHandler(nil, $0) }
  }

  /// Finds players by rules for a match on a server of the developer, which throws the same errors.
  @discardableResult
  open func findMatchedPlayers(_ request: GKMatchRequest) async throws -> GKMatchedPlayers {
    throw await failure(of: request, .hosted)
  }

  /// Finds more players for a match, which fails with the same errors.
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    searches.begin(matchRequest, .peerToPeer) { completionHandler?($0) }
  }

  /// Finds more players for a match, which throws the same errors.
  open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws {
    throw await failure(of: matchRequest, .peerToPeer)
  }

  /// Cancels the searches, whose closures get `cancelled` (Games.GK5).
  open func cancel() { searches.cancel() }

  /// Ends the search for players of a match; does nothing, as none has begun.
  open func finishMatchmaking(for match: GKMatch) {}

  // MARK: Invitations

  /// Makes the match of an invitation, which fails with `notAuthenticated`.
  open func match(
    for invite: GKInvite,
    completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Makes the match of an invitation, which throws `notAuthenticated`.
  @discardableResult
  open func match(for invite: GKInvite) async throws -> GKMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Takes an invitation back; does nothing, as none was sent.
  open func cancelPendingInvite(to player: GKPlayer) {}

  // MARK: Activity

  /// Counts the searches of a group, which fails with `notAuthenticated`.
  open func queryPlayerGroupActivity(
    _ playerGroup: Int,
    withCompletionHandler completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Counts the searches of a group, which throws `notAuthenticated`.
  @discardableResult
  open func queryPlayerGroupActivity(_ playerGroup: Int) async throws -> Int {
    throw GameService.failure(.notAuthenticated)
  }

  /// Counts the searches of the game, which fails with `notAuthenticated`.
  open func queryActivity(
    completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Counts the searches of the game, which throws `notAuthenticated`.
  @discardableResult
  open func queryActivity() async throws -> Int { throw GameService.failure(.notAuthenticated) }

  /// Counts the searches of a queue, which fails with `notAuthenticated`.
  open func queryQueueActivity(
    _ queueName: String,
    withCompletionHandler completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Counts the searches of a queue, which throws `notAuthenticated`.
  @discardableResult
  open func queryQueueActivity(_ queueName: String) async throws -> Int {
    throw GameService.failure(.notAuthenticated)
  }

  // MARK: Players nearby

  /// Begins to look for players nearby, of whom none is found: the closure is never called, and one
  /// line says so.
  open func startBrowsingForNearbyPlayers(
    handler reachableHandler: (@Sendable (GKPlayer, Bool) -> Void)? = nil
  ) {
    RuntimeWarning.once(
      "GKMatchmaker.startBrowsingForNearbyPlayers: the phone has no Game Center, so no players are "
        + "found nearby", namesPlace: true)
  }

  /// Ends to look for players nearby; does nothing, as none is found.
  open func stopBrowsingForNearbyPlayers() {}

  /// Begins to wait for players of a shared activity, of whom none comes: the closure is never
  /// called, and one line says so.
  open func startGroupActivity(playerHandler handler: @escaping @Sendable (GKPlayer) -> Void) {
    RuntimeWarning.once(
      "GKMatchmaker.startGroupActivity: the phone has no Game Center, so no players come",
      namesPlace: true)
  }

  /// Ends to wait for players of a shared activity; does nothing, as none comes.
  open func stopGroupActivity() {}

  // MARK: Internals

  /// Returns the error of a search at its end.
  private func failure(of request: GKMatchRequest, _ type: GKMatchType) async -> GKError {
    await withCheckedContinuation { continuation in
      searches.begin(request, type) { continuation.resume(returning: $0) }
    }
  }
}
