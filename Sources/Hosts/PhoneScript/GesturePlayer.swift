import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A player of gestures, buttons and keys on a lockstep phone; time advances meanwhile.
///
/// - Thread: one at a time.
public final class GesturePlayer {
  /// The phone that receives the gestures.
  public let phone: LockstepPhone

  /// Creates a player for a phone.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - acceptsInvalidInput: Whether a touch that the phone rejects, and a force that it does not
  ///     measure, are ignored; otherwise they are errors.
  public init(_ phone: LockstepPhone, acceptsInvalidInput: Bool = false) {
    self.phone = phone
    self.acceptsInvalidInput = acceptsInvalidInput
  }

  /// The errors of touches that fail a gesture or a step of a script; of others only a touch that
  /// no app receives fails a step (Crashes.CR7).
  public static let refusedInput: Set<InputError> = [.noPlace, .offScreen, .tooManyFingers]

  /// An error of a gesture or action.
  public enum Failure: Error, CustomStringConvertible {
    /// No element on the screen matches the target; the names are those of the shown elements.
    case notShown(TouchTarget, names: [String] = [])
    /// The target is outside of the screen.
    case offScreen(TouchTarget)
    /// The phone has rejected a touch.
    case rejected(InputError)
    /// The phone's screen does not measure force; the name is that of the model.
    case noForce(model: String)
    /// The target does not perform the action.
    case unsupportedAction(AccessibilityAction, TouchTarget)
    /// The phone asks no question that a button could answer.
    case noQuestion(String)
    /// The question on the screen has no button with the title.
    case noButton(String, SystemAlert)

    /// A description for the user.
    public var message: String {
      switch self {
      case .notShown(let target, let names):
        "no element has \(target.description)" + target.hint(among: names)
      case .offScreen(let target): "the element with \(target.description) is outside of the screen"
      case .rejected(let error): error.message
      case .noForce(let model):
        "an \(model) does not measure force; leave out the force, or choose a model with 3D Touch"
      case .unsupportedAction(.custom(let name), let target):
        "the element with \(target.description) has no action “\(name)”"
      case .unsupportedAction(let action, let target):
        "the element with \(target.description) does not perform “\(action.word ?? "")”"
      case .noQuestion(let button): "the phone asks nothing that “\(button)” answers"
      case .noButton(let button, let alert):
        "the question “\(alert.title)” has no button “\(button)”: it has \(alert.buttonList)"
      }
    }

    /// The same as the message.
    public var description: String { message }
  }

  // MARK: Doing

  /// Plays a gesture; returns when the last finger is lifted.
  ///
  /// - Throws: `Failure`: before anything is touched, or at the end if the phone has rejected a
  ///   touch.
  public func play(_ gesture: Gesture) throws(Failure) {
    try checkForce(of: gesture)
    let (start, end) = try places(of: gesture)
    let began = phone.now
    let notes = phone.host.notes.count
    for step in gesture.steps(at: start, to: end) {
      phone.advance(to: began.advanced(by: step.time))
      phone.send(.touch(step.report))
    }
    // The digitizer reports the lifted fingers with its next scan.
    deliverTouches()
    guard !acceptsInvalidInput else { return }
    for note in phone.host.notes.dropFirst(notes) {
      guard case .input(let error) = note.event, Self.refusedInput.contains(error) else { continue }
      throw .rejected(error)
    }
  }

  /// Sends one touch report of a finger or pencil; no time passes.
  ///
  /// - Throws: `Failure`, before anything is touched.
  public func send(_ report: TouchReport, at target: TouchTarget?) throws(Failure) {
    var report = report
    switch target {
    // The digitizer decides on a report itself; a finger may leave the screen.
    case .point(let x, let y)?: (report.x, report.y) = (x, y)
    case let target?: (report.x, report.y) = try place(of: target)
    case nil: break
    }
    phone.send(.touch(report))
  }

  /// Performs an accessibility action on an element.
  ///
  /// An element that does not activate itself is tapped at its activation point
  /// (Accessibility.AC9).
  ///
  /// - Throws: `Failure` if the element does not perform the action.
  public func perform(
    _ action: AccessibilityAction, on target: TouchTarget
  ) throws(Failure) {
    let shown = phone.inspect()
    guard let place = target.index(in: shown) else {
      throw .notShown(target, names: target.names(in: shown))
    }
    if phone.perform(action, at: place) { return }
    guard action == .activate else { throw .unsupportedAction(action, target) }
    // With VoiceOver on, touches do not reach the element; a double tap does.
    if phone.host.state.isVoiceOverOn {
      _ = phone.perform(.focus, at: place)
      return perform(.activate)
    }
    let touch = shown[place].touchPoint
    try play(.tap(try onScreen(touch, target), count: 1, fingers: 1))
  }

  /// Presses a button and releases it a tenth of a second later.
  public func click(_ button: PhoneButton) {
    phone.send(.button(button, isDown: true))
    phone.advance(by: .milliseconds(100))
    phone.send(.button(button, isDown: false))
  }

