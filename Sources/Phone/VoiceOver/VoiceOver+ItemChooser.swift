import TactusPhoneLink
import TactusPhoneTypes

// The item chooser (VoiceOver.IC1…). While it is open, gestures concern its list.
extension VoiceOver {
  /// Opens the list of all elements.
  mutating func openChooser(
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard !screen.order.isEmpty else { return [.cue(.boundary)] }
    isReading = false
    let chooser = ItemChooser(screen, texts)
    self.chooser = chooser
    return [.cue(.screen)]
      + speak(words.text(.itemChooser, chooser.items.count), .message, at: now)
  }

  /// Closes the list without a choice, and speaks the element with the focus.
  mutating func closeChooser(at now: PhoneInstant) -> [VoiceOverEffect] {
    chooser = nil
    return [.cue(.screen)] + enqueue(.speakFocus, at: now)
  }

  /// Carries out a gesture while the list is open; `nil` for one that has its usual effect.
  mutating func useChooser(
    _ gesture: VoiceOverGesture, at now: PhoneInstant
  ) -> [VoiceOverEffect]? {
    guard var open = chooser else { return nil }
    let hasMoved: Bool
    switch gesture {
    case .flick(1, .right): hasMoved = open.move(isRightToLeft ? .previous : .next)
    case .flick(1, .left): hasMoved = open.move(isRightToLeft ? .next : .previous)
    case .flick(1, .down): hasMoved = open.moveByLetter(.next)
    case .flick(1, .up): hasMoved = open.moveByLetter(.previous)
    case .tap(4, 1, let point): hasMoved = open.moveToEnd(isInLowerHalf(point))
    case .tap(1, 2, _), .splitTap:
      guard let item = open.item else { return [.cue(.boundary)] }
      chooser = nil
      return enqueue(.choose(item), at: now)
    case .scrub, .tap(2, 3, _): return closeChooser(at: now)
    // Speech, the curtain and the last text are the user's at any time.
    case .tap(2, 1, _), .tap(3, _, _): return nil
    default: hasMoved = false
    }
    chooser = open
    guard hasMoved, let item = open.item else { return [.cue(.boundary)] }
    return [.cue(.focus)] + speak(item.text, language: item.element.language, .element, at: now)
  }
}
