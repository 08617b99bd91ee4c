import TactusPhoneLink

// `Documentation/Behaviour/SystemAlerts.md` has the steps that comments name.
extension Phone {
  /// Turns switches of a question on or off by a label (SystemAlerts.W2).
  ///
  /// - Parameters:
  ///   - label: The title of a switch, with the group before it or without, or `turnOnAll`.
  ///   - alert: The question.
  /// - Returns: Whether the question has such switches.
  static func turn(_ label: String, in alert: inout SystemAlert) -> Bool {
    guard !alert.switches.isEmpty else { return false }
    if label == SystemAlert.turnOnAll || label == SystemAlert.turnOffAll {
      for index in alert.switches.indices {
        alert.switches[index].isOn = label == SystemAlert.turnOnAll
      }
      return true
    }
    let places = alert.switches.indices.filter {
      let one = alert.switches[$0]
      return one.title == label || "\(one.group) \(one.title)" == label
    }
    for index in places { alert.switches[index].isOn.toggle() }
    return !places.isEmpty
  }

  /// Turns a switch of the question that is shown, by its place after the buttons; the place after
  /// the last switch is that of all (SystemAlerts.W1).
  mutating func turnSwitch(_ place: Int, ofAlertAt index: Int) -> [PhoneEffect] {
    let alert = pendingAlerts[index].alert
    let number = place - alert.buttons.count
    if alert.switches.indices.contains(number) {
      pendingAlerts[index].alert.switches[number].isOn.toggle()
    } else if number == alert.switches.count {
      let isOn = !alert.switches.allSatisfy(\.isOn)
      for each in alert.switches.indices { pendingAlerts[index].alert.switches[each].isOn = isOn }
    } else {
      return []
    }
    return showSwitches(ofAlertAt: index)
  }

  /// Sends a question whose switches have changed to the program that shows it.
  mutating func showSwitches(ofAlertAt index: Int) -> [PhoneEffect] {
    guard let overlay, shownAlert == pendingAlerts[index].alert.id else { return [] }
    return sendWithTurn(overlay, .alert(pendingAlerts[index].alert))
  }
}
