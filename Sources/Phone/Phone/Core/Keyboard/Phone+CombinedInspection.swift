import TactusPhoneLink
import TactusPhoneTypes

// Requests about elements while the screen keyboard is shown (Keyboards.SK8).
extension Phone {
  /// Asks the keyboard for its elements too, if it is shown.
  mutating func inspectKeyboard(_ id: InspectionID, with app: AppID) -> [PhoneEffect] {
    guard let program = touchedKeyboard, kernel.screens[program]?.isUnresponsive == false else {
      screenKeyboard.elementsOfApp = nil
      return []
    }
    screenKeyboard.inspections[id] = CombinedInspection(app: app)
    kernel.screens[program]?.questions.append(id)
    return sendWithTurn(program, .inspect(id))
  }

  /// Answers an inspection, or keeps the elements until the other program has answered.
  mutating func answer(
    _ id: InspectionID, _ elements: [ScreenElement], of app: AppID
  ) -> PhoneEffect? {
    guard var joint = screenKeyboard.inspections[id] else { return .inspected(id, elements) }
    if joint.app == app {
      joint.elementsOfApp = elements
    } else {
      joint.elementsOfKeyboard = elements
    }
    guard let all = joint.elements else {
      screenKeyboard.inspections[id] = joint
      return nil
    }
    screenKeyboard.inspections[id] = nil
    screenKeyboard.elementsOfApp = joint.elementsOfApp?.count
    return .inspected(id, all)
  }

  /// Returns the client with an element of the last inspection, and the element's place in its own
  /// list.
  func clientOfElement(at place: Int) -> (client: AppID?, place: Int) {
    guard let count = screenKeyboard.elementsOfApp, place >= count, let program = touchedKeyboard
    else { return (kernel.inputReceiver, place) }
    return (program, place - count)
  }
}
