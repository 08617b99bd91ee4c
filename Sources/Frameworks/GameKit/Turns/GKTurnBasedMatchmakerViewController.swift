/// A page in place of turn-based matchmaking: it fails, because the player is not authenticated
/// (Games.GK8).
@preconcurrency @MainActor
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  private var hasFailed = false

  /// The delegate, held weakly.
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  /// Whether existing matches are shown; stored.
  open var showExistingMatches = true
  /// The matchmaking mode; stored.
  open var matchmakingMode = GKMatchmakingMode.default

  private let mistake: GKError?

  /// Creates a page for a request.
  public init(matchRequest request: GKMatchRequest) {
    mistake = request.mistake(for: .turnBased)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: pages are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Adds the text and the button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UnavailablePage { [weak self] in
      if let self {
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewControllerWasCancelled(self)
      }
    }
    setViewControllers([page], animated: false)
  }

  /// Reports the failure to the delegate, once: `matchRequestInvalid` or `notAuthenticated`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(
      self, didFailWithError: mistake ?? GameService.failure(.notAuthenticated))
  }
}
