/// A controller of the pages of the service for games, with one that says that there is none
/// (Games.GK3).
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  /// The delegate; it is not retained.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The part of the service that the page would show; stored.
  open var viewState = GKGameCenterViewControllerState.default
  /// The list that the page would show; stored.
  open var leaderboardIdentifier: String?
  /// The time of the scores; stored.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  /// Creates a controller that would show a part of the service.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }

  /// Creates a controller for a list of scores.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
    leaderboardTimeScope = timeScope
  }

  /// Creates a controller for an achievement.
  public convenience init(achievementID: String) { self.init(state: .achievements) }

  /// Adds the page, and its button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = GameService.failure()
    let page = MissingServicePage()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) }
      })
    setViewControllers([page], animated: false)
  }
}
