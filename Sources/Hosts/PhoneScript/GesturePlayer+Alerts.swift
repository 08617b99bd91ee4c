import TactusPhoneHost
import TactusPhoneLink

// Answers to the phone's questions. `Documentation/Behaviour/SystemAlerts.md` has the steps.
extension GesturePlayer {
  /// Answers the question on the screen by the title of a button (SystemAlerts.A1), or turns a
  /// switch by its title (SystemAlerts.W2), in the phone's language or in English.
  ///
  /// - Throws: `Failure` without a question, or with the titles of its buttons.
  public func answer(_ button: String) throws(Failure) {
    phone.settle()
    guard let alert = phone.host.state.alerts.first else { throw .noQuestion(button) }
    guard phone.host.state.acceptsAnswer(button) else {
      throw .noButton(button, alert)
    }
    phone.send(.answer(button))
  }
}

extension SystemAlert {
  /// The titles of the buttons in quotation marks, for messages.
  var buttonList: String { buttons.map { "“\($0)”" }.joined(separator: ", ") }
}
