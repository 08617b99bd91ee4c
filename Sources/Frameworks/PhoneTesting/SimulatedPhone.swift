import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusScreenComposition

/// A phone in a test: the test presses, swipes and shakes it, advances its time, and checks its
/// haptics.
///
/// Time is virtual, so a test of a minute takes a moment and is the same on every machine. Tests
/// can run in parallel, each with a phone of its own. While a test with XCTest waits for an
/// expectation, or otherwise runs the main run loop, the phone's time advances with the machine's.
///
/// - Thread: main.
@preconcurrency @MainActor public final class SimulatedPhone {
  /// Boots a phone without an app.
  ///
  /// - Parameters:
  ///   - model: The device; only some feel force.
  ///   - language: The preferred language, such as `de`, `zh-Hans` or `en-GB`.
  ///   - region: The region, such as `DE`, which decides the formats of dates and numbers.
  ///   - timeZone: The identifier of the time zone, such as `Europe/Berlin`.
  ///   - function: The function that creates it, after which `tactus test` names a failed test's
  /// images.
  ///   - file: The file of that function.
  ///   - line: The line of that function.
  public init(
    _ model: PhoneModel = .current, language: String = "en", region: String = "US",
    timeZone: String = "GMT", function: StaticString = #function,
    file: StaticString = #fileID, line place: UInt = #line
  ) {
    artifacts = FailureArtifacts(function: "\(function)", file: "\(file)", line: place)
    phone = LockstepPhone(model)
    precondition(
      RegionName.isLanguage(language), "a language is called de, zh-Hans or en-GB: \(language)")
    precondition(RegionName.isRegion(region), "a region is called US or DE: \(region)")
    precondition(
      RegionName.isTimeZone(timeZone), "a time zone is called Europe/Berlin: \(timeZone)")
    var settings = PhoneSettings()
    (settings.language, settings.region, settings.timeZone) = (language, region, timeZone)
    phone.send(.settings(settings))
    gestures = GesturePlayer(phone)
    link = ClientLink(to: phone.host, app: "App")
    // Screenshots watch the screen themselves; the artifacts need a frame from before the end.
    if artifacts == nil { phone.send(.watch(false)) }
    runLoopDriver = RunLoopDriver { [weak self] seconds in self?.wait(seconds) }
  }

  isolated deinit { artifacts?.write(phone.host) }

  // MARK: Apps

  /// Launches an app in front; a process has one.
  ///
  /// Its feedback generators and haptic engines use the app's connection, as on a phone.
  public func launch(_ app: some SimulatedApp) {
    precondition(self.app == nil, "an app was launched on this phone already")
    self.app = app
    let inbox = inbox
    link.router.connect(.app) { message in
      if let message { inbox.put(message) }
    }
    phone.runApps = { [unowned self] in runApp() }
    run { app.connect(link.connection) }
    phone.settle()
  }

