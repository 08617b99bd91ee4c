import TactusPhoneLink

// `Documentation/Behaviour/SystemAlerts.md` has the steps that comments name.
extension Phone {
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
    guard let overlay = kernel.overlay, shownAlert == pendingAlerts[index].alert.id else { return [] }
    return sendWithTurn(overlay, .alert(pendingAlerts[index].alert))
  }
}
