import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/AppSwitcher.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The apps of the app switcher, the last used first (AppSwitcher.S1).
  public var recentApps: [BundleIdentifier] { recents.map(\.bundle) }

  /// Whether the app switcher is open.
  public var isSwitcherShown: Bool { switcher != nil }

  // MARK: Opening and closing

  /// Opens the app switcher above the Home screen (AppSwitcher.S2).
  mutating func openSwitcher() -> [PhoneEffect] {
    guard let home = kernel.home, kernel.screens[home] != nil, switcher == nil, !kernel.isLocked,
      !kernel.isOverlayShown
    else {
      return []
    }
    // An app that closes, after the first press of the Home button, turns round where it is.
    let closing = transition?.kind == .closing ? recentApps.first : nil
    let front =
      kernel.foreground == home
      ? closing : kernel.foreground.flatMap { kernel.identity(of: $0)?.bundle }
    let (area, frame) = (cardArea(at: kernel.now) ?? screenArea, front.flatMap { picture(of: $0) })
    var effects = cancelTouches()
    _ = digitizer.cancelAll(at: kernel.now)
    homeSwipe = nil
    edgeContact = nil
    launching = nil
    effects += changeForeground(to: home)
    transition = nil
    switcher = AppSwitcher()
    if let front, recentApps.first == front {
      switcher?.movingApp = front
      switcher?.movement = ScreenTransition(
        kind: .restoring, start: area, end: area, began: kernel.now, frame: frame)
    }
    return effects + sendWithTurn(home, .switcher(recentApps)) + [.composed]
  }

  /// Closes the app switcher.
  mutating func closeSwitcher() -> [PhoneEffect] {
    guard switcher != nil else { return [] }
    switcher = nil
    return (kernel.home.map { sendWithTurn($0, .switcher(nil)) } ?? []) + [.composed]
  }

  /// Shows the pictures of apps at places of the Home screen (AppSwitcher.S3).
  mutating func showCards(_ cards: [AppCard]) -> [PhoneEffect] {
    guard var open = switcher else { return [] }
    if let app = open.movingApp, open.cards.isEmpty,
      let card = cards.first(where: { $0.bundle == app }), let start = open.movement
    {
      // The picture of the app that was left moves to its card.
      let isFade = kernel.settings.reducesMotion
      open.movement = ScreenTransition(
        kind: .restoring, start: isFade ? card.area : start.start, end: card.area,
        began: kernel.now,
        frame: start.frame)
    }
    open.cards = cards.filter { recentApps.contains($0.bundle) }
    switcher = open
    return [.composed]
  }

  /// Ends an app that the user has flicked away (AppSwitcher.S5).
  mutating func quitRecent(_ bundle: BundleIdentifier) -> [PhoneEffect] {
    recents.removeAll { $0.bundle == bundle }
    switcher?.cards.removeAll { $0.bundle == bundle }
    if switcher?.movingApp == bundle { switcher?.movingApp = nil }
    var effects: [PhoneEffect] = []
    if let app = kernel.runningApp(bundle) {
      // A suspended process does not end by itself.
      let ending: [PhoneEffect] = kernel.isSuspended(app) ? [.endLaunch(bundle)] : []
      if ending.isEmpty { quitByUser.insert(bundle) }
      effects += quit(app) + ending
    }
    if switcher != nil, let home = kernel.home {
      effects += sendWithTurn(home, .switcher(recentApps))
    }
    return effects + [.composed]
  }

  // MARK: Recent apps

  /// Records that an app is used (AppSwitcher.S1).
  mutating func recordUse(of app: AppID) {
    guard kernel.isOrdinaryApp(app), let bundle = kernel.installed(app)?.identifier else { return }
    let known = recents.first { $0.bundle == bundle }
    recents.removeAll { $0.bundle == bundle }
    recents.insert(known ?? RecentApp(bundle: bundle), at: 0)
    recents = Array(recents.prefix(LinkLimits.cards))
  }

  /// Records the last picture of an app that leaves the foreground or ends.
  mutating func recordPicture(of app: AppID) {
    guard let bundle = kernel.identity(of: app)?.bundle, let frame = kernel.screens[app]?.frame,
      let place = recents.firstIndex(where: { $0.bundle == bundle })
    else { return }
    recents[place].frame = frame
  }

  /// Removes the recent apps that are no longer installed.
  mutating func forgetRecents() {
    recents = recents.filter { kernel.installedApp($0.bundle) != nil }
    quitByUser = quitByUser.filter { kernel.installedApp($0) != nil }
  }

  // MARK: Picture

  /// Returns the layers of the app switcher: the Home screen, and the pictures above it.
  func switcherLayers(at instant: PhoneInstant) -> [ScreenComposition.Layer]? {
    guard let switcher, let home = kernel.home, kernel.foreground == home,
      let frame = frame(of: home)
    else {
      return nil
    }
    var layers = [ScreenComposition.Layer(frame: frame, area: screenArea)]
    for card in switcher.cards where card.bundle != switcher.movingApp {
      layers.append(ScreenComposition.Layer(frame: picture(of: card.bundle), area: card.area))
    }
    guard let app = switcher.movingApp, let movement = switcher.movement else { return layers }
    let card = switcher.cards.first { $0.bundle == app }
    guard card != nil || switcher.cards.isEmpty else { return layers }
    // After the movement the picture follows its card.
    let isOver = instant >= movement.endTime
    let area = isOver ? card?.area : nil
    layers.append(
      ScreenComposition.Layer(
        frame: movement.frame ?? picture(of: app),
        area: area ?? movement.area(at: instant, screen: screenArea)))
    return layers
  }

  /// Returns the picture of a recent app.
  private func picture(of bundle: BundleIdentifier) -> ScreenFrame? {
    kernel.runningApp(bundle).flatMap { frame(of: $0) }
      ?? recents.first { $0.bundle == bundle }?.frame
  }

  // MARK: Gestures

  /// Handles a press or release of the Home button of an unlocked phone (AppSwitcher.G1).
  mutating func pressHome(isDown: Bool) -> [PhoneEffect] {
    if isDown {
      ignoresHomeRelease = false
      guard let released = homeReleased, kernel.home != nil,
        kernel.now <= released.advanced(by: SwitcherConstants.doublePress)
      else { return [] }
      homeReleased = nil
      ignoresHomeRelease = true
      return openSwitcher()
    }
    homeReleased = nil
    guard !ignoresHomeRelease else {
      ignoresHomeRelease = false
      return []
    }
    guard kernel.foreground != nil || kernel.home != nil else { return [] }
    homeReleased = kernel.now
    return goHome()
  }

  /// Returns the instant at which a resting finger opens the app switcher (AppSwitcher.G2).
  func holdTime(of swipe: HomeSwipe) -> PhoneInstant? {
    guard swipe.isRecognized, swipe.rise > SwitcherConstants.holdRise, switcher == nil else {
      return nil
    }
    return swipe.restedSince.advanced(by: SwitcherConstants.hold)
  }

  /// Opens the app switcher when a finger that swipes up from the lower edge rests.
  mutating func holdHomeSwipe() -> [PhoneEffect] {
    guard let time = homeSwipe.flatMap(holdTime), time <= kernel.now else { return [] }
    defer { homeSwipe = nil }
    return openSwitcher()
  }

  /// Opens the app switcher when the left edge is pressed (AppSwitcher.G3).
  mutating func trackEdgePress(_ report: TouchReport) -> [PhoneEffect] {
    guard opensSwitcherByPress else { return [] }
    switch report.phase {
    case .began:
      guard edgeContact == nil, report.kind == .finger,
        (0..<SwitcherConstants.edgeWidth).contains(report.x)
      else { return [] }
      edgeContact = report.contact
    case .moved:
      guard edgeContact == report.contact else { return [] }
      // A finger that leaves the edge scrolls or swipes.
      guard !report.x.isFinite || report.x < 2 * SwitcherConstants.edgeWidth else {
        edgeContact = nil
        return []
      }
    case .ended, .cancelled:
      if edgeContact == report.contact { edgeContact = nil }
      return []
    case .updated: return []
    }
    guard let force = digitizer.force(of: report.pressure),
      force >= digitizer.constants.peekForce, let home = kernel.home
    else { return [] }
    let effects = openSwitcher()
    guard switcher != nil, let record = kernel.apps[home] else { return effects }
    return effects
      + decide(
        .soundPop, 1, .init(app: home, generator: GeneratorID(0)), record.name ?? "",
        record.recent)
  }

  /// Whether a press of the left edge opens the app switcher: a system of the versions 9 to 12 on a
  /// screen that measures force.
  private var opensSwitcherByPress: Bool {
    let version = kernel.settings.systemVersion
    return kernel.home != nil && switcher == nil && digitizer.measuresForce && !kernel.isLocked
      && kernel.orientation == .portrait && version >= SystemVersion(9)
      && version < SystemVersion(13)
  }
}