  /// Runs code whose feedback generators and haptic engines use this phone.
  ///
  /// A launched app runs so anyway. Tests that use this can run in parallel.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EmbeddedPhone.withLink(link, body)
  }

  // MARK: Touching

  /// Presses with a force, in units of an average touch, for a duration in seconds.
  ///
  /// The defaults are an average touch for a tenth of a second. With a ramp the force grows from 0
  /// within a duration in seconds.
  public func press(
    at place: (x: Double, y: Double), force: Double? = nil, for seconds: Double = 0.1,
    ramp: Double = 0
  ) {
    // A place is always valid.
    try? press(.point(x: place.x, y: place.y), force: force, for: seconds, ramp: ramp)
  }

  /// Presses the center of the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func press(
    _ label: String, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(GesturePlayer.Failure) {
    try press(.label(label), force: force, for: seconds, ramp: ramp)
  }

  /// Taps a place.
  public func tap(at place: (x: Double, y: Double), count: Int = 1, fingers: Int = 1) {
    try? gestures.play(.tap(.point(x: place.x, y: place.y), count: count, fingers: fingers))
  }

  /// Taps the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func tap(
    _ label: String, count: Int = 1, fingers: Int = 1
  ) throws(GesturePlayer.Failure) {
    try gestures.play(.tap(.label(label), count: count, fingers: fingers))
  }

  /// Swipes straight from one place to another within a duration in seconds.
  public func swipe(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), force: Double? = nil,
    for seconds: Double = 0.2
  ) {
    try? gestures.play(
      .swipe(
        from: .point(x: start.x, y: start.y), to: .point(x: end.x, y: end.y),
        force.map(Pressure.touches) ?? .default, over: .seconds(seconds)))
  }

  /// Pinches with two fingers from one distance in points to another, and turns them by radians
  /// clockwise.
  public func pinch(
    at center: (x: Double, y: Double), from: Double, to: Double, turn: Double = 0,
    for seconds: Double = 0.3
  ) {
    try? gestures.play(
      .pinch(
        .point(x: center.x, y: center.y), from: from, to: to, turn: turn, over: .seconds(seconds)))
  }

  /// Sends one touch report of a finger or pencil; no time passes.
  public func touch(_ report: TouchReport) { phone.send(.touch(report)) }

  // MARK: The phone itself

  /// Presses a button and releases it.
  public func press(_ button: PhoneButton) { gestures.click(button) }

  /// Presses a key of the keyboard with modifier keys: `phone.press(key: .s, with: [.leftGUI])`.
  public func press(
    key: KeyboardKey, with held: [KeyboardKey] = [], for seconds: Double = 0.1
  ) {
    gestures.pressKey(key, with: held, for: .seconds(seconds))
  }

  /// Presses or releases a key of the keyboard; no time passes.
  public func key(_ key: KeyboardKey, isDown: Bool) { phone.send(.key(key, isDown: isDown)) }

  /// Types a text on the keyboard, ten characters a second; characters that no key produces are
  /// left out.
  public func type(_ text: String) { gestures.type(text) }

  /// Shakes the phone.
  public func shake() { phone.send(.shake) }

  /// Rotates the phone.
  public func rotate(to orientation: DeviceOrientation) { phone.send(.rotate(orientation)) }

  /// Changes a setting: `phone.set(\.is3DTouchEnabled, false)`.
  public func set<Value>(_ setting: WritableKeyPath<PhoneSettings, Value>, _ value: Value) {
    var settings = phone.host.state.settings
    settings[keyPath: setting] = value
    phone.send(.settings(settings))
  }

  /// Changes a condition of the environment: `phone.set(\.systemHaptics, false)`.
  public func set<Value>(_ fact: WritableKeyPath<PhoneEnvironment, Value>, _ value: Value) {
    var environment = phone.host.state.environment
    environment[keyPath: fact] = value
    phone.send(.environment(environment))
  }

  /// Simulates an event of the device, such as a memory warning.
  public func happen(_ event: DeviceEvent) { phone.send(.deviceEvent(event)) }

  /// Opens a URL with the app; an app that is launched later is launched with it.
  public func open(_ url: String) { phone.send(.open(.url(url))) }

  /// Chooses a quick action of the app's icon; an app that is launched later is launched with it.
  public func chooseQuickAction(_ type: String) {
    phone.send(.open(.quickAction(type: type)))
  }

  /// Puts a text on the general pasteboard, as if the user had copied it elsewhere.
  public func copy(_ text: String) { phone.send(.pasteboard(text)) }

  /// The texts that apps have put on the general pasteboard so far; empty where it was emptied.
  public var copiedTexts: [String] {
    notes.compactMap { if case .copied(let text) = $0.event { text } else { nil } }
  }

  // MARK: Without touching

  /// Performs an accessibility action on the element with a label.
  ///
  /// An element that does not activate itself is tapped at its activation point.
  ///
  /// - Throws: `GesturePlayer.Failure` if no element has the label, or it does not perform the
  ///   action.
  public func perform(
    _ action: AccessibilityAction, on label: String
  ) throws(GesturePlayer.Failure) {
    try gestures.perform(action, on: .label(label))
  }

  /// The app's accessibility announcements so far.
  public var announcements: [String] {
    notes.compactMap { if case .announced(let text) = $0.event { text } else { nil } }
  }

  // MARK: Time

  /// Seconds since the phone was booted.
  public var time: Double { Double(phone.now.nanoseconds) / 1e9 }

  /// Advances time by seconds.
  public func wait(_ seconds: Double) { phone.advance(by: .seconds(seconds)) }

  /// Advances time until nothing more is scheduled, or by seconds at most.
  ///
  /// - Returns: Whether nothing more is scheduled.
  @discardableResult
  public func waitUntilIdle(atMost seconds: Double = 30) -> Bool {
    phone.waitUntilIdle(atMost: .seconds(seconds))
  }

  // MARK: Observing

  /// The accessibility elements of the app in front.
  public var elements: [ScreenElement] { phone.inspect() }

  /// Returns the screen as a PNG, held upright, with a scale in pixels a point; the app's own by
  /// default.
  ///
  /// - Throws: `DrawingFormatError` if the frame cannot be decoded; `SurfaceError`.
  public func screenshot(scale: Int? = nil) throws -> [UInt8] {
    let model = phone.host.state.model
    let frame = try ScreenComposer(model).frame(of: phone.captureComposition())
    return try ScreenImage(frame, on: model.screen, scale: scale).png()
  }

  /// Returns the element with a label; `nil` if there is none.
  ///
  /// Of several the last accessible one is returned, which is drawn above the others.
  public func element(label: String) -> ScreenElement? {
    let found = elements.filter { $0.label == label && !$0.isHidden }
    return found.last(where: \.isAccessible) ?? found.last
  }

  /// The haptics that were felt, in order.
  public var haptics: [FeltHaptic] {
    phone.settle()
    return log.entries.dropFirst(forgotten).filter(\.isPlayed).map(FeltHaptic.init)
  }

  /// The haptics that were requested and not felt, each with the reason.
  public var suppressed: [(haptic: FeltHaptic, reason: SuppressionReason)] {
    phone.settle()
    return log.entries.dropFirst(forgotten).compactMap { entry in
      entry.reason.map { (FeltHaptic(entry), $0) }
    }
  }

  /// Removes all entries of `haptics` and `suppressed`.
  public func forgetHaptics() {
    phone.settle()
    forgotten = log.entries.count
  }

  /// All haptics that were requested since the phone was booted, with times in nanoseconds.
  public var log: HapticLog { phone.host.log }

  /// The phone's notes, such as about an app that did not respond, or about invalid input.
  public var notes: [PhoneLogEntry] { phone.host.notes }

  // MARK: Internals

  /// The messages of the phone that the app has not handled yet.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func put(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

    func take() -> PhoneMessage? {
      messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  let phone: LockstepPhone
  private let artifacts: FailureArtifacts?
  private let gestures: GesturePlayer
  private let link: ClientLink
  private let inbox = Inbox()
  private var app: (any SimulatedApp)?
  private var forgotten = 0
  private var runLoopDriver: RunLoopDriver?

  private func runApp() {
    run {
      while let message = inbox.take() { app?.take(message) }
    }
  }

  private func press(
    _ target: TouchTarget, force: Double?, for seconds: Double, ramp: Double
  ) throws(GesturePlayer.Failure) {
    try gestures.play(
      .press(
        target, force.map(Pressure.touches) ?? .default, hold: .seconds(seconds),
        ramp: .seconds(ramp)))
  }
}
