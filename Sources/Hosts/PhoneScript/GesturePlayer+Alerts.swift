import TactusPhoneHost
import TactusPhoneLink

// Answers to the phone's questions. `Documentation/Behaviour/SystemAlerts.md` has the steps.
extension GesturePlayer {
  /// Answers the question on the screen by the title of a button (SystemAlerts.A1), or turns a
  /// switch by its title (SystemAlerts.W2).
  ///
  /// - Throws: `Failure` without a question, or with the titles of its buttons.
  public func answer(_ button: String) throws(Failure) {
    phone.settle()
    guard let alert = phone.host.state.alerts.first else { throw .noQuestion(button) }
    guard alert.buttons.contains(button) || alert.hasSwitch(button) else {
      throw .noButton(button, alert)
    }
    phone.send(.answer(button))
  }
}

extension SystemAlert {
  /// Returns whether a label turns switches of the question (SystemAlerts.W2).
  func hasSwitch(_ label: String) -> Bool {
    guard !switches.isEmpty else { return false }
    return [Self.turnOnAll, Self.turnOffAll].contains(label)
      || switches.contains { $0.title == label || "\($0.group) \($0.title)" == label }
  }

  /// The titles of the buttons in quotation marks, for messages.
  var buttonList: String { buttons.map { "“\($0)”" }.joined(separator: ", ") }
}
