import TactusPreviews

/// A view controller that previews files, one at a time.
///
/// Pushed onto a navigation controller, it uses that controller's bar; presented, it has its own.
/// Steps QuickLook.QL1…
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// The object with the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  /// The object that follows the controller.
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// The index of the current file; `NSNotFound` without files.
  open var currentPreviewItemIndex: Int {
    get { count == 0 && isViewLoaded ? NSNotFound : index }
    set {
      guard newValue != index else { return }
      index = newValue
      if isViewLoaded { showCurrent() }
    }
  }

  /// The current file; nil without files.
  open var currentPreviewItem: (any QLPreviewItem)? { item(at: index) }

  /// Creates a controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates a controller of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Returns whether a file can be previewed, according to its type, not its content.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { PreviewKind($0).isReadable } ?? false
  }

  /// Reloads the list of files.
  open func reloadData() {
    count = max(0, dataSource?.numberOfPreviewItems(in: self) ?? 0)
    index = min(max(index, 0), max(0, count - 1))
    showCurrent()
  }

  /// Reloads the current file.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    shown?.load(item(at: index))
    showTitle()
  }

  // MARK: Life

  /// Adds the bar and the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    bar.delegate = barPlace
    view.addSubview(bar)
    count = max(0, dataSource?.numberOfPreviewItems(in: self) ?? 0)
    index = min(max(index, 0), max(0, count - 1))
    showCurrent()
  }

  /// Shows its own bar, if there is no other.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.isHidden = navigationController != nil
    showTitle()
  }

  /// Notifies the delegate that the controller will be dismissed.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isLeaving else { return }
    hasLeft = true
    delegate?.previewControllerWillDismiss(self)
  }

  /// Notifies the delegate that the controller has been dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard hasLeft, presentingViewController == nil else { return }
    hasLeft = false
    delegate?.previewControllerDidDismiss(self)
  }

  /// Lays out the bar above the pages.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
    let start = bar.isHidden || areBarsHidden ? (areBarsHidden ? 0 : top) : top + 44
    pager.view.frame = CGRect(
      x: 0, y: start, width: view.bounds.width, height: view.bounds.height - start)
  }

  /// Closes a presented preview for VoiceOver's escape gesture (QuickLook.QL11).
  open override func accessibilityPerformEscape() -> Bool {
    guard isPresented else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }

  // MARK: Internals

  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let bar = UINavigationBar()
  private let barPlace = TopBarPlace()
  private lazy var ownItem = UINavigationItem(title: "")
  private lazy var pages = PreviewPages(self)
  private lazy var zoom = PreviewZoom(self)
  private var count = 0
  private var index = 0
  private var hasLeft = false
  private var areBarsHidden = false

  /// Whether the controller is being dismissed, or popped from its navigation controller.
  private var isLeaving: Bool {
    isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
  }

  /// The current page.
  private var shown: PreviewItemController? {
    pager.viewControllers?.first as? PreviewItemController
  }

  private func setUp() {
    modalPresentationStyle = .fullScreen
    transitioningDelegate = zoom
    (pager.dataSource, pager.delegate) = (pages, pages)
  }

  func item(at index: Int) -> (any QLPreviewItem)? {
    guard let dataSource, index >= 0 else { return nil }
    let count = isViewLoaded ? count : dataSource.numberOfPreviewItems(in: self)
    return index < count ? dataSource.previewController(self, previewItemAt: index) : nil
  }

  /// Returns a page for a file; nil if there is no such file.
  func page(at index: Int) -> PreviewItemController? {
    guard (0..<count).contains(index) else { return nil }
    let page = PreviewItemController(index)
    page.owner = self
    page.load(item(at: index))
    return page
  }

  /// The user has swiped to a page.
  func showed(_ page: PreviewItemController) {
    index = page.index
    showTitle()
  }

  /// A link of the file was tapped.
  func open(_ url: URL) {
    guard let item = currentPreviewItem else { return }
    guard delegate?.previewController(self, shouldOpen: url, for: item) ?? true else { return }
    UIApplication.shared.open(url)
  }

  /// Hides or shows the bars.
  func toggleBars() {
    areBarsHidden.toggle()
    if let navigationController {
      navigationController.setNavigationBarHidden(areBarsHidden, animated: true)
    } else {
      bar.isHidden = areBarsHidden
    }
    view.setNeedsLayout()
  }

  private func showCurrent() {
    let page = page(at: index) ?? PreviewItemController(0)
    pager.setViewControllers([page], direction: .forward, animated: false)
    showTitle()
  }

  private func showTitle() {
    let item = currentPreviewItem
    title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? ""
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    share.accessibilityLabel = ControlTexts.share
    share.isEnabled = item?.previewItemURL != nil
    if navigationController != nil {
      navigationItem.rightBarButtonItem = share
      // Presented within a navigation controller, it has no other way out.
      if navigationController?.viewControllers.first === self, isPresented {
        navigationItem.leftBarButtonItem = doneItem()
      }
    } else {
      ownItem.title = title
      ownItem.rightBarButtonItem = share
      ownItem.leftBarButtonItem = doneItem()
      bar.items = [ownItem]
    }
  }

  private var isPresented: Bool {
    presentingViewController != nil || navigationController?.presentingViewController != nil
  }

  private func doneItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  private func share() {
    guard let url = currentPreviewItem?.previewItemURL else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem =
      navigationController == nil ? ownItem.rightBarButtonItem : navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
