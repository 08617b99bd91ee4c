import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

// Elements of the app in front for programs beside the pages, such as the accessibility bus.
extension SimulatorController {
  /// The message to pages with the elements.
  var elementsMessage: String {
    PageMessages.elements(elements, isRightToLeft: host.state.settings.isRightToLeft)
  }

  /// Reports the elements to the handler.
  func reportElements() {
    guard let elementsHandler else { return }
    let settings = host.state.settings
    elementsHandler(elements, frontName, settings.isRightToLeft)
  }

  /// Performs an action as soon as the elements are known as they are now.
  func perform(_ action: ElementAction) {
    guard replay == nil, waitingActions.count < Self.maximumActions else { return }
    waitingActions.append(action)
    lastQuestion += 1
    host.send(.inspect(.detailed(lastQuestion)))
  }

  /// Performs the actions that have waited for the elements.
  func performOnElements() {
    let actions = waitingActions
    waitingActions = []
    for action in actions {
      guard let place = action.place(), elements.indices.contains(place) else { continue }
      lastQuestion += 1
      let id = InspectionID.detailed(lastQuestion)
      if action.action == .activate { runningActions[id] = elements[place] }
      host.send(.perform(id, place: place, action.action))
    }
  }

  /// Taps an element that has not activated itself (Accessibility.AC9).
  func finishElementAction(_ id: InspectionID) {
    let isDone = host.takeActionResult(of: id) ?? false
    scheduleInspection()
    // With VoiceOver on, touches are VoiceOver's.
    guard let element = runningActions.removeValue(forKey: id), !isDone,
      !host.state.isVoiceOverOn
    else { return }
    let (point, host) = (element.touchPoint, host)
    host.send(.touch(TouchReport(Self.finger, .began, x: point.x, y: point.y)))
    loop.post(after: Self.tapMilliseconds) {
      host.send(.touch(TouchReport(Self.finger, .ended, x: point.x, y: point.y)))
    }
  }

  // MARK: Internals

  /// The finger that taps elements; those of the pages have smaller numbers.
  private static let finger = ContactID(.max - 1)
  /// The time for which it taps.
  ///
  /// - Source: ours, a short tap. Confidence: guess.
  private static let tapMilliseconds = 60
  /// The largest number of actions that wait.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumActions = 64

  /// The name of the app in front.
  private var frontName: String { shownState?.app ?? "" }
}
