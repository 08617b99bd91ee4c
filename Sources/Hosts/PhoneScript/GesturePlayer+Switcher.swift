import TactusPhone
import TactusPhoneHost
import TactusPhoneLink

// Gestures of the app switcher. `Documentation/Behaviour/AppSwitcher.md` has the steps.
extension GesturePlayer {
  /// Opens the app switcher: with two presses of the Home button, or without one with a swipe up
  /// from the lower edge that is held (AppSwitcher.G1, AppSwitcher.G2).
  public func openSwitcher() {
    let state = phone.host.state
    guard !state.isSwitcherShown else { return }
    if state.model.hasHomeButton {
      click(.home)
      phone.advance(by: .milliseconds(100))
      click(.home)
    } else {
      let (x, bottom) = (Double(state.model.screen.width) / 2, Double(state.model.screen.height))
      func report(_ phase: TouchSample.Phase, _ y: Double) {
        phone.send(.touch(TouchReport(ContactID(0), phase, x: x, y: y)))
        phone.advance(by: .milliseconds(20))
      }
      report(.began, bottom - 4)
      for step in 1...10 { report(.moved, bottom - 4 - Double(step) * bottom * 0.03) }
      phone.advance(by: .milliseconds(400))
      report(.ended, bottom - 4 - bottom * 0.3)
    }
    finishMovement()
  }

  /// Opens an app by its card in the app switcher, which is opened first if it is not.
  ///
  /// - Throws: `Failure` if there is no such card.
  public func switchTo(_ name: String) throws(Failure) {
    let card = try card(of: name)
    if isOnScreen(card) {
      let place = card.touchPoint
      try play(.tap(.point(x: place.x, y: place.y), count: 1, fingers: 1))
    } else {
      try perform(.activate, on: .identifier(card.identifier ?? ""))
    }
    finishMovement()
  }

  /// Ends an app by a flick of its card in the app switcher, which is opened first if it is not
  /// (AppSwitcher.S5).
  ///
  /// - Throws: `Failure` if there is no such card.
  public func quit(_ name: String) throws(Failure) {
    let card = try card(of: name)
    if isOnScreen(card) {
      let place = card.touchPoint
      try play(
        .swipe(
          from: .point(x: place.x, y: place.y), to: .point(x: place.x, y: 10), .default,
          over: .milliseconds(150)))
    } else {
      try perform(.custom("Close"), on: .identifier(card.identifier ?? ""))
    }
    finishMovement()
  }

  /// The names of the apps whose cards the app switcher has, from left to right; empty while it is
  /// closed.
  public var cards: [String] {
    cardElements.sorted { $0.x < $1.x }.compactMap(\.label)
  }

  // MARK: Internals

  private static let cardKind = "AppCardView"

  private var cardElements: [ScreenElement] {
    phone.inspect().filter { $0.kind == Self.cardKind && !$0.isHidden }
  }

  private func card(of name: String) throws(Failure) -> ScreenElement {
    openSwitcher()
    let all = cardElements
    guard let card = all.first(where: { $0.label == name }) else {
      throw .notShown(.label(name), names: all.compactMap(\.label))
    }
    return card
  }

  private func isOnScreen(_ card: ScreenElement) -> Bool {
    let screen = phone.host.state.model.screen
    let place = card.touchPoint
    return (0..<Double(screen.width)).contains(place.x)
      && (0..<Double(screen.height)).contains(place.y)
  }
}
