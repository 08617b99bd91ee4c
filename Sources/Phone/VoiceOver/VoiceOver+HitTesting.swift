import TactusPhoneLink
import TactusPhoneTypes

// Hit testing by the app instead of by frames (VoiceOver.FO8).
extension VoiceOver {
  /// Lets the app focus the element that it finds at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - window: The index of a window of the app.
  ///   - isTap: Whether the text of an element that has the focus already is repeated.
  ///   - screen: The screen.
  mutating func findByApp(
    at point: ScreenPoint, in window: Int, isTap: Bool, on screen: VoiceOverScreen
  ) -> [VoiceOverEffect] {
    // The keyboard and the app know nothing of each other (VoiceOver.FO7).
    let key = screen.focus.flatMap { screen.elements[screen.root(of: $0)].findsHits ? nil : $0 }
    let released: [VoiceOverEffect] = key.map { [.unfocus($0)] } ?? []
    return released
      + perform(window, .hitTest(point), for: .hit(isTap: isTap, after: screen.focus))
  }

  /// Speaks the element that the app has found, unless a finger only stays on it.
  ///
  /// - Parameters:
  ///   - isTap: Whether the text of an element that had the focus already is repeated.
  ///   - before: The index of the element that had the focus.
  ///   - screen: The screen.
  ///   - now: The time.
  mutating func speakHit(
    isTap: Bool, after before: Int?, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return [] }
    // In a new list the same element may have another index.
    let isSame =
      isUpdated
      ? place == before : before != nil && screen.elements[place].isSame(as: last?.element)
    guard !isSame || isTap else { return [] }
    let cue: [VoiceOverEffect] = isSame ? [] : [.cue(.focus)]
    return cue + speakFocused(place, on: screen, after: isUpdated ? before : nil, at: now)
  }
}

extension VoiceOverScreen {
  /// Returns the window that finds the element at a point; `nil` if the frames of the elements
  /// decide, as they do on the keyboard.
  func deciding(at point: ScreenPoint) -> Int? {
    // All windows of an app have the trait, and the app's come first.
    guard elements.first?.findsHits == true else { return nil }
    if let place = element(at: point), !elements[root(of: place)].findsHits { return nil }
    return 0
  }
}

extension ScreenElement {
  /// The trait of the windows of an app that decides itself which element is at a point.
  public static let hitTestTrait = "finds-hits"

  /// Whether the app of the window decides which element is at a point.
  fileprivate var findsHits: Bool { traits.contains(Self.hitTestTrait) }
}
