import CoreGraphics
import TactusPhoneLink
import TactusPhoneTypes
import TactusUIKitViews
import UIKit

/// The Home screen: pages of icons, the dock, and the menu of an icon's quick actions.
@MainActor
final class HomeViewController: UIViewController, UIScrollViewDelegate {
  /// The installed apps.
  var apps: [InstalledApp] = [] {
    didSet { if apps != oldValue { showApps() } }
  }

  /// The menu of an icon, or its hint; `nil` if none is shown.
  private(set) var menu: QuickActionMenu?

  private let wallpaper = WallpaperView()
  private let pages = UIScrollView()
  private let dots = UIPageControl()
  private let dock = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private var icons: [IconView] = []
  private var presses: IconPresses?
  /// The icon that the keyboard has selected.
  private weak var selected: IconView?
  private var laidOutSize: CGSize = .zero

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    dots.isUserInteractionEnabled = false
    dots.hidesForSinglePage = true
    dock.clipsToBounds = true
    for part in [wallpaper, pages, dots, dock] as [UIView] { view.addSubview(part) }
    presses = IconPresses(on: self)
    showApps()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != laidOutSize else { return }
    laidOutSize = view.bounds.size
    layOut()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded, previous?.layoutDirection != traitCollection.layoutDirection else { return }
    layOut()
  }

  // MARK: Icons

  /// Returns the icon at a place of the view.
  func icon(at place: CGPoint) -> IconView? {
    icons.first { icon in
      guard icon.superview != nil else { return false }
      let frame = view.convert(icon.bounds, from: icon)
      // The name belongs to the icon.
      return frame.insetBy(dx: -8, dy: -4).contains(place)
        || CGRect(x: frame.minX - 8, y: frame.maxY, width: frame.width + 16, height: 22)
          .contains(place)
    }
  }

  /// Opens an app (HomeScreen.L1).
  func launch(_ icon: IconView, with action: QuickAction? = nil) {
    let reason: LaunchReason = action.map { .open(.quickAction($0)) } ?? .icon
    closeMenu(animated: false)
    SystemRequests.send(.launch(icon.app.identifier, reason, from: area(of: icon)))
  }

  /// Handles a press of the Home button: closes the menu, or shows the first page
  /// (HomeScreen.H6).
  func homeButtonPressed() {
    if menu != nil { return closeMenu(animated: true) }
    select(nil)
    pages.setContentOffset(pageOffset(0), animated: true)
  }

  // MARK: Menu

  /// Shows the hint of a menu at a fraction of the way to it, 0…1.
  func hint(on icon: IconView, _ progress: CGFloat) {
    let menu = menu ?? addMenu(of: icon)
    menu.hint(progress)
  }

  /// Opens the menu of an icon; returns whether it has anything to show.
  func openMenu(of icon: IconView) -> Bool {
    let actions = icon.app.quickActions
    guard !actions.isEmpty else {
      closeMenu(animated: true)
      return false
    }
    let menu = menu ?? addMenu(of: icon)
    pages.isScrollEnabled = false
    menu.open(actions)
    return true
  }

  /// Closes the menu or the hint (HomeScreen.Q7).
  func closeMenu(animated: Bool) {
    guard let menu else { return }
    self.menu = nil
    presses?.release()
    pages.isScrollEnabled = true
    menu.close(animated: animated)
  }

  private func addMenu(of icon: IconView) -> QuickActionMenu {
    let frame = view.convert(icon.bounds, from: icon)
    let menu = QuickActionMenu(
      of: icon.app, over: frame, picture: icon.copyOfPicture, in: view.bounds)
    menu.onChoose = { [weak self, weak icon] action in
      guard let self, let icon else { return }
      launch(icon, with: action)
    }
    menu.onDismiss = { [weak self] in self?.closeMenu(animated: true) }
    UIView.performWithoutAnimation {
      view.addSubview(menu)
      menu.layoutIfNeeded()
    }
    self.menu = menu
    return menu
  }

  // MARK: Keyboard

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let code = press.key?.keyCode else { continue }
      switch code {
      case .keyboardUpArrow: move(by: -HomeMetrics.columns, inMenu: -1)
      case .keyboardDownArrow: move(by: HomeMetrics.columns, inMenu: 1)
      case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1, inMenu: 0)
      case .keyboardRightArrow: move(by: isMirrored ? -1 : 1, inMenu: 0)
      case .keyboardReturnOrEnter: chooseSelected()
      case .keyboardSpacebar: openSelected()
      case .keyboardEscape: closeMenu(animated: true)
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  /// Opens the selected app, or chooses the selected quick action.
  private func chooseSelected() {
    if let menu, menu.isOpen { return menu.chooseSelection() }
    if let selected { launch(selected) }
  }

  /// Opens the menu of the selected icon.
  private func openSelected() {
    if let selected, menu == nil { _ = openMenu(of: selected) }
  }

  private func move(by count: Int, inMenu rows: Int) {
    if let menu { return rows == 0 ? () : menu.moveSelection(by: rows) }
    guard !icons.isEmpty else { return }
    guard let selected, let place = icons.firstIndex(where: { $0 === selected }) else {
      return select(icons.first)
    }
    let next = place + count
    if icons.indices.contains(next) { select(icons[next]) }
  }

  private func select(_ icon: IconView?) {
    selected?.isSelected = false
    selected = icon
    icon?.isSelected = true
    if let page = icon.flatMap(page) { pages.setContentOffset(pageOffset(page), animated: false) }
  }

  // MARK: Layout

  private var metrics: HomeMetrics {
    HomeMetrics(size: view.bounds.size, insets: view.safeAreaInsets)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The number of pages, at least one.
  private var pageCount: Int { (icons.compactMap(page).max() ?? 0) + 1 }

  private func page(of icon: IconView) -> Int? {
    if case .page(let page) = icon.app.position.area { page } else { nil }
  }

  /// Returns the offset at which a page is shown; the first one is on the right in right-to-left
  /// layout.
  private func pageOffset(_ page: Int) -> CGPoint {
    let place = isMirrored ? pageCount - 1 - page : page
    return CGPoint(x: CGFloat(place) * view.bounds.width, y: 0)
  }

  /// Returns the area of an icon on the screen.
  private func area(of icon: IconView) -> ScreenArea {
    let frame = view.convert(icon.bounds, from: icon)
    return ScreenArea(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height), radius: Double(HomeMetrics.iconRadius))
  }

  /// Replaces the icons by those of the installed apps.
  private func showApps() {
    guard isViewLoaded else { return }
    // HomeScreen.Q7: the menu of an app that has changed or gone closes.
    if let menu, !apps.contains(menu.app) { closeMenu(animated: false) }
    for icon in icons { icon.removeFromSuperview() }
    icons = apps.sorted { $0.position < $1.position }.map { app in
      let icon = IconView(app, showsName: app.position.area != .dock)
      icon.onActivate = { [weak self, weak icon] in icon.map { self?.launch($0) } }
      icon.onChoose = { [weak self, weak icon] action in
        icon.map { self?.launch($0, with: action) }
      }
      return icon
    }
    layOut()
  }

  private func layOut() {
    let (metrics, bounds) = (metrics, view.bounds)
    wallpaper.frame = bounds
    pages.frame = bounds
    pages.contentSize = CGSize(width: CGFloat(pageCount) * bounds.width, height: bounds.height)
    dock.frame = metrics.dock
    dock.layer.cornerRadius = metrics.hasHomeButton ? 0 : HomeMetrics.dockRadius
    dock.layer.cornerCurve = .continuous
    let docked = icons.filter { page(of: $0) == nil }
    for (place, icon) in docked.enumerated() {
      dock.contentView.addSubview(icon)
      icon.frame = metrics.dockFrame(at: place, of: docked.count, isMirrored: isMirrored)
    }
    for icon in icons {
      guard let page = page(of: icon) else { continue }
      pages.addSubview(icon)
      icon.frame = metrics.frame(at: icon.app.position.index, isMirrored: isMirrored)
        .offsetBy(dx: pageOffset(page).x, dy: 0)
    }
    dots.numberOfPages = pageCount
    dots.sizeToFit()
    dots.center = CGPoint(x: bounds.midX, y: metrics.dotsY)
    updateDots()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateDots() }

  private func updateDots() {
    guard view.bounds.width > 0 else { return }
    let place = Int((pages.contentOffset.x / view.bounds.width).rounded())
    dots.currentPage = min(max(place, 0), pageCount - 1)
  }
}
