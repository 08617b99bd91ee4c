/// A controller of a view in which the user looks around; here it is an empty one, as there are no
/// scenes (Maps.LA2).
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// Creates a controller of a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a scene.
  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// The scene; setting it tells the delegate.
  open var scene: MKLookAroundScene? {
    willSet { delegate?.lookAroundViewControllerWillUpdateScene(self) }
    didSet { delegate?.lookAroundViewControllerDidUpdateScene(self) }
  }
  /// Whether the user can go to other places.
  open var isNavigationEnabled = true
  /// Whether the names of roads are shown.
  open var showsRoadLabels = true
  /// The kinds of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The corner of the badge.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// Gives the view the color behind content that is missing.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }
}
