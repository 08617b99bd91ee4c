import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusVoiceOver

/// VoiceOver of a simulated phone, with its gestures: `phone.voiceOver.flick(.right)`.
///
/// The gestures are touches of the screen; nothing of them reaches the app but what VoiceOver does.
@MainActor
public struct SimulatedVoiceOver {
  let phone: SimulatedPhone

  /// Whether VoiceOver is on.
  public var isEnabled: Bool {
    get { phone.phone.host.state.isVoiceOverOn }
    nonmutating set {
      var settings = phone.phone.host.state.settings
      if newValue {
        settings.accessibility.insert(.voiceOver)
      } else {
        settings.accessibility.remove(.voiceOver)
      }
      phone.phone.send(.settings(settings))
    }
  }

  /// The element with the focus, in its state when it received the focus; `nil` for none.
  public var focus: ScreenElement? { phone.phone.host.state.voiceOverFocus }

  /// Flicks in a direction with one or more fingers.
  ///
  /// One finger moves the focus to the right and left, and uses the rotor up and down; two fingers
  /// read the screen up and down, and go into a group to the right, and out of it to the left;
  /// three fingers scroll; four fingers go to another app by flicks to the right and left.
  public func flick(_ direction: VoiceOverGesture.FlickDirection, fingers: Int = 1) {
    let move: VoiceOverMove? =
      switch (fingers, direction) {
      case (1, .right): .next
      case (1, .left): .previous
      case (1, .up): .up
      case (1, .down): .down
      case (2, .up): .readAll
      case (2, .down): .readOn
      case (2, .right): .intoGroup
      case (2, .left): .outOfGroup
      case (3, .left): .scrollLeft
      case (3, .right): .scrollRight
      case (3, .up): .scrollUp
      case (3, .down): .scrollDown
      case (4, .left): .nextApp
      case (4, .right): .previousApp
      default: nil
      }
    if let move { perform(move) }
  }

  /// Taps twice, which activates the element with the focus.
  public func doubleTap() { perform(.activate) }

  /// Performs a gesture by its name.
  public func perform(_ move: VoiceOverMove) { phone.gestures.perform(move) }

  /// Turns the rotor to the right or left.
  public func turnRotor(clockwise: Bool = true) { perform(clockwise ? .turnRight : .turnLeft) }

  /// Moves a finger over points of the screen one after another, and lifts it.
  public func explore(_ places: (x: Double, y: Double)..., for seconds: Double = 0.4) {
    phone.gestures.explore(places, for: seconds)
  }

  /// Advances time until nothing is spoken.
  ///
  /// - Parameter seconds: The longest time.
  public func waitUntilSilent(atMost seconds: Double = 60) {
    let end = phone.time + seconds
    while phone.phone.host.state.spokenUtterance != nil, phone.time < end { phone.wait(0.05) }
  }
}

extension SimulatedPhone {
  /// VoiceOver and its gestures.
  public var voiceOver: SimulatedVoiceOver { SimulatedVoiceOver(phone: self) }

  /// The texts that VoiceOver has spoken, or started to speak, without hints.
  public var speech: [String] {
    speechLog.filter { $0.utterance.kind != .hint }.map(\.text)
  }

  /// All utterances of VoiceOver with their start and end times, oldest first.
  public var speechLog: [SpeechLogEntry] { phone.host.state.speechLog }
}
