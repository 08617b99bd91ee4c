/// A page in place of Game Center, which says that it is missing (Games.GK3).
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  /// The delegate, held weakly.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The requested part of Game Center; stored.
  open var viewState = GKGameCenterViewControllerState.default
  /// The requested leaderboard; stored.
  open var leaderboardIdentifier: String?
  /// The time scope of the leaderboard; stored.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  /// Creates a page for a part of Game Center.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }

  /// Creates a page for a leaderboard.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
    leaderboardTimeScope = timeScope
  }

  /// Creates a page for an achievement.
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
