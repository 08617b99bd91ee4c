import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  /// Follows a finger that may leave the app by a swipe from the lower edge (HomeScreen.L2).
  mutating func trackHomeSwipe(_ report: TouchReport) -> [PhoneEffect] {
    switch report.phase {
    case .began:
      guard canSwipeHome, homeSwipe == nil, report.kind == .finger, report.y.isFinite,
        report.y >= Double(kernel.model.screen.height) - HomeConstants.swipeEdge
      else { return [] }
      homeSwipe = HomeSwipe(
        contact: report.contact, start: (report.x, report.y), last: (report.x, report.y),
        lastTime: kernel.now, restPlace: (report.x, report.y), restedSince: kernel.now)
      return []
    case .moved: return moveHomeSwipe(report)
    case .ended, .cancelled: return endHomeSwipe(report)
    case .updated: return []
    }
  }

  // MARK: Internals

  /// Whether a swipe from the lower edge leaves the app in the foreground, or, held on, opens the
  /// app switcher.
  private var canSwipeHome: Bool {
    guard !kernel.model.hasHomeButton, kernel.home != nil, !kernel.isLocked, !kernel.isOverlayShown
    else { return false }
    return kernel.foreground != nil || launching != nil
  }

  private mutating func moveHomeSwipe(_ report: TouchReport) -> [PhoneEffect] {
    guard var swipe = homeSwipe, swipe.contact == report.contact, report.x.isFinite,
      report.y.isFinite
    else { return [] }
    swipe.move(to: (report.x, report.y), at: kernel.now)
    var effects: [PhoneEffect] = []
    if !swipe.isRecognized, swipe.rise > HomeConstants.swipeSlop,
      swipe.rise > abs(swipe.last.x - swipe.start.x)
    {
      // The touch is the system's from here on: the app loses it.
      swipe.isRecognized = true
      effects = cancelTouches()
      _ = digitizer.cancelAll(at: kernel.now)
    }
    homeSwipe = swipe
    return swipe.isRecognized ? effects + [.composed] : effects
  }

  private mutating func endHomeSwipe(_ report: TouchReport) -> [PhoneEffect] {
    guard let swipe = homeSwipe, swipe.contact == report.contact else { return [] }
    defer { homeSwipe = nil }
    guard swipe.isRecognized, canSwipeHome else { return [] }
    let isFar = swipe.rise > HomeConstants.swipeFraction * Double(kernel.model.screen.height)
    let leaves = report.phase == .ended && (isFar || swipe.speed > HomeConstants.swipeSpeed)
    // On the Home screen a swipe closes the app switcher (AppSwitcher.S2).
    guard kernel.foreground != kernel.home else { return leaves ? closeSwitcher() : [] }
    if leaves { return goHome() }
    beginTransition(.restoring, of: nil, frame: nil)
    return [.composed]
  }
}
