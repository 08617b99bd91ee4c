import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

/// A hand on a phone whose time is wound: it presses, swipes and turns, and time passes meanwhile.
///
/// - Thread: one at a time.
public final class PhoneHand {
  /// The phone that it holds.
  public let phone: LockstepPhone

  /// Takes a phone.
  public init(_ phone: LockstepPhone) { self.phone = phone }

  /// Why something cannot be touched.
  public enum Failure: Error, Equatable {
    /// Nothing that is shown is meant by that.
    case notShown(TouchTarget)
    /// What is meant is not on the screen.
    case offScreen(TouchTarget)
    /// What is meant does not do that.
    case doesNot(AccessibilityAction, TouchTarget)

    /// What people read.
    public var message: String {
      switch self {
      case .notShown(let target): "nothing that is shown has \(target.description)"
      case .offScreen(let target): "what has \(target.description) is outside of the screen"
      case .doesNot(.custom(let name), let target):
        "what has \(target.description) does not offer “\(name)”"
      case .doesNot(let action, let target):
        "what has \(target.description) does nothing for “\(action.word ?? "")”"
      }
    }
  }

  // MARK: Doing

  /// Does something with fingers; returns when the last is lifted.
  ///
  /// - Throws: `Failure`, before anything is touched.
  public func perform(_ gesture: Gesture) throws(Failure) {
    let (start, end) = try places(of: gesture)
    let began = phone.now
    for step in gesture.steps(at: start, to: end) {
      phone.wind(to: began.advanced(by: step.time))
      phone.take(.touch(step.report))
    }
    // The screen has to find that nothing touches it any more.
    lift()
  }

  /// Says one thing of one finger or pencil; no time passes.
  ///
  /// - Throws: `Failure`, before anything is touched.
  public func report(_ report: TouchReport, at target: TouchTarget?) throws(Failure) {
    var report = report
    if let target {
      (report.x, report.y) = try place(of: target)
    }
    phone.take(.touch(report))
  }

  /// Has something that is shown do something, as people do who do not use the screen as others.
  ///
  /// What does not activate itself is tapped where it wants to be (AC9).
  ///
  /// - Throws: `Failure` where it does not do so.
  public func perform(
    _ action: AccessibilityAction, on target: TouchTarget
  ) throws(Failure) {
    let shown = phone.inspect()
    let found = shown.indices.filter { target.names(shown[$0]) && !shown[$0].isHidden }
    guard let place = found.last(where: { shown[$0].isAccessible }) ?? found.last else {
      throw .notShown(target)
    }
    if phone.perform(action, at: place) { return }
    guard action == .activate else { throw .doesNot(action, target) }
    let touch = shown[place].touchPlace
    try perform(.tap(try onScreen(touch, target), count: 1, fingers: 1))
  }

  /// Presses a button, and lets go of it a tenth of a second later.
  public func click(_ button: PhoneButton) {
    phone.take(.button(button, isDown: true))
    phone.wait(.milliseconds(100))
    phone.take(.button(button, isDown: false))
  }

  /// Presses a key while others are held, and lets go of them all.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - held: What is held meanwhile, such as `.leftGUI`; pressed before it, in this order.
  ///   - time: How long the key is down.
  public func strike(
    _ key: KeyboardKey, with held: [KeyboardKey] = [], for time: Duration = .milliseconds(100)
  ) {
    for key in held { phone.take(.key(key, isDown: true)) }
    phone.take(.key(key, isDown: true))
    phone.wait(time)
    phone.take(.key(key, isDown: false))
    for key in held.reversed() { phone.take(.key(key, isDown: false)) }
  }

  /// Writes something, a key after the other, ten a second; what no key writes is left out.
  public func type(_ text: String) {
    for character in text {
      guard let (key, shift) = KeyboardKey.key(for: character) else { continue }
      strike(key, with: shift ? [.leftShift] : [], for: .milliseconds(50))
      phone.wait(.milliseconds(50))
    }
  }

  /// Changes settings.
  public func set(_ settings: [PhoneSetting]) {
    let state = phone.phone.state
    var (phoneSettings, environment) = (state.settings, state.environment)
    for setting in settings { setting.apply(to: &phoneSettings, &environment) }
    phone.phone.take(.settings(phoneSettings))
    phone.phone.take(.environment(environment))
    phone.settle()
  }

  // MARK: Observing

  /// The middle of what is meant, or where it wants to be touched, in points of the screen held upright.
  ///
  /// Of several elements the last that is read to people counts: it is drawn above the others.
  ///
  /// - Throws: `Failure`.
  public func place(of target: TouchTarget) throws(Failure) -> (x: Double, y: Double) {
    if case .point(let x, let y) = target { return (x, y) }
    let found = phone.inspect().filter { target.names($0) && !$0.isHidden }
    guard let element = found.last(where: \.isAccessible) ?? found.last else {
      throw .notShown(target)
    }
    let place = element.touchPlace
    _ = try onScreen(place, target)
    return (place.x, place.y)
  }

  // MARK: Internals

  private func onScreen(
    _ place: ScreenPlace, _ target: TouchTarget
  ) throws(Failure) -> TouchTarget {
    let screen = phone.phone.state.model.screen
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
    case .swipe(let from, let to, _, _): return (try place(of: from), try place(of: to))
    }
  }

  /// Lets time pass until all that was reported has come to the app.
  private func lift() {
    while let next = phone.phone.state.nextTouchDelivery { phone.wind(to: next) }
  }
}