  /// Presses the button of the headset several times, and waits until the phone knows that no
  /// further press follows (RemoteControl.HB2).
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - time: The time for which the last press is held.
  public func pressHeadset(_ count: Int, for time: Duration = .milliseconds(100)) {
    for press in 1...max(count, 1) {
      phone.send(.button(.headset, isDown: true))
      phone.advance(by: press == count ? time : .milliseconds(100))
      phone.send(.button(.headset, isDown: false))
      phone.advance(by: press == count ? .milliseconds(500) : .milliseconds(100))
    }
  }

  /// Presses a key, with modifier keys if any, and releases all of them.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - held: Keys that are held meanwhile, such as `.leftGUI`, pressed before it in this order.
  ///   - time: The time for which the key is down.
  public func pressKey(
    _ key: KeyboardKey, with held: [KeyboardKey] = [], for time: Duration = .milliseconds(100)
  ) {
    for key in held { phone.send(.key(key, isDown: true)) }
    phone.send(.key(key, isDown: true))
    phone.advance(by: time)
    phone.send(.key(key, isDown: false))
    for key in held.reversed() { phone.send(.key(key, isDown: false)) }
  }

  /// Types a text, ten keys a second; characters that no key produces are left out.
  public func type(_ text: String) {
    for character in text {
      guard let (key, shift) = KeyboardKey.key(for: character) else { continue }
      pressKey(key, with: shift ? [.leftShift] : [], for: .milliseconds(50))
      phone.advance(by: .milliseconds(50))
    }
  }

  /// Returns whether keys produce some of the characters of a text.
  package static func canType(_ text: String) -> Bool {
    text.contains { KeyboardKey.key(for: $0) != nil }
  }

  /// Changes settings.
  public func set(_ settings: [PhoneSetting]) {
    let state = phone.host.state
    var (phoneSettings, environment) = (state.settings, state.environment)
    for setting in settings { setting.apply(to: &phoneSettings, &environment) }
    phone.host.send(.settings(phoneSettings))
    phone.host.send(.environment(environment))
    phone.settle()
  }

  // MARK: Observing

  /// Returns the center of the target, or its activation point, in points of the upright screen.
  ///
  /// Of several matching elements the last accessible one counts, which is drawn above the others;
  /// mere text counts only if no control has the same name.
  ///
  /// - Throws: `Failure`.
  public func place(of target: TouchTarget) throws(Failure) -> (x: Double, y: Double) {
    if case .point(let x, let y) = target { return (x, y) }
    let shown = phone.inspect()
    guard let index = target.index(in: shown) else {
      throw .notShown(target, names: target.names(in: shown))
    }
    let place = shown[index].touchPoint
    _ = try onScreen(place, target)
    return (place.x, place.y)
  }

  // MARK: Internals

  private let acceptsInvalidInput: Bool

  private func onScreen(
    _ place: ScreenPoint, _ target: TouchTarget
  ) throws(Failure) -> TouchTarget {
    let screen = phone.host.state.model.screen
    guard (0..<Double(screen.width)).contains(place.x),
      (0..<Double(screen.height)).contains(place.y)
    else { throw .offScreen(target) }
    return .point(x: place.x, y: place.y)
  }

  private func places(
    of gesture: Gesture
  ) throws(Failure) -> (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
    switch gesture {
    case .press(let target, _, _, _), .tap(let target, _, _), .pinch(let target, _, _, _, _):
      let place = try place(of: target)
      return (place, place)
    case .swipe(let from, let to, _, _):
      // A finger may leave the screen.
      if case .point(let x, let y) = to { return (try place(of: from), (x, y)) }
      return (try place(of: from), try place(of: to))
    }
  }

  private func checkForce(of gesture: Gesture) throws(Failure) {
    let pressure: Pressure
    switch gesture {
    case .press(_, let given, _, _), .swipe(_, _, let given, _): pressure = given
    case .tap, .pinch: return
    }
    let model = phone.host.state.model
    guard pressure == .default || acceptsInvalidInput || model.hasForceTouch else {
      throw .noForce(model: model.title)
    }
  }

  /// Advances time until all touch reports have been delivered to the app.
  private func deliverTouches() {
    while let next = phone.host.state.nextTouchDelivery { phone.advance(to: next) }
  }
}

extension GesturePlayer.Failure: Equatable {
  /// Returns whether two errors have the same kind and target, even if the rest of the screen
  /// differs.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.notShown(let left, _), .notShown(let right, _)): left == right
    case (.offScreen(let left), .offScreen(let right)): left == right
    case (.noQuestion(let left), .noQuestion(let right)): left == right
    case (.noButton(let left, let alert), .noButton(let right, let other)):
      left == right && alert == other
    case (.rejected(let left), .rejected(let right)): left == right
    case (.noForce(let left), .noForce(let right)): left == right
    case (.unsupportedAction(let left, let target), .unsupportedAction(let right, let other)):
      left == right && target == other
    default: false
    }
  }
}
