import TactusPhoneTypes

// The practice of gestures (VoiceOver.PM1, VoiceOver.PM2).
extension VoiceOver {
  /// Begins or ends the practice, or names a gesture meanwhile; `nil` for a gesture that has its
  /// usual effect.
  mutating func practise(
    _ gesture: VoiceOverGesture, at now: PhoneInstant
  ) -> [VoiceOverEffect]? {
    if case .tap(4, 2, _) = gesture {
      isPractising.toggle()
      chooser = nil
      return say(isPractising ? .practiceOn : .practiceOff, at: now)
    }
    guard isPractising else { return nil }
    guard let name = gesture.name else { return [] }
    let fingers = gesture.fingerCount
    let text = fingers > 1 ? "\(words[name]), \(words.text(.fingers, fingers))" : words[name]
    return speak(text, .message, at: now)
  }
}

extension VoiceOverGesture {
  /// The name; `nil` for a finger that continues to explore.
  fileprivate var name: VoiceOverPhrase? {
    switch self {
    case .touch, .tap(_, 1, _): .tapOnce
    case .tap(_, 2, _): .tapTwice
    case .tap(_, 3, _): .tapThreeTimes
    case .tap: .tapFourTimes
    case .explore: nil
    case .splitTap: .splitTap
    case .flick(_, .left): .flickLeft
    case .flick(_, .right): .flickRight
    case .flick(_, .up): .flickUp
    case .flick(_, .down): .flickDown
    case .turn(let clockwise): clockwise ? .turnRight : .turnLeft
    case .pinch(let isOpen): isOpen ? .pinchOpen : .pinchClosed
    case .scrub: .scrub
    case .hold, .holdOfTwo: .holdTap
    case .firmPress: .firmPress
    }
  }

  /// The number of fingers.
  fileprivate var fingerCount: Int {
    switch self {
    case .tap(let fingers, _, _), .flick(let fingers, _): fingers
    case .turn, .pinch, .scrub, .holdOfTwo: 2
    case .touch, .explore, .splitTap, .hold, .firmPress: 1
    }
  }
}
