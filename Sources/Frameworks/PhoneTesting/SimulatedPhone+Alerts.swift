import TactusPhone
import TactusPhoneLink

extension SimulatedPhone {
  /// The questions that the phone asks the user; the first is on the screen.
  public var alerts: [SystemAlert] {
    phone.settle()
    return device.host.state.alerts
  }

  /// The titles of buttons with which the phone's later questions are answered at once:
  /// `phone.answers = ["Open"]`.
  ///
  /// A question that has none of these buttons is shown; of several the first in this list counts.
  public var answers: [String] {
    get { presetAnswers }
    set {
      presetAnswers = newValue
      phone.send(.presetAnswers(newValue))
    }
  }

  /// Answers the question on the screen by the title of a button.
  ///
  /// - Throws: `GesturePlayer.Failure` without a question, or with the titles of its buttons.
  public func answer(_ button: String) throws { try gestures.answer(button) }

  /// Returns to the app that has opened the one in the foreground, as the link in the status bar
  /// does.
  public func goBack() { phone.send(.goBack) }

  /// Asks a question as a service of the phone does, and returns when it is on the screen.
  package func ask(_ alert: SystemAlert) {
    phone.send(.ask(alert, for: device.host.state.foreground))
  }

  /// Ends the program that shows the questions, as a crash would.
  package func terminateAlerts() { alertProgram.terminate() }

  /// Ends the program of the screen keyboard, as a crash would.
  package func terminateKeyboard() { keyboardProgram.terminate() }
}
