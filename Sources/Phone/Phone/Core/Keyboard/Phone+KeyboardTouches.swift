import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Keyboards.md` has the steps that comments name.
extension Phone {
  // MARK: Doing

  /// Handles a report of a finger that is on the keyboard or comes down on it (Keyboards.SK4);
  /// `nil` for any other.
  mutating func touchKeyboard(_ report: TouchReport) -> [PhoneEffect]? {
    if report.phase == .began {
      guard isOnKeyboard(report) else {
        screenKeyboard.contacts.remove(report.contact)
        return nil
      }
      screenKeyboard.contacts.insert(report.contact)
      if isKeyboardSecret { screenKeyboard.secretContacts.insert(report.contact) }
    }
    guard screenKeyboard.contacts.contains(report.contact) else { return nil }
    let trouble = screenKeyboard.digitizer.handle(report, at: kernel.now)
    if report.phase == .ended || report.phase == .cancelled {
      screenKeyboard.contacts.remove(report.contact)
      screenKeyboard.secretContacts.remove(report.contact)
    }
    return trouble.map { [kernel.note(.input($0))] } ?? []
  }

  /// Returns whether a finger is on the keyboard, which takes its touches.
  func isOnKeyboard(_ report: TouchReport) -> Bool {
    guard touchedKeyboard != nil, let area = screenKeyboard.area else { return false }
    // A custom keyboard takes no touches above its limit (Keyboards.CU6).
    let height = Double(kernel.model.screen.height)
    if screenKeyboard.usesCustom, [.portrait, .portraitUpsideDown].contains(kernel.orientation),
      report.y < height * (1 - ScreenKeyboardConstants.maximumShare)
    {
      return false
    }
    return area.contains(report.x, report.y)
  }

  /// Cancels the touches of the keyboard (Turns.AP3).
  mutating func cancelKeyboardTouches() -> [PhoneEffect] {
    let samples = screenKeyboard.digitizer.cancelAll(at: kernel.now)
    guard let program = screenKeyboard.program, !samples.isEmpty else { return [] }
    return sendWithTurn(program, .touches(samples))
  }

  /// Removes and returns the touches that are due for a client, one event an element (Turns.TU3).
  mutating func dueTouches(of app: AppID) -> [[TouchSample]] {
    if takesTouches(app) {
      guard let delivery = nextDelivery, delivery <= kernel.now else { return [] }
      return digitizer.scan(until: kernel.now).events
    }
    guard touchedKeyboard == app, let delivery = nextKeyboardDelivery, delivery <= kernel.now else {
      return []
    }
    return screenKeyboard.digitizer.scan(until: kernel.now).events
  }

  // MARK: Observing

  /// The instant of the next delivery of scanned touches to the keyboard.
  var nextKeyboardDelivery: PhoneInstant? {
    let grid = RefreshGrid(perSecond: kernel.model.screen.refreshesPerSecond)
    return screenKeyboard.digitizer.nextScan.map(grid.first)
  }
}

extension ScreenArea {
  /// Returns whether the area contains a point.
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
