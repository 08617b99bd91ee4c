import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that presents system alerts, for the other parts and for the host.
///
/// `Documentation/Behaviour/SystemAlerts.md` has the steps that comments name.
struct Alerts: PhonePart {
  static let name = "alerts"

  /// The unanswered questions; the first is shown.
  private(set) var pending: [PendingAlert] = []
  /// The question that the overlay shows.
  private(set) var shown: AlertID?
  /// The titles of buttons that answer later questions, in the order of the questions.
  private(set) var expectedAnswers: [String] = []
  /// The titles of buttons that answer any question with one of them, in order of preference.
  private var presetAnswers: [String] = []
  /// The number of the last question.
  private var last: UInt32 = 0

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .ask(let question): return ask(question, kernel)
    case .withdraw(let key):
      return pending.first { $0.key == key }.map { answer($0.alert.id, nil, kernel) } ?? []
    case .showQuestion: return show(kernel)
    case .input(.ask(let alert, let app)):
      return ask(PartQuestion(nil, for: app, in: kernel) { _ in alert }, kernel)
    case .input(.answer(let label)): return answer(label, kernel)
    case .input(.presetAnswers(let labels)):
      presetAnswers = labels
      return []
    case .message(.request(.answer(let id, let button)), let app):
      return answer(id, button: button, by: app, kernel)
    case .message(.request(.answerText(let id, let text)), let app):
      return setText(text, ofAlert: id, by: app, kernel)
    case .forgotten(let app): return forgetQuestions(of: app, kernel)
    default: return []
    }
  }

  // MARK: Observing

  /// Returns whether a title answers the question that is shown, or turns a switch of it
  /// (SystemAlerts.A1, SystemAlerts.W2, SystemAlerts.LA2).
  func accepts(_ label: String) -> Bool { pending.first?.accepts(label) == true }

  // MARK: Showing

  /// Shows the first question, or hides the overlay without one (SystemAlerts.Q2).
  mutating func show(_ kernel: PhoneKernel) -> [PartAction] {
    guard let first = pending.first else { return hide(kernel) }
    guard !kernel.isLocked else { return [] }
    guard let overlay = kernel.overlay, kernel.screens[overlay] != nil else {
      return [.launchOverlay]
    }
    guard shown != first.alert.id else { return [] }
    shown = first.alert.id
    let message = PartAction.sendIfJoined(.alert(first.alert), to: overlay)
    return kernel.isOverlayShown ? [message] : [message, .showOverlay(overlay)]
  }

  /// Hides the question that is shown, which stays unanswered (SystemAlerts.R2).
  mutating func hide(_ kernel: PhoneKernel) -> [PartAction] {
    guard shown != nil else { return [] }
    shown = nil
    let message = kernel.overlay.map { PartAction.sendIfJoined(.alert(nil), to: $0) }
    return [message].compactMap(\.self) + [.hideOverlay]
  }

  /// Cancels the question that is shown (SystemAlerts.R3).
  mutating func cancel(_ kernel: PhoneKernel) -> [PartAction] {
    shown.map { answer($0, nil, kernel) } ?? []
  }

  /// Forgets which question is shown, because the overlay's program has ended (SystemAlerts.R4).
  mutating func forgetShown() { shown = nil }

  // MARK: Asking

  /// Asks the user a question (SystemAlerts.Q1).
  private mutating func ask(_ question: PartQuestion, _ kernel: PhoneKernel) -> [PartAction] {
    last += 1
    var alert = question.alert
    alert.id = AlertID(last)
    var pending = PendingAlert(
      alert: alert, english: question.english, app: question.app, key: question.key)
    let note: [PartAction] = [.note(.asked(alert.title, alert.buttons), question.app)]
    // Titles of switches turn them before a button answers (SystemAlerts.W2).
    for label in presetAnswers { _ = pending.turn(label) }
    while let label = expectedAnswers.first, pending.turn(label) {
      expectedAnswers.removeFirst()
    }
    // An answer given earlier applies to this question (SystemAlerts.A3).
    if let label = expectedAnswers.first {
      guard let button = pending.button(label) else {
        return note + [.note(.input(.wrongAnswer))] + enqueue(pending, kernel)
      }
      expectedAnswers.removeFirst()
      return note + finish(pending, button)
    }
    // Otherwise a preset title answers (SystemAlerts.A2).
    let preset = presetAnswers.lazy.compactMap { pending.button($0) }.first
    if let preset { return note + finish(pending, preset) }
    return note + enqueue(pending, kernel)
  }

  private mutating func enqueue(_ one: PendingAlert, _ kernel: PhoneKernel) -> [PartAction] {
    guard pending.count < AlertConstants.maximumAlerts else {
      // A question beyond the limit is canceled (SystemAlerts.Q4).
      return finish(one, nil)
    }
    pending.append(one)
    return pending.count == 1 ? show(kernel) : []
  }

  // MARK: Answering

  /// Answers the question that is shown by the title of a button, or expects a question for which
  /// that will be the answer (SystemAlerts.A1, SystemAlerts.A3).
  private mutating func answer(_ label: String, _ kernel: PhoneKernel) -> [PartAction] {
    guard let first = pending.first else {
      expectedAnswers.append(label)
      return []
    }
    guard let button = first.button(label) else {
      // A title without a button may be that of a switch (SystemAlerts.W2).
      guard pending[0].turn(label) else { return [.note(.input(.wrongAnswer))] }
      return showSwitches(ofAlertAt: 0, kernel)
    }
    return answer(first.alert.id, button, kernel)
  }

  /// Handles the overlay's report of the button that the user has chosen (SystemAlerts.R1).
  private mutating func answer(
    _ id: AlertID, button: Int?, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
      return [.note(.notPermitted("answer system alerts"), app)]
    }
    guard let index = pending.firstIndex(where: { $0.alert.id == id }) else { return [] }
    let buttons = pending[index].alert.buttons
    if let button, button >= buttons.count { return turnSwitch(button, ofAlertAt: index, kernel) }
    guard button.map(buttons.indices.contains) ?? true else { return [] }
    return answer(id, button, kernel)
  }

  /// Handles the overlay's report of the text that the user has written (SystemAlerts.F1).
  private mutating func setText(
    _ text: String, ofAlert id: AlertID, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
      return [.note(.notPermitted("answer system alerts"), app)]
    }
    guard let index = pending.firstIndex(where: { $0.alert.id == id }),
      pending[index].alert.field != nil
    else { return [] }
    pending[index].alert.field = text
    return []
  }

  /// Handles the answer to a question; `nil` cancels it.
  private mutating func answer(
    _ id: AlertID, _ button: Int?, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard let place = pending.firstIndex(where: { $0.alert.id == id }) else { return [] }
    let one = pending.remove(at: place)
    // The app is active again before it receives the answer; the next question comes after that
    // (SystemAlerts.Q3).
    return pending.isEmpty
      ? show(kernel) + finish(one, button) : finish(one, button) + [.post(.showQuestion)]
  }

  /// Delivers an answer to the part or host that has asked.
  private func finish(_ one: PendingAlert, _ button: Int?) -> [PartAction] {
    let label = (button ?? one.alert.cancelButton).map { one.alert.buttons[$0] }
    let note = PartAction.note(.answered(one.alert.title, label), one.app)
    guard let key = one.key else { return [note, .effect(.answered(one.alert.id, button))] }
    return [note, .post(.answered(key, button: button, one.alert))]
  }

  /// Removes the questions of an app that has ended (SystemAlerts.R5).
  private mutating func forgetQuestions(of app: AppID, _ kernel: PhoneKernel) -> [PartAction] {
    let removed = pending.filter { $0.app == app }
    guard !removed.isEmpty else { return [] }
    pending.removeAll { $0.app == app }
    return removed.filter { $0.key == nil }.map { .effect(.answered($0.alert.id, nil)) }
      + show(kernel)
  }

  // MARK: Switches

  /// Turns a switch of the question that is shown, by its place after the buttons; the place after
  /// the last switch is that of all (SystemAlerts.W1).
  private mutating func turnSwitch(
    _ place: Int, ofAlertAt index: Int, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let alert = pending[index].alert
    let number = place - alert.buttons.count
    if alert.switches.indices.contains(number) {
      pending[index].alert.switches[number].isOn.toggle()
    } else if number == alert.switches.count {
      let isOn = !alert.switches.allSatisfy(\.isOn)
      for each in alert.switches.indices { pending[index].alert.switches[each].isOn = isOn }
    } else {
      return []
    }
    return showSwitches(ofAlertAt: index, kernel)
  }

  /// Sends a question whose switches have changed to the program that shows it.
  private func showSwitches(ofAlertAt index: Int, _ kernel: PhoneKernel) -> [PartAction] {
    guard let overlay = kernel.overlay, shown == pending[index].alert.id else { return [] }
    return [.sendIfJoined(.alert(pending[index].alert), to: overlay)]
  }
}
