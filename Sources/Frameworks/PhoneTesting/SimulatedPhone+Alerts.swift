import TactusPhone
import TactusPhoneLink

extension SimulatedPhone {
  /// The phone's alerts to the user; the first one is on the screen.
  public var alerts: [SystemAlert] {
    phone.settle()
    return device.host.state.alerts
  }

  /// The titles of buttons that answer later alerts immediately: `phone.answers = ["Open"]`.
  ///
  /// An alert without any of these buttons is shown; of several buttons, the first in this list is
  /// used.
  public var answers: [String] {
    get { presetAnswers }
    set {
      presetAnswers = newValue
      phone.send(.presetAnswers(newValue))
    }
  }

  /// Sets the closure that answers the phone's questions while an app waits for the answer in the
  /// middle of its turn, such as when it reads what another app has copied:
  /// `phone.onQuestion { _ in try phone.tap("Allow Paste") }`.
  ///
  /// The closure may touch the phone, look at its screen and advance time. A question that it
  /// leaves unanswered is canceled a second after it returns. An error that it throws is a failure
  /// of the test. Questions with an answer in `answers`, or of a script, are answered before, and
  /// questions for which no app waits stay on the screen.
  public func onQuestion(
    file: StaticString = #filePath, line: UInt = #line,
    _ answer: ((SystemAlert) throws -> Void)?
  ) {
    questionHandler = answer.map { answer in
      { alert in
        do { try answer(alert) } catch {
          TestFrameworks.recordFailure(
            "the question “\(alert.title)” is not answered: \(error)", file: file, line: line)
        }
      }
    }
  }

  /// Lets the test answer the questions that precede an app's, and the app's own (Pasteboard.PP5).
  func answerWaitingApp() {
    guard let questionHandler else { return }
    for _ in device.host.state.alerts {
      guard let alert = device.host.state.alerts.first else { return }
      run { questionHandler(alert) }
      // A tapped button answers when the alert is gone.
      let end = device.now.advanced(by: Self.answerLimit)
      while device.host.state.alerts.first == alert, device.now < end {
        device.advance(by: .milliseconds(50))
      }
    }
  }

  /// The maximum duration until an alert disappears and its answer arrives.
  ///
  /// - Source: ours: more than twice the movement of an alert. Confidence: guess.
  private static let answerLimit = Duration.seconds(1)

  /// Answers the alert on the screen with the title of a button.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is no alert, or with the titles of its buttons.
  public func answer(_ button: String) throws { try gestures.answer(button) }

  /// Returns to the app that has opened the foreground app, as the link in the status bar does.
  public func goBack() { phone.send(.goBack) }

  /// Shows an alert as a service of the phone does, and returns when it is on the screen.
  package func ask(_ alert: SystemAlert) {
    phone.send(.ask(alert, for: device.host.state.foreground))
  }

  /// Terminates the program that shows the alerts, as a crash would.
  package func terminateAlerts() { alertProgram.terminate() }

  /// Terminates the program of the screen keyboard, as a crash would.
  package func terminateKeyboard() { keyboardProgram.terminate() }
}
