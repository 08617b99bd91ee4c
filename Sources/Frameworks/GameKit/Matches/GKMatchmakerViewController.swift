/// A page in place of matchmaking: it fails, because the player is not authenticated (Games.GK8).
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  private var hasFailed = false

  /// The delegate, held weakly.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// The match request.
  open var matchRequest: GKMatchRequest { request }
  private let request: GKMatchRequest
  /// Whether the match is hosted by the developer's server; stored.
  open var isHosted = false
  /// The matchmaking mode; stored.
  open var matchmakingMode = GKMatchmakingMode.default
  /// Whether the match may start with the minimum number of players; stored.
  open var canStartWithMinimumPlayers = false

  // MARK: Creating

  /// Creates a page for a request; nil if the request is not valid (guess).
  public init?(matchRequest request: GKMatchRequest) {
    guard request.mistake(for: .peerToPeer) == nil else { return nil }
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page for an accepted invitation.
  public init?(invite: GKInvite) {
    request = GKMatchRequest()
    request.playerGroup = invite.playerGroup
    super.init(nibName: nil, bundle: nil)
    isHosted = invite.isHosted
  }

  /// Returns nil: pages are not archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Players

  /// Does nothing: no match has players.
  open func addPlayers(to match: GKMatch) {}

  /// Does nothing: no match has players.
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

  /// Reports the failure to the delegate, once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    matchmakerDelegate?.matchmakerViewController(
      self, didFailWithError: GameService.failure(.notAuthenticated))
  }
}
