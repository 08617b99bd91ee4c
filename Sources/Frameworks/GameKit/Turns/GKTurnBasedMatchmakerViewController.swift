/// A page that finds players who take turns, which fails here: the player has not signed in
/// (Games.GK8).
@preconcurrency @MainActor
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  private var hasFailed = false

  /// The delegate; it is not retained.
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  /// Whether the page shows the matches of the player; stored.
  open var showExistingMatches = true
  /// The way in which players are found; stored.
  open var matchmakingMode = GKMatchmakingMode.default

  private let mistake: GKError?

  /// Creates a page for a request.
  public init(matchRequest request: GKMatchRequest) {
    mistake = request.mistake(for: .turnBased)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, as a page without a request is not in archives.
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

  /// Tells the delegate once that the page has failed: `matchRequestInvalid` for a bad request,
  /// `notAuthenticated` for others.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFailed else { return }
    hasFailed = true
    turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(
      self, didFailWithError: mistake ?? GameService.failure(.notAuthenticated))
  }
}
