/// A view controller for a Look Around scene; always empty, because there are none (Maps.LA2).
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// Creates a view controller for a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller without a scene.
  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// The scene; setting it calls the delegate.
  open var scene: MKLookAroundScene? {
    willSet { delegate?.lookAroundViewControllerWillUpdateScene(self) }
    didSet { delegate?.lookAroundViewControllerDidUpdateScene(self) }
  }
  /// Whether the user can navigate; stored.
  open var isNavigationEnabled = true
  /// Whether road labels are shown; stored.
  open var showsRoadLabels = true
  /// The filter of points of interest; stored.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The corner of the badge; stored.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// Sets the background color for missing content.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }
}
