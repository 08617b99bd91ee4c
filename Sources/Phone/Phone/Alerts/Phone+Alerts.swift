import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/SystemAlerts.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The unanswered questions; the first is shown.
  public var alerts: [SystemAlert] { pendingAlerts.map(\.alert) }

  /// Returns whether a title answers the question that is shown, or turns a switch of it
  /// (SystemAlerts.A1, SystemAlerts.W2, SystemAlerts.LA2).
  public func acceptsAnswer(_ label: String) -> Bool {
    pendingAlerts.first?.accepts(label) == true
  }

  /// Whether a question waits for the overlay's program, which does not run (SystemAlerts.Q2).
  public var needsOverlay: Bool {
    (!pendingAlerts.isEmpty && kernel.overlay == nil && !kernel.isLocked && !isOverlayMissing)
      || needsOverlayForLockScreen
  }

  // MARK: Asking

  /// Asks the user a question in the user's language (SystemAlerts.Q1, SystemAlerts.LA1).
  ///
  /// - Parameters:
  ///   - app: The app for which the phone asks; `nil` for the phone itself.
  ///   - purpose: The purpose.
  ///   - alert: Returns the question in a language; the phone chooses its identifier.
  mutating func ask(
    for app: AppID?, _ purpose: PendingAlert.Purpose, _ alert: (QuestionTexts) -> SystemAlert
  ) -> [PhoneEffect] {
    lastAlert += 1
    let english = alert(.english)
    var alert = alert(QuestionTexts(kernel.settings.language))
    alert.id = AlertID(lastAlert)
    var pending = PendingAlert(alert: alert, english: english, app: app, purpose: purpose)
    let effects = [kernel.note(.asked(alert.title, alert.buttons), app)]
    // SystemAlerts.W2.
    for label in presetAnswers { _ = pending.turn(label) }
    while let label = expectedAnswers.first, pending.turn(label) {
      expectedAnswers.removeFirst()
    }
    // SystemAlerts.A3.
    if let label = expectedAnswers.first {
      guard let button = pending.button(label) else {
        return effects + [kernel.note(.input(.wrongAnswer))] + enqueue(pending)
      }
      expectedAnswers.removeFirst()
      return effects + finish(pending, button)
    }
    // SystemAlerts.A2.
    let preset = presetAnswers.lazy.compactMap { pending.button($0) }.first
    if let preset { return effects + finish(pending, preset) }
    return effects + enqueue(pending)
  }

  /// Answers the question that is shown by the title of a button, or expects a question for which
  /// that will be the answer (SystemAlerts.A1, SystemAlerts.A3).
  mutating func answer(_ label: String) -> [PhoneEffect] {
    guard let first = pendingAlerts.first else {
      expectedAnswers.append(label)
      return []
    }
    guard let button = first.button(label) else {
      // SystemAlerts.W2.
      guard pendingAlerts[0].turn(label) else {
        return [kernel.note(.input(.wrongAnswer))]
      }
      return showSwitches(ofAlertAt: 0)
    }
    return answer(first.alert.id, button)
  }

  /// Handles the overlay's report of the button that the user has chosen (SystemAlerts.R1).
  mutating func answer(_ id: AlertID, button: Int?, by app: AppID) -> [PhoneEffect] {
    guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
      return [kernel.note(.notPermitted("answer the phone's questions"), app)]
    }
    guard let index = pendingAlerts.firstIndex(where: { $0.alert.id == id }) else { return [] }
    let buttons = pendingAlerts[index].alert.buttons
    if let button, button >= buttons.count { return turnSwitch(button, ofAlertAt: index) }
    guard button.map(buttons.indices.contains) ?? true else { return [] }
    return answer(id, button)
  }

  /// Handles the overlay's report of the text that the user has written (SystemAlerts.F1).
  mutating func setText(_ text: String, ofAlert id: AlertID, by app: AppID) -> [PhoneEffect] {
    guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
      return [kernel.note(.notPermitted("answer the phone's questions"), app)]
    }
    guard let index = pendingAlerts.firstIndex(where: { $0.alert.id == id }),
      pendingAlerts[index].alert.field != nil
    else { return [] }
    pendingAlerts[index].alert.field = text
    return []
  }

  /// Handles the end of the overlay's program, or that it cannot be started (SystemAlerts.R4).
  mutating func overlayEnded(_ reason: String) -> [PhoneEffect] {
    guard kernel.overlay == nil, !pendingAlerts.isEmpty || isLockScreenLit, !isOverlayMissing else {
      return []
    }
    // The questions stay, so that a script or a test can answer them.
    isOverlayMissing = true
    return [kernel.note(.notShown(reason))]
  }

  // MARK: Showing

  /// Shows the first question, or hides the overlay without one (SystemAlerts.Q2).
  mutating func showAlert() -> [PhoneEffect] {
    guard let first = pendingAlerts.first else { return hideAlert() }
    guard !kernel.isLocked else { return [] }
    guard let overlay = kernel.overlay, kernel.screens[overlay] != nil else { return launchOverlay() }
    guard shownAlert != first.alert.id else { return [] }
    shownAlert = first.alert.id
    let effects = sendWithTurn(overlay, .alert(first.alert))
    return kernel.isOverlayShown ? effects : effects + showOverlay(overlay)
  }

  /// Hides the question that is shown, which stays unanswered (SystemAlerts.R2).
  mutating func hideAlert() -> [PhoneEffect] {
    guard shownAlert != nil else { return [] }
    shownAlert = nil
    return (kernel.overlay.map { sendWithTurn($0, .alert(nil)) } ?? []) + hideOverlay()
  }

  /// Cancels the question that is shown (SystemAlerts.R3).
  mutating func cancelAlert() -> [PhoneEffect] {
    guard let shownAlert else { return [] }
    return answer(shownAlert, nil)
  }

  /// Removes the questions of an app that has ended (SystemAlerts.R5).
  mutating func forgetAlerts(of app: AppID) -> [PhoneEffect] {
    let removed = pendingAlerts.filter { $0.app == app }
    guard !removed.isEmpty else { return [] }
    pendingAlerts.removeAll { $0.app == app }
    let effects = removed.flatMap { pending -> [PhoneEffect] in
      if case .host = pending.purpose { return [.answered(pending.alert.id, nil)] }
      return []
    }
    return effects + showAlert()
  }

  // MARK: Internals

  private mutating func enqueue(_ pending: PendingAlert) -> [PhoneEffect] {
    guard pendingAlerts.count < AlertConstants.maximumAlerts else {
      // SystemAlerts.Q4.
      return finish(pending, nil)
    }
    pendingAlerts.append(pending)
    return pendingAlerts.count == 1 ? showAlert() : []
  }

  /// Handles the answer to a question; `nil` cancels it.
  mutating func answer(_ id: AlertID, _ button: Int?) -> [PhoneEffect] {
    guard let place = pendingAlerts.firstIndex(where: { $0.alert.id == id }) else { return [] }
    let pending = pendingAlerts.remove(at: place)
    // SystemAlerts.Q3. The app is active again before it receives the answer; the next question
    // comes after that.
    let isLast = pendingAlerts.isEmpty
    let effects = isLast ? showAlert() : []
    return effects + finish(pending, button) + (isLast ? [] : showAlert())
  }

  /// Does what the answer decides.
  private mutating func finish(_ pending: PendingAlert, _ button: Int?) -> [PhoneEffect] {
    let label = (button ?? pending.alert.cancelButton).map { pending.alert.buttons[$0] }
    let effects = [kernel.note(.answered(pending.alert.title, label), pending.app)]
    switch pending.purpose {
    case .opening(let opening):
      let isAllowed = button != nil && button != pending.alert.cancelButton
      return effects + finish(opening, isAllowed: isAllowed)
    case .pasting(let paste):
      return effects
        + finish(paste, isAllowed: button != nil && button != pending.alert.cancelButton)
    case .permission(let permission): return effects + finish(permission, button)
    case .health(let request): return effects + finish(request, pending.alert, button)
    case .output(let devices): return effects + finish(devices, button)
    case .label(let question):
      let isChosen = button != nil && button != pending.alert.cancelButton
      return effects + (isChosen ? name(question, pending.alert.field ?? "") : [])
    case .host: return effects + [.answered(pending.alert.id, button)]
    }
  }

  mutating func launchOverlay() -> [PhoneEffect] {
    guard kernel.overlay == nil, !isOverlayMissing else { return [] }
    let since = overlayLaunches.filter { $0.advanced(by: AlertConstants.launchPeriod) > kernel.now }
    overlayLaunches = since + [kernel.now]
    guard since.count < AlertConstants.maximumLaunches else {
      return overlayEnded("its program ends again and again")
    }
    return [.launchOverlay]
  }
}
