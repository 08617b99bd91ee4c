/// A page that finds players for a match, which fails here: the player has not signed in
/// (Games.GK8).
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  private var hasFailed = false

  /// The delegate; it is not retained.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// The parameters of the match.
  open var matchRequest: GKMatchRequest { request }
  private let request: GKMatchRequest
  /// Whether a server of the developer runs the match; stored.
  open var isHosted = false
  /// The way in which players are found; stored.
  open var matchmakingMode = GKMatchmakingMode.default
  /// Whether the match can begin before all have come; stored.
  open var canStartWithMinimumPlayers = false

  // MARK: Creating

  /// Creates a page for a request; `nil` if the request is bad (guess).
  public init?(matchRequest request: GKMatchRequest) {
    guard request.mistake(for: .peerToPeer) == nil else { return nil }
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page for an invitation that the player has accepted.
  public init?(invite: GKInvite) {
    request = GKMatchRequest()
    request.playerGroup = invite.playerGroup
    super.init(nibName: nil, bundle: nil)
    isHosted = invite.isHosted
  }

  /// Returns `nil`, as a page without a request is not in archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Players

  /// Adds places of a match to the page; does nothing, as the page has none.
  open func addPlayers(to match: GKMatch) {}

  /// Shows whether a player is connected to the server; does nothing, as there are no players.
  open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}

  // MARK: View

  /// Adds the text and the button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UnavailablePage { [weak self] in
      if let self { matchmakerDelegate?.matchmakerViewControllerWasCancelled(self) }
    }
    setViewControllers([page], animated: false)
  }

  /// Tells the delegate once that the page has failed.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    matchmakerDelegate?.matchmakerViewController(
      self, didFailWithError: GameService.failure(.notAuthenticated))
  }
}
