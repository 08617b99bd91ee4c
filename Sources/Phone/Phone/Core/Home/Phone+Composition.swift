import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the contents of the screen at an instant (HomeScreen.F1).
  ///
  /// A phone without a Home screen and an overlay shows the frame of the app in the foreground and
  /// nothing else; a picture of a script or test has the system's bars there, too.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - isPicture: Whether it is for a picture of a script or test.
  public func composition(
    at instant: PhoneInstant, isPicture: Bool = false
  ) -> ScreenComposition {
    guard !kernel.isLocked else {
      // A locked phone shows the overlay's controls, or nothing (RemoteControl.LS1).
      let frame = kernel.isOverlayShown ? kernel.overlay.flatMap(frame) : nil
      return ScreenComposition(
        layers: frame.map { [ScreenComposition.Layer(frame: $0, area: screenArea)] } ?? [],
        isDark: true)
    }
    // The screen curtain hides everything (VoiceOver.CU1).
    guard !isCurtainDrawn else { return ScreenComposition(layers: [], isDark: true) }
    var layers = movingLayers(at: instant) ?? switcherLayers(at: instant) ?? frontLayers
    if let frame = keyboardFrame(at: instant) {
      layers.append(ScreenComposition.Layer(frame: frame, area: screenArea))
    }
    if kernel.isOverlayShown, let frame = kernel.overlay.flatMap(frame) {
      layers.append(ScreenComposition.Layer(frame: frame, area: screenArea))
    }
    let banner = parts.pasteboard.banner(at: instant)
    guard kernel.home != nil || isPicture && !layers.isEmpty else {
      return ScreenComposition(layers: layers, isDark: kernel.settings.isDark, banner: banner)
    }
    var composition = ScreenComposition(
      layers: layers, statusBar: statusBar,
      hasHomeIndicator: !kernel.model.hasHomeButton && kernel.foreground != kernel.home
        && ![.landscapeLeft, .landscapeRight].contains(kernel.orientation),
      hasCutout: !kernel.model.hasHomeButton, isDark: kernel.settings.isDark, banner: banner)
    composition.volumeBar = volumeBar.flatMap { $0.end > instant ? $0 : nil }
    return composition
  }

  // MARK: Transitions

  /// Begins the movement of an app's picture (HomeScreen.Z1).
  mutating func beginTransition(
    _ kind: ScreenTransition.Kind, of bundle: BundleIdentifier?, frame: ScreenFrame?
  ) {
    guard kernel.home != nil else { return }
    let area = launchArea ?? bundle.flatMap { iconAreas[$0] } ?? middleArea
    // A running transition reverses from its current state.
    let current = cardArea(at: kernel.now)
    let start = kind == .opening ? (current ?? area) : (current ?? screenArea)
    transition = ScreenTransition(
      kind: kind, start: start, end: kind == .closing ? area : screenArea, began: kernel.now,
      frame: frame, isFade: kernel.settings.reducesMotion && kind != .restoring)
  }

  /// Removes a movement that has ended.
  mutating func endTransition() -> [PhoneEffect] {
    if let movement = switcher?.movement, switcher?.movingApp != nil {
      if movement.endTime <= kernel.now, switcher?.cards.isEmpty == false {
        switcher?.movingApp = nil
      }
      return isWatched || switcher?.movingApp == nil ? [.composed] : []
    }
    guard let transition else { return [] }
    if transition.endTime <= kernel.now {
      self.transition = nil
      return [.composed]
    }
    return isWatched ? [.composed] : []
  }

  /// The instant of the next step of a movement: a refresh of the screen, or the end.
  var nextTransitionStep: PhoneInstant? {
    let movement = switcher?.movingApp == nil ? nil : switcher?.movement
    guard let transition = movement ?? transition, transition.endTime > kernel.now else {
      return transition?.endTime
    }
    guard isWatched else { return transition.endTime }
    let grid = RefreshGrid(perSecond: kernel.model.screen.refreshesPerSecond)
    return min(transition.endTime, grid.next(after: kernel.now))
  }

  // MARK: Internals

  /// The whole screen, with the corners of the panel.
  var screenArea: ScreenArea {
    ScreenArea(
      x: 0, y: 0, width: Double(kernel.model.screen.width),
      height: Double(kernel.model.screen.height),
      radius: kernel.model.screen.cornerRadius)
  }

  /// The area in the middle of the screen towards which an app closes without a known icon.
  private var middleArea: ScreenArea {
    let side = HomeConstants.iconSide
    return ScreenArea(
      x: (screenArea.width - side) / 2, y: (screenArea.height - side) / 2, width: side,
      height: side, radius: side / 4)
  }

  /// Returns the area of the app's picture while it moves or follows a finger.
  func cardArea(at instant: PhoneInstant) -> ScreenArea? {
    if let homeSwipe, homeSwipe.isRecognized, kernel.foreground != kernel.home {
      return swipedArea(homeSwipe)
    }
    guard let transition, instant < transition.endTime, !transition.isFade else { return nil }
    return transition.area(at: instant, screen: screenArea)
  }

  /// Returns the area of the app's picture under a finger that swipes (HomeScreen.L2).
  private func swipedArea(_ swipe: HomeSwipe) -> ScreenArea {
    let screen = screenArea
    let scale = 1 - 0.5 * min(max(swipe.rise / screen.height, 0), 1)
    let (width, height) = (screen.width * scale, screen.height * scale)
    return ScreenArea(
      x: (screen.width - width) / 2 + (swipe.last.x - swipe.start.x) / 2,
      y: screen.height - height - max(swipe.rise, 0) / 2, width: width, height: height,
      radius: max(screen.radius, 1) * scale)
  }

  /// The layers without a movement: the foreground, or the launch screen of a launching app.
  private var frontLayers: [ScreenComposition.Layer] {
    guard launching == nil else {
      return [ScreenComposition.Layer(frame: nil, area: screenArea)]
    }
    guard let app = kernel.foreground, kernel.screens[app] != nil else { return [] }
    guard let frame = frame(of: app) else {
      return kernel.home == nil || kernel.home == app
        ? [] : [ScreenComposition.Layer(frame: nil, area: screenArea)]
    }
    return [ScreenComposition.Layer(frame: frame, area: screenArea)]
  }

  /// Returns the layers during a movement: the Home screen and the app's picture (HomeScreen.Z2).
  private func movingLayers(at instant: PhoneInstant) -> [ScreenComposition.Layer]? {
    guard let home = kernel.home, let background = frame(of: home) else { return nil }
    if let homeSwipe, homeSwipe.isRecognized, kernel.foreground != home {
      let share = min(max(homeSwipe.rise / screenArea.height, 0), 1)
      return [
        homeLayer(background, share: 1 - share),
        ScreenComposition.Layer(
          frame: kernel.foreground.flatMap(frame), area: swipedArea(homeSwipe)),
      ]
    }
    guard let transition, instant < transition.endTime else { return nil }
    let area = transition.area(at: instant, screen: screenArea)
    let picture = transition.kind == .closing ? transition.frame : kernel.foreground.flatMap(frame)
    let share = (area.width - HomeConstants.iconSide) / (screenArea.width - HomeConstants.iconSide)
    return [
      homeLayer(background, share: transition.isFade ? 0 : min(max(share, 0), 1)),
      ScreenComposition.Layer(
        frame: picture, area: area, opacity: transition.opacity(at: instant)),
    ]
  }

  /// Returns the layer of the Home screen behind an app, which zooms in as the app grows.
  private func homeLayer(_ frame: ScreenFrame, share: Double) -> ScreenComposition.Layer {
    let (screen, scale) = (screenArea, 1 + (HomeConstants.homeScale - 1) * share)
    let (width, height) = (screen.width * scale, screen.height * scale)
    return ScreenComposition.Layer(
      frame: frame,
      area: ScreenArea(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
        height: height))
  }

  /// The status bar; `nil` while the app in the foreground hides it (HomeScreen.F4).
  private var statusBar: ScreenComposition.StatusBar? {
    let app = kernel.foreground.flatMap { kernel.screens[$0] }
    let bar = app?.statusBar ?? StatusBarAppearance()
    guard !bar.isHidden else { return nil }
    let isLight =
      switch bar.content {
      case .light: true
      case .dark: false
      case .automatic: kernel.settings.isDark
      }
    return ScreenComposition.StatusBar(
      isLight: isLight, battery: min(max(kernel.environment.battery, 0), 1),
      isCharging: kernel.environment.isCharging, isLowPowerModeOn: kernel.environment.lowPowerMode,
      isSilent: kernel.environment.isSilent, sensors: kernel.sensorsInUse, backTitle: backTitle)
  }
}
