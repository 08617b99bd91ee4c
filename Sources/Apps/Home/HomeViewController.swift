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

  /// The app switcher; `nil` while it is closed.
  private var switcher: SwitcherView?

  private let wallpaper = WallpaperView()
  private let pages = UIScrollView()
  private let dots = UIPageControl()
  private let dock = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private var icons: [IconView] = []
  private var presses: IconPresses?
  private var arranger: IconArranger?
  private lazy var doneButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "Done") { [weak self] _ in
      self?.endArranging()
    })
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
    arranger = IconArranger(on: self)
    doneButton.configuration?.cornerStyle = .capsule
    doneButton.configuration?.baseForegroundColor = .white
    doneButton.configuration?.baseBackgroundColor = UIColor(white: 1, alpha: 0.3)
    doneButton.isHidden = true
    view.addSubview(doneButton)
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
    switcher?.frame = view.bounds
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

  /// Opens an app with a quick action, or shows the end of its last run (HomeScreen.X2).
  private func choose(_ action: QuickAction, of icon: IconView) {
    guard EndingRow.isChosen(action, of: icon.app) else { return launch(icon, with: action) }
    closeMenu(animated: false)
    let alert = EndingRow.alert(of: icon.app) { [weak self, weak icon] in
      icon.map { self?.launch($0) }
    }
    if let alert { present(alert, animated: true) }
  }

  /// Handles a press of the Home button: closes the menu, or shows the first page
  /// (HomeScreen.H6).
  func homeButtonPressed() {
    if let switcher { return switcher.close() }
    if menu != nil { return closeMenu(animated: true) }
    if presentedViewController != nil, !isArranging { return dismiss(animated: true) }
    if isArranging { return endArranging() }
    select(nil)
    pages.setContentOffset(pageOffset(0), animated: true)
  }

  // MARK: App switcher

  /// Shows the apps that were used, the last first, or closes the app switcher (AppSwitcher.S2).
  func showSwitcher(_ bundles: [BundleIdentifier]?) {
    guard let bundles else {
      switcher?.removeFromSuperview()
      return switcher = nil
    }
    closeMenu(animated: false)
    endArranging()
    let view = switcher ?? SwitcherView(frame: view.bounds)
    switcher = view
    if view.superview == nil {
      UIView.performWithoutAnimation { self.view.addSubview(view) }
    }
    view.show(bundles.compactMap { bundle in apps.first { $0.identifier == bundle } })
  }

  // MARK: Menu

  /// Shows the hint of a menu at a fraction of the way to it, 0…1.
  func hint(on icon: IconView, _ progress: CGFloat) {
    let menu = menu ?? addMenu(of: icon)
    menu.hint(progress)
  }

  /// Opens the menu of an icon; returns whether it has anything to show.
  func openMenu(of icon: IconView) -> Bool {
    let actions = icon.app.quickActions + [EndingRow.action(of: icon.app)].compactMap(\.self)
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
      choose(action, of: icon)
    }
    menu.onDismiss = { [weak self] in self?.closeMenu(animated: true) }
    UIView.performWithoutAnimation {
      view.addSubview(menu)
      menu.layoutIfNeeded()
    }
    self.menu = menu
    return menu
  }

  // MARK: Arranging

  /// Whether icons are being arranged (HomeScreen.E1).
  var isArranging: Bool { arranger?.isActive == true }

  /// Starts arranging with a finger on an icon.
  func beginArranging(with icon: IconView, at place: CGPoint) {
    arranger?.begin()
    arranger?.lift(icon, at: place)
  }

  /// Moves the icon under the finger.
  func drag(to place: CGPoint) { arranger?.drag(to: place) }

  /// Drops the icon under the finger.
  func drop() { arranger?.drop(animated: true) }

  /// Ends arranging (HomeScreen.E6).
  func endArranging() {
    if presentedViewController != nil { dismiss(animated: false) }
    arranger?.end()
  }

  /// Shows whether icons are being arranged.
  func arrangingDidChange() {
    select(nil)
    presses?.release()
    for icon in icons { icon.isArranging = isArranging }
    doneButton.isHidden = !isArranging || metrics.hasHomeButton
  }

  /// Adds an empty page while an icon is dragged, and removes it afterwards.
  ///
  /// - Parameter goal: The position at which the icon was dropped; `nil` for none.
  func draggingDidChange(to goal: HomePosition? = nil) {
    // An icon on the new page makes it a page as soon as the phone has moved the icon.
    if case .page(filledPageCount) = goal?.area { return }
    let page = currentPage
    layOut()
    pages.setContentOffset(pageOffset(page), animated: false)
  }

  /// Returns the icon whose button for deleting is at a place of the view.
  func deletableIcon(at place: CGPoint) -> IconView? {
    icons.first { $0.superview != nil && $0.deletes(at: view.convert(place, to: $0)) }
  }

  /// Asks whether an app is to be deleted, and deletes it (HomeScreen.E5).
  func askToDelete(_ icon: IconView) {
    let app = icon.app
    let alert = UIAlertController(
      title: "Delete “\(app.name)”?", message: "Deleting this app will also delete its data.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        SystemRequests.send(.uninstall(app.identifier))
      })
    present(alert, animated: true)
  }

  /// Turns to another page, if there is one.
  func turnPage(by count: Int) {
    let page = currentPage + (isMirrored ? -count : count)
    guard (0..<pageCount).contains(page) else { return }
    pages.setContentOffset(pageOffset(page), animated: true)
  }

  /// Returns the position of an icon that is dropped at a place of the view; `nil` in a full dock.
  func position(at place: CGPoint, for icon: IconView) -> HomePosition? {
    if metrics.dock.contains(place) {
      let others = icons.count { page(of: $0) == nil && $0 !== icon }
      guard others < HomeMetrics.columns else { return nil }
      let centers = (0...others).map {
        metrics.dockFrame(at: $0, of: others + 1, isMirrored: isMirrored).midX + metrics.dock.minX
      }
      let index = centers.indices.min { abs(centers[$0] - place.x) < abs(centers[$1] - place.x) }
      return HomePosition(.dock, index ?? 0)
    }
    let (grid, current) = (metrics, currentPage)
    func distance(_ index: Int) -> CGFloat {
      let frame = grid.frame(at: index, isMirrored: isMirrored)
      return hypot(frame.midX - place.x, frame.midY - place.y)
    }
    let places = 0..<grid.rows * HomeMetrics.columns
    let index = places.min { distance($0) < distance($1) } ?? 0
    let others = icons.count { page(of: $0) == current && $0 !== icon }
    return HomePosition(.page(current), min(index, others))
  }

  /// Returns the frame of an icon's picture at a position, in the coordinates of the view.
  func frame(at position: HomePosition) -> CGRect {
    guard case .page(let page) = position.area else {
      let count = max(position.index + 1, icons.count { self.page(of: $0) == nil })
      return metrics.dockFrame(at: position.index, of: count, isMirrored: isMirrored)
        .offsetBy(dx: metrics.dock.minX, dy: metrics.dock.minY)
    }
    return metrics.frame(at: position.index, isMirrored: isMirrored)
      .offsetBy(dx: pageOffset(page).x - pages.contentOffset.x, dy: 0)
  }

  // MARK: Keyboard

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let code = press.key?.keyCode else { continue }
      if let switcher {
        switcher.press(code, isMirrored: isMirrored)
        continue
      }
      switch code {
      case .keyboardUpArrow: move(by: -HomeMetrics.columns, inMenu: -1)
      case .keyboardDownArrow: move(by: HomeMetrics.columns, inMenu: 1)
      case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1, inMenu: 0)
      case .keyboardRightArrow: move(by: isMirrored ? -1 : 1, inMenu: 0)
      case .keyboardReturnOrEnter: chooseSelected()
      case .keyboardSpacebar: openSelected()
      case .keyboardEscape:
        if isArranging { endArranging() }
        closeMenu(animated: true)
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  /// Opens the selected app, or chooses the selected quick action.
  private func chooseSelected() {
    if let menu, menu.isOpen { return menu.chooseSelection() }
    if let selected, !isArranging { launch(selected) }
  }

  /// Opens the menu of the selected icon.
  private func openSelected() {
    if let selected, menu == nil, !isArranging { _ = openMenu(of: selected) }
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

  /// The number of pages, at least one, with an empty one while an icon is dragged that is not
  /// alone on the last page.
  private var pageCount: Int {
    let count = filledPageCount
    guard let dragged = arranger?.dragged else { return count }
    let isAlone = !icons.contains { $0 !== dragged && page(of: $0) == count - 1 }
    return isAlone ? count : count + 1
  }

  /// The number of pages with icons, at least one.
  private var filledPageCount: Int { (icons.compactMap(page).max() ?? 0) + 1 }

  /// The page that is shown.
  private var currentPage: Int {
    guard view.bounds.width > 0 else { return 0 }
    let place = Int((pages.contentOffset.x / view.bounds.width).rounded())
    let page = isMirrored ? pageCount - 1 - place : place
    return min(max(page, 0), pageCount - 1)
  }

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
    // The menu of an app that has changed or gone closes (HomeScreen.Q7).
    if let menu, !apps.contains(menu.app) { closeMenu(animated: false) }
    let known = Dictionary(icons.map { ($0.app.identifier, $0) }) { first, _ in first }
    icons = apps.sorted { $0.position < $1.position }.map { app in
      guard let icon = known[app.identifier] else { return icon(of: app) }
      icon.update(app)
      return icon
    }
    let shown = Set(apps.map(\.identifier))
    for (identifier, icon) in known where !shown.contains(identifier) {
      if arranger?.dragged === icon { arranger?.drop(animated: false) }
      icon.removeFromSuperview()
    }
    guard isArranging else { return layOut() }
    // The icons move to their places (HomeScreen.E4).
    UIView.animate(
      withDuration: ArrangingMetrics.moveDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.layOut() }
  }

  /// Creates the icon of an app.
  private func icon(of app: InstalledApp) -> IconView {
    let icon = IconView(app)
    icon.onActivate = { [weak self, weak icon] in icon.map { self?.launch($0) } }
    icon.onChoose = { [weak self, weak icon] action in
      icon.map { self?.choose(action, of: $0) }
    }
    icon.onDelete = { [weak self, weak icon] in icon.map { self?.askToDelete($0) } }
    icon.isArranging = isArranging
    return icon
  }

  /// Moves an icon to the dock or to the pages; it stays where it is on the screen.
  private func put(_ icon: IconView, into parent: UIView) {
    guard icon.superview !== parent else { return }
    UIView.performWithoutAnimation {
      let center = icon.superview.map { parent.convert(icon.center, from: $0) }
      parent.addSubview(icon)
      if let center { icon.center = center }
    }
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
      put(icon, into: dock.contentView)
      icon.frame = metrics.dockFrame(at: place, of: docked.count, isMirrored: isMirrored)
    }
    for icon in icons {
      guard let page = page(of: icon) else { continue }
      put(icon, into: pages)
      icon.frame = metrics.frame(at: icon.app.position.index, isMirrored: isMirrored)
        .offsetBy(dx: pageOffset(page).x, dy: 0)
    }
    dots.numberOfPages = pageCount
    dots.sizeToFit()
    dots.center = CGPoint(x: bounds.midX, y: metrics.dotsY)
    let done = ArrangingMetrics.doneSize
    doneButton.frame = CGRect(
      x: bounds.maxX - done.width - 20, y: metrics.top - done.height - 4, width: done.width,
      height: done.height)
    updateDots()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateDots() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { presses?.release() }

  private func updateDots() {
    // The first page is on the right then, and the control mirrors its dots.
    let page = currentPage
    dots.currentPage = isMirrored ? pageCount - 1 - page : page
  }
}
