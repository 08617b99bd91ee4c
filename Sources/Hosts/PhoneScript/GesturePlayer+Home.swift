import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusTextFormatting

// Gestures on the Home screen. `Documentation/Behaviour/HomeScreen.md` has the steps.
extension GesturePlayer {
  /// Presses the icon of an app on the Home screen, which is shown first if it is not.
  ///
  /// The force grows within a fifth of a second, as a finger's does. Without a force on the step,
  /// the icon is tapped.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - pressure: The pressure.
  ///   - time: The time for which the icon is pressed.
  /// - Throws: `Failure` if there is no such icon.
  public func pressIcon(
    _ name: String, _ pressure: Pressure, for time: Duration
  ) throws(Failure) {
    if phone.host.state.foreground != phone.host.state.home { goHome() }
    let state = phone.host.state
    guard state.home != nil,
      let app = state.installedApps.first(where: { $0.name == name })
    else { throw .notShown(.label(name), names: state.installedApps.map(\.name)) }
    let target = TouchTarget.identifier(app.identifier.text)
    if pressure == .default, time <= .milliseconds(100) {
      try play(.tap(target, count: 1, fingers: 1))
    } else {
      try play(
        .press(target, pressure, hold: time, ramp: pressure == .default ? .zero : Self.ramp))
    }
    finishMovement()
  }

  /// Chooses a quick action of the menu that is open.
  ///
  /// - Throws: `Failure` if no menu shows it.
  public func choose(_ title: String) throws(Failure) {
    // A menu that grows is not where it will be.
    phone.advance(by: Self.movement)
    let rows = phone.inspect().filter { $0.kind == Self.rowKind && !$0.isHidden }
    let row = rows.last { row in
      row.label == title || row.label?.hasPrefix(title + ", ") == true
    }
    guard let row else { throw .notShown(.label(title), names: rows.compactMap(\.label)) }
    let place = row.touchPoint
    try play(.tap(.point(x: place.x, y: place.y), count: 1, fingers: 1))
    finishMovement()
  }

  /// Returns the message that the icon of the running app offers no quick action of a type; `nil`
  /// if it does, or if no app runs yet (Crashes.CR9).
  package func missingQuickAction(_ type: String) -> String? {
    let state = phone.host.state
    let front = state.foreground == state.home ? nil : state.foreground
    guard let app = front ?? state.joined.last(where: state.isOrdinaryApp),
      state.joined.contains(app)
    else { return nil }
    let types = state.quickActions(of: app).map(\.type)
    guard !types.contains(type) else { return nil }
    return "the app's icon offers no quick action of the type “\(type)”"
      + Spelling.hint(
        for: type, among: types, called: "the types", none: "it offers no quick actions")
  }

  /// Leaves the app in the foreground: with the Home button, or without one with a swipe from the
  /// lower edge (HomeScreen.L2, HomeScreen.L3).
  public func goHome() {
    let state = phone.host.state
    let isHome = state.foreground == state.home
    if state.model.hasHomeButton || isHome || state.home == nil {
      click(.home)
    } else {
      let (x, bottom) = (Double(state.model.screen.width) / 2, Double(state.model.screen.height))
      try? play(
        .swipe(
          from: .point(x: x, y: bottom - 4), to: .point(x: x, y: bottom * 0.4), .default,
          over: .milliseconds(200)))
    }
    finishMovement()
  }

  // MARK: Internals

  /// The kind of the elements that are rows of a menu of quick actions.
  private static let rowKind = "QuickActionRow"
  /// The time in which the force on an icon grows.
  private static let ramp = Duration.milliseconds(200)
  /// The time after which an app has opened or closed, and a menu has grown.
  private static let movement = Duration.milliseconds(600)

  func finishMovement() { phone.advance(by: Self.movement) }
}
