internal import TactusCrashReports

/// The search for players, which always fails: the player is not authenticated (Games.GK4…).
///
/// - Thread: any; closures are called later on the main queue, once.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let matchmaker = GKMatchmaker()
  private let searches = MatchSearches()

  /// Creates a matchmaker; apps use `shared()`.
  public override init() { super.init() }

  /// Returns the shared matchmaker.
  open class func shared() -> GKMatchmaker { matchmaker }

  /// The closure for invitations; never called.
  @available(iOS, deprecated: 7.0, message: "Register a listener with GKLocalPlayer instead.")
  open var inviteHandler: (@Sendable (GKInvite?, [Any]?) -> Void)?

  // MARK: Searches

  /// Checks the request, then fails with `matchRequestInvalid`, `restrictedToAutomatch`,
  /// `notAuthenticated` or `cancelled`.
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler:
      (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    searches.begin(request, .peerToPeer) { completionHandler?(nil, $0) }
  }

  /// Checks the request, then throws the same errors.
  @discardableResult
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw await failure(of: request, .peerToPeer)
  }

  /// Checks the request for a hosted match, then fails with the same errors.
  open func findPlayers(
    forHostedRequest request: GKMatchRequest,
    withCompletionHandler completionHandler:
      (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) {
    searches.begin(request, .hosted) { completionHandler?(nil, $0) }
  }

  /// Checks the request for a hosted match, then throws the same errors.
  @discardableResult
  open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
    throw await failure(of: request, .hosted)
  }

  /// Checks the request for a hosted match by rules, then fails with the same errors.
  open func findMatchedPlayers(
    _ request: GKMatchRequest,
    withCompletionHandler completionHandler:
      @escaping @Sendable (GKMatchedPlayers?, (any Error)?) -> Void
  ) {
    searches.begin(request, .hosted) { completionHandler(nil, $0) }
  }

  /// Checks the request for a hosted match by rules, then throws the same errors.
  @discardableResult
  open func findMatchedPlayers(_ request: GKMatchRequest) async throws -> GKMatchedPlayers {
    throw await failure(of: request, .hosted)
  }

  /// Checks the request for more players, then fails with the same errors.
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    searches.begin(matchRequest, .peerToPeer) { completionHandler?($0) }
  }

  /// Checks the request for more players, then throws the same errors.
  open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws {
    throw await failure(of: matchRequest, .peerToPeer)
  }

  /// Cancels the pending searches, which fail with `cancelled` (Games.GK5).
  open func cancel() { searches.cancel() }

  /// Does nothing: no search has found players.
  open func finishMatchmaking(for match: GKMatch) {}

  // MARK: Invitations

  /// Calls the closure with `notAuthenticated`.
  open func match(
    for invite: GKInvite,
    completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func match(for invite: GKInvite) async throws -> GKMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Does nothing: no invitation was sent.
  open func cancelPendingInvite(to player: GKPlayer) {}

  // MARK: Activity

  /// Calls the closure with `notAuthenticated`.
  open func queryPlayerGroupActivity(
    _ playerGroup: Int,
    withCompletionHandler completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func queryPlayerGroupActivity(_ playerGroup: Int) async throws -> Int {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func queryActivity(
    completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func queryActivity() async throws -> Int { throw GameService.failure(.notAuthenticated) }

  /// Calls the closure with `notAuthenticated`.
  open func queryQueueActivity(
    _ queueName: String,
    withCompletionHandler completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(0, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func queryQueueActivity(_ queueName: String) async throws -> Int {
    throw GameService.failure(.notAuthenticated)
  }

  // MARK: Players nearby

  /// Warns once; the closure is never called, because no nearby player is found.
  open func startBrowsingForNearbyPlayers(
    handler reachableHandler: (@Sendable (GKPlayer, Bool) -> Void)? = nil
  ) {
    RuntimeWarning.once(
      "GKMatchmaker.startBrowsingForNearbyPlayers: the phone has no Game Center, so no players are "
        + "found nearby", namesPlace: true)
  }

  /// Does nothing: no search for nearby players runs.
  open func stopBrowsingForNearbyPlayers() {}

  /// Warns once; the closure is never called, because no group activity can be joined.
  open func startGroupActivity(playerHandler handler: @escaping @Sendable (GKPlayer) -> Void) {
    RuntimeWarning.once(
      "GKMatchmaker.startGroupActivity: the phone has no Game Center, so no players come",
      namesPlace: true)
  }

  /// Does nothing: no group activity runs.
  open func stopGroupActivity() {}

  // MARK: Internals

  /// Returns the error of a search at its end.
  private func failure(of request: GKMatchRequest, _ type: GKMatchType) async -> GKError {
    await withCheckedContinuation { continuation in
      searches.begin(request, type) { continuation.resume(returning: $0) }
    }
  }
}
