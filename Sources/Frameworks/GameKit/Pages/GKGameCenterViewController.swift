/// A page of the service for games, which says that there is none, and Done.
///
/// Step Games.GK3.
@preconcurrency @MainActor
open class GKGameCenterViewController: UIViewController {
  /// The delegate; it is not retained.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The part of the service that the page would show; stored.
  open var viewState = GKGameCenterViewControllerState.default
  /// The list that the page would show; stored.
  open var leaderboardIdentifier: String?
  /// The time of the scores; stored.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  /// Creates a page.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a page with a state.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }

  /// Creates a page for a list of scores.
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

  /// Reads a page from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the text and the button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = GameService.failure()
    view.backgroundColor = .systemBackground
    let note = UILabel()
    note.text = "Game Center is not available here."
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    note.textAlignment = .center
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) }
      })
    for subview in [done, note] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      done.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      done.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      note.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }
}
