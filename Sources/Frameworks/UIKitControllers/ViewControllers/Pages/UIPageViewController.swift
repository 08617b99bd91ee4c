@_spi(UIKitModules) import TactusUIKitViews

/// A view controller that shows pages, each the view of a child view controller.
///
/// Steps Pages.PG1…
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  // MARK: Creating

  /// Creates a page view controller.
  ///
  /// - Parameters:
  ///   - style: The style of transitions; a page curl is shown as a scroll (Pages.PG8).
  ///   - navigationOrientation: The axis along which pages follow one another.
  ///   - options: The space between pages and the location of the spine.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (ownStyle, ownOrientation) = (style, navigationOrientation)
    spacing = Self.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller with horizontal page curls; nib files are not loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (ownStyle, ownOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a page view controller with horizontal page curls.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller with horizontal page curls, or one of an interface file.
  public required init?(coder: NSCoder) {
    let element = coder.nib?.element
    ownStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    ownOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spacing = element?.number("pageSpacing") ?? 0
    super.init(coder: coder)
  }

  /// The style of transitions.
  open var transitionStyle: TransitionStyle { ownStyle }
  /// The axis along which pages follow one another.
  open var navigationOrientation: NavigationOrientation { ownOrientation }
  /// The location of the spine of a page curl.
  open var spineLocation: SpineLocation { ownStyle == .pageCurl ? .min : .none }
  /// Whether pages have content on both sides; stored, as one page is shown at a time.
  open var isDoubleSided = false

  // MARK: Pages

  /// The data source; without one there are no gestures (Pages.PG3).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded, !pages.isMoving { pages.collect() } }
  }
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The controllers of the visible pages: one, or none before the first is set.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// The gesture recognizers of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    ownStyle == .scroll ? [] : [pages.panGestureRecognizer]
  }

  /// Sets the visible page (Pages.PG2).
  ///
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: The side from which it comes.
  ///   - animated: Whether it scrolls in.
  ///   - completion: A closure that receives whether the transition finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      programmingError(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition",
        exception: "NSInvalidArgumentException")
    }
    loadViewIfNeeded()
    pages.set(page, from: direction, animated: animated, completion)
  }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.frame = view.bounds.insetBy(
      dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    self.view = view
  }

  // MARK: Internals

  private let ownStyle: TransitionStyle
  private let ownOrientation: NavigationOrientation
  /// The space between pages, in points.
  let spacing: CGFloat
  /// The controller of the visible page.
  var shown: UIViewController?
  private(set) lazy var pages = PageScrollView(of: self)

  var isHorizontal: Bool { ownOrientation == .horizontal }

  private static func number(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }
}
