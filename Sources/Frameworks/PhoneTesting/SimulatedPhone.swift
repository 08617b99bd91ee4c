import EmbeddedPhone
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import PhoneScript
import Synchronization

/// A phone in a test: it is pressed, swiped and shaken, time passes when the test says so, and what was
/// felt can be expected.
///
/// Time is virtual, so a test of a minute takes a moment and is the same on every machine. Tests can run
/// side by side, each with a phone of its own. While a test with XCTest waits for an expectation, or otherwise
/// runs the main run loop, the phone keeps pace with the machine.
///
/// - Thread: main.
@preconcurrency @MainActor public final class SimulatedPhone {
  /// Boots a phone, with nothing on it.
  ///
  /// - Parameters:
  ///   - model: The device; only some feel force.
  ///   - function: What makes it, which `tactus test` names a failed test's pictures by.
  ///   - file: Where it is made.
  ///   - line: Where it is made.
  public init(
    _ model: PhoneModel = .current, function: StaticString = #function,
    file: StaticString = #fileID, line place: UInt = #line
  ) {
    keepsake = PhoneKeepsake(function: "\(function)", file: "\(file)", line: place)
    phone = LockstepPhone(model)
    hand = PhoneHand(phone)
    line = PhoneLine(to: phone.phone, app: "App")
    // Screenshots look for themselves; what is kept at the end has to have been seen before.
    if keepsake == nil { phone.take(.watch(false)) }
    pace = RunLoopPace { [weak self] seconds in self?.wait(seconds) }
  }

  isolated deinit { keepsake?.keep(phone.phone) }

  // MARK: Apps

  /// Lets an app come onto the phone, in front; a process has one.
  ///
  /// It shares the connection with its feedback generators and haptic engines, as an app does.
  public func launch(_ app: some SimulatedApp) {
    precondition(self.app == nil, "an app was launched on this phone already")
    self.app = app
    let inbox = inbox
    line.switchboard.connect(.app) { message in
      if let message { inbox.put(message) }
    }
    phone.letAppsRun = { [unowned self] in letAppRun() }
    run { app.connect(line.connection) }
    phone.settle()
  }

  /// Runs code whose feedback generators and haptic engines are to be this phone's.
  ///
  /// An app that was launched is run so anyway. Tests that do so can run side by side.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EmbeddedPhone.lend(line, to: body)
  }

  // MARK: Touching

  /// Presses so hard, in units of an average touch, for so many seconds.
  ///
  /// What is not said is as usual: an average touch for a tenth of a second. With a ramp the force
  /// grows from 0 within so many seconds.
  public func press(
    at place: (x: Double, y: Double), force: Double? = nil, for seconds: Double = 0.1,
    ramp: Double = 0
  ) {
    // A place is always found.
    try? press(.point(x: place.x, y: place.y), force: force, for: seconds, ramp: ramp)
  }

  /// Presses in the middle of what is shown with a label.
  ///
  /// - Throws: `PhoneHand.Failure` where nothing is.
  public func press(
    _ label: String, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(PhoneHand.Failure) {
    try press(.label(label), force: force, for: seconds, ramp: ramp)
  }

  /// Taps a place.
  public func tap(at place: (x: Double, y: Double), count: Int = 1, fingers: Int = 1) {
    try? hand.perform(.tap(.point(x: place.x, y: place.y), count: count, fingers: fingers))
  }

  /// Taps what is shown with a label.
  ///
  /// - Throws: `PhoneHand.Failure` where nothing is.
  public func tap(
    _ label: String, count: Int = 1, fingers: Int = 1
  ) throws(PhoneHand.Failure) {
    try hand.perform(.tap(.label(label), count: count, fingers: fingers))
  }

  /// Goes straight from one place to another within so many seconds.
  public func swipe(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), force: Double? = nil,
    for seconds: Double = 0.2
  ) {
    try? hand.perform(
      .swipe(
        from: .point(x: start.x, y: start.y), to: .point(x: end.x, y: end.y),
        force.map(Pressure.touches) ?? .usual, over: .seconds(seconds)))
  }

  /// Brings two fingers from one distance in points to another, and turns them by so many radians
  /// clockwise meanwhile.
  public func pinch(
    at centre: (x: Double, y: Double), from: Double, to: Double, turn: Double = 0,
    for seconds: Double = 0.3
  ) {
    try? hand.perform(
      .pinch(
        .point(x: centre.x, y: centre.y), from: from, to: to, turn: turn, over: .seconds(seconds)))
  }

  /// Says one thing of one finger or pencil; no time passes.
  public func touch(_ report: TouchReport) { phone.take(.touch(report)) }

  // MARK: The phone itself

  /// Presses a button and lets go of it.
  public func press(_ button: PhoneButton) { hand.click(button) }

  /// Presses a key of the keyboard while others are held: `phone.press(key: .s, with: [.leftGUI])`.
  public func press(
    key: KeyboardKey, with held: [KeyboardKey] = [], for seconds: Double = 0.1
  ) {
    hand.strike(key, with: held, for: .seconds(seconds))
  }

  /// Presses a key of the keyboard and does not let go, or lets go of it; no time passes.
  public func key(_ key: KeyboardKey, isDown: Bool) { phone.take(.key(key, isDown: isDown)) }

  /// Writes something on the keyboard, ten characters a second; what no key writes is left out.
  public func type(_ text: String) { hand.type(text) }

  /// Shakes the phone.
  public func shake() { phone.take(.shake) }

  /// Turns the phone.
  public func rotate(to orientation: DeviceOrientation) { phone.take(.rotate(orientation)) }

  /// Changes what people have set: `phone.set(\.is3DTouchEnabled, false)`.
  public func set<Value>(_ setting: WritableKeyPath<PhoneSettings, Value>, _ value: Value) {
    var settings = phone.phone.state.settings
    settings[keyPath: setting] = value
    phone.take(.settings(settings))
  }

  /// Changes what bears on haptics: `phone.set(\.systemHaptics, false)`.
  public func set<Value>(_ fact: WritableKeyPath<PhoneEnvironment, Value>, _ value: Value) {
    var environment = phone.phone.state.environment
    environment[keyPath: fact] = value
    phone.take(.environment(environment))
  }

  /// Lets something happen to the phone that is over at once, such as a memory warning.
  public func happen(_ event: DeviceEvent) { phone.take(.happened(event)) }

  /// Opens an address with the app; one that is launched later is launched for it.
  public func open(_ url: String) { phone.take(.open(.url(url))) }

  /// Chooses one of the quick actions of the app's icon; an app that is launched later is launched
  /// for it.
  public func chooseQuickAction(_ type: String) {
    phone.take(.open(.quickAction(type: type)))
  }

  // MARK: Without touching

  /// Has what is shown with a label do something, as people do who do not use the screen as others.
  ///
  /// What does not activate itself is tapped where it wants to be.
  ///
  /// - Throws: `PhoneHand.Failure` where nothing has the label, or it does not do that.
  public func perform(
    _ action: AccessibilityAction, on label: String
  ) throws(PhoneHand.Failure) {
    try hand.perform(action, on: .label(label))
  }

  /// What the app had people told so far.
  public var announcements: [String] {
    notes.compactMap { if case .announced(let text) = $0.event { text } else { nil } }
  }

  // MARK: Time

  /// Seconds since the phone was booted.
  public var time: Double { Double(phone.now.nanoseconds) / 1e9 }

  /// Lets so many seconds pass.
  public func wait(_ seconds: Double) { phone.wait(.seconds(seconds)) }

  /// Lets time pass until nothing more happens by itself, or so many seconds have passed.
  ///
  /// - Returns: Whether nothing more happens.
  @discardableResult
  public func waitUntilIdle(atMost seconds: Double = 30) -> Bool {
    phone.waitUntilIdle(atMost: .seconds(seconds))
  }

  // MARK: Observing

  /// All that the app in front shows.
  public var elements: [ScreenElement] { phone.inspect() }

  /// The screen as the bytes of a PNG, held upright, with so many pixels a point; without a number as
  /// many as apps draw.
  ///
  /// - Throws: `DrawingFormatError` where what the app shows cannot be read; `SurfaceError`.
  public func screenshot(scale: Int? = nil) throws -> [UInt8] {
    let frame = phone.look()
    return try ScreenPicture(frame, on: phone.phone.state.model.screen, scale: scale).png()
  }

  /// What is shown with a label; `nil` where nothing is.
  ///
  /// Of several the one that is read to people counts, and of those the last, which is drawn above
  /// the others.
  public func element(label: String) -> ScreenElement? {
    let found = elements.filter { $0.label == label && !$0.isHidden }
    return found.last(where: \.isAccessible) ?? found.last
  }

  /// What was felt, in order.
  public var haptics: [FeltHaptic] {
    phone.settle()
    return log.entries.dropFirst(forgotten).filter(\.isPlayed).map(FeltHaptic.init)
  }

  /// What was asked for and not felt, each with the reason.
  public var suppressed: [(haptic: FeltHaptic, reason: SuppressionReason)] {
    phone.settle()
    return log.entries.dropFirst(forgotten).compactMap { entry in
      entry.reason.map { (FeltHaptic(entry), $0) }
    }
  }

  /// Lets `haptics` and `suppressed` begin anew.
  public func forgetHaptics() {
    phone.settle()
    forgotten = log.entries.count
  }

  /// All that was asked for since the phone was booted, to the nanosecond.
  public var log: HapticLog { phone.phone.log }

  /// What else happened, such as an app that did not respond, or input that made no sense.
  public var notes: [PhoneNote] { phone.phone.notes }

  // MARK: Internals

  /// What the phone has told the app, and the app has not taken yet.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func put(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

    func take() -> PhoneMessage? {
      messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  let phone: LockstepPhone
  private let keepsake: PhoneKeepsake?
  private let hand: PhoneHand
  private let line: PhoneLine
  private let inbox = Inbox()
  private var app: (any SimulatedApp)?
  private var forgotten = 0
  private var pace: RunLoopPace?

  private func letAppRun() {
    run {
      while let message = inbox.take() { app?.take(message) }
    }
  }

  private func press(
    _ target: TouchTarget, force: Double?, for seconds: Double, ramp: Double
  ) throws(PhoneHand.Failure) {
    try hand.perform(
      .press(
        target, force.map(Pressure.touches) ?? .usual, hold: .seconds(seconds),
        ramp: .seconds(ramp)))
  }
}
