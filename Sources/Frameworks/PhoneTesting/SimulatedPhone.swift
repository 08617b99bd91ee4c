import Synchronization
import TactusEmbeddedPhone
import TactusHapticPatterns
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusThreads
import TactusVirtualTime
import UIKit

/// A phone in a test: the test presses, swipes and shakes it, advances its time, and checks its
/// haptics.
///
/// Time is virtual, so a test of a minute takes a moment and is the same on every machine. Tests
/// can run in parallel, each with a phone of its own. While a test with XCTest waits for an
/// expectation, or otherwise runs the main run loop, the phone's time advances with the machine's.
///
/// A phone belongs to the test that uses it: the test's own feedback generators, haptic engines,
/// views, timers and sleeps use it too, also after an `await` and in tasks that the test starts.
///
/// - Thread: main.
@preconcurrency @MainActor public final class SimulatedPhone {
  /// Boots a phone without an app.
  ///
  /// - Parameters:
  ///   - model: The device; only some feel force.
  ///   - function: The function that creates it, after which `tactus test` names a failed test's
  /// images.
  ///   - file: The file of that function.
  ///   - line: The line of that function.
  public init(
    _ model: PhoneModel = .current, function: StaticString = #function,
    file: StaticString = #fileID, line place: UInt = #line
  ) {
    artifacts = FailureArtifacts(function: "\(function)", file: "\(file)", line: place)
    self.place = "\(file):\(place)"
    device = LockstepPhone(model)
    player = GesturePlayer(device)
    link = ClientLink(to: device.host, app: "App")
    Self.all.removeAll { $0.phone == nil }
    Self.all.append(WeakPhone(phone: self))
    use()
    // Screenshots watch the screen themselves; the artifacts need a frame from before the end.
    if artifacts == nil { device.send(.watch(false)) }
    device.runApps = { [unowned self] in runApp() }
    device.ownDeadline = { [unowned self] in nextOwnDeadline }
    device.runOwnCode = { [unowned self] in runOwnCode() }
    run {
      EmbeddedPhone.setLinkOfContext(link)
      let timers = AppTimers.shared
      timers.isTestDriven = true
      timers.clock = { [weak self] in self?.time ?? 0 }
      timers.sleepThrough = { [weak self] seconds in self?.sleepThrough(seconds) ?? false }
      TurnQueue.shared.isEnabled = true
      let clock = MediaClock.current
      PhoneTime.uptime = { clock.now }
    }
    if owner.isOfSwiftTesting {
      suspensionDriver = SuspensionDriver { [weak self] seconds in self?.keepPace(seconds) }
    } else {
      runLoopDriver = RunLoopDriver { [weak self] seconds in
        self?.device.advance(by: .seconds(seconds))
      }
    }
  }

  isolated deinit {
    artifacts?.write(device.host)
    PhoneRegistry.remove(context)
    AppContext.with(context) {
      AppTimers.shared.removeAll()
      context.removeAll()
    }
  }

  // MARK: Apps

  /// Launches an app in front; a test has one.
  ///
  /// Its feedback generators and haptic engines use the app's connection, as on a phone. An app that
  /// was launched before in the same test ends at once, on this phone or another one; with XCTest so
  /// do the apps of all earlier tests, whose phones XCTest keeps (AppLife.PT12).
  public func launch(_ app: some SimulatedApp) {
    owner = .current
    use()
    for other in Self.all.compactMap(\.phone) where other.owner.isSameTest(as: owner) {
      other.endApp(for: self)
    }
    self.app = app
    isEnded = false
    let inbox = inbox
    link.router.connect(.app) { message in
      if let message { inbox.put(message) }
    }
    run { app.connect(link.connection) }
    run { AppTimers.shared.clock = { [weak self] in self?.appTime ?? 0 } }
    phone.settle()
  }

  /// Runs code whose feedback generators and haptic engines use this phone.
  ///
  /// A launched app runs so anyway, and so does the test that uses the phone.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppContext.with(context) { try EmbeddedPhone.withLink(link, body) }
  }

  // MARK: Touching

  /// Presses with a force, in units of an average touch, for a duration in seconds.
  ///
  /// The defaults are an average touch for a tenth of a second. With a ramp the force grows from 0
  /// within a duration in seconds. A place off the screen, or a force on a phone without 3D Touch,
  /// is a failure of the test.
  public func press(
    at place: (x: Double, y: Double), force: Double? = nil, for seconds: Double = 0.1,
    ramp: Double = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try press(.point(x: place.x, y: place.y), force: force, for: seconds, ramp: ramp)
    }
  }

  /// Presses the centre of the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func press(
    _ label: String, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(GesturePlayer.Failure) {
    try press(.label(label), force: force, for: seconds, ramp: ramp)
  }

  /// Presses a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func press(
    _ target: TouchTarget, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(GesturePlayer.Failure) {
    try gestures.play(
      .press(
        target, force.map(Pressure.touches) ?? .default, hold: .seconds(seconds),
        ramp: .seconds(ramp)))
  }

  /// Taps a place; one off the screen is a failure of the test.
  public func tap(
    at place: (x: Double, y: Double), count: Int = 1, fingers: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try tap(.point(x: place.x, y: place.y), count: count, fingers: fingers)
    }
  }

  /// Taps the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func tap(
    _ label: String, count: Int = 1, fingers: Int = 1
  ) throws(GesturePlayer.Failure) {
    try tap(.label(label), count: count, fingers: fingers)
  }

  /// Taps a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func tap(
    _ target: TouchTarget, count: Int = 1, fingers: Int = 1
  ) throws(GesturePlayer.Failure) {
    try gestures.play(.tap(target, count: count, fingers: fingers))
  }

  /// Swipes straight from one place to another within a duration in seconds.
  ///
  /// A start off the screen, or a force on a phone without 3D Touch, is a failure of the test.
  public func swipe(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), force: Double? = nil,
    for seconds: Double = 0.2, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try gestures.play(
        .swipe(
          from: .point(x: start.x, y: start.y), to: .point(x: end.x, y: end.y),
          force.map(Pressure.touches) ?? .default, over: .seconds(seconds)))
    }
  }

  /// Pinches with two fingers from one distance in points to another, and turns them by radians
  /// clockwise; a centre off the screen is a failure of the test.
  public func pinch(
    at centre: (x: Double, y: Double), from: Double, to: Double, turn: Double = 0,
    for seconds: Double = 0.3, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try gestures.play(
        .pinch(
          .point(x: centre.x, y: centre.y), from: from, to: to, turn: turn,
          over: .seconds(seconds)))
    }
  }

  /// Sends one touch report of a finger or pencil; no time passes.
  public func touch(_ report: TouchReport) { phone.send(.touch(report)) }

  /// Records an error of a gesture as a failure of the test.
  private func record(
    _ file: StaticString, _ line: UInt, _ body: () throws(GesturePlayer.Failure) -> Void
  ) {
    do throws(GesturePlayer.Failure) {
      try body()
    } catch {
      TestFailure.record(error.message, file: file, line: line)
    }
  }

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

  /// Resets the haptic service, as happens to a phone now and then: each engine has to be started
  /// again, with new players, and its `resetHandler` is called.
  public func resetHaptics() {
    phone.send(.hapticsFailed)
    settleHandlers()
  }

  /// Stops all running haptic engines; their `stoppedHandler` is called with the reason.
  ///
  /// The other reasons of Core Haptics follow from what the app does: `engineDestroyed` when it
  /// releases an engine, `notifyWhenFinished` when a `FinishedHandler` requests it.
  public func stopHapticEngines(_ reason: EngineEvent.StopReason) {
    phone.send(.enginesStopped(reason))
    settleHandlers()
  }

  /// Opens a URL with the app; an app that is launched later is launched with it.
  public func open(_ url: String) { phone.send(.open(.url(url))) }

  /// Chooses a quick action of the app's icon; an app that is launched later is launched with it.
  public func chooseQuickAction(_ type: String) {
    phone.send(.open(.quickAction(type: type)))
  }

  // MARK: Without touching

  /// Performs an accessibility action on the element with a label.
  ///
  /// An element that does not activate itself is tapped at its activation point.
  ///
  /// - Throws: `GesturePlayer.Failure` if no element has the label, or it does not perform the action.
  public func perform(
    _ action: AccessibilityAction, on label: String
  ) throws(GesturePlayer.Failure) {
    try perform(action, on: .label(label))
  }

  /// Performs an accessibility action on a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none, or it does not perform the action.
  public func perform(
    _ action: AccessibilityAction, on target: TouchTarget
  ) throws(GesturePlayer.Failure) {
    try gestures.perform(action, on: target)
  }

  /// The app's accessibility announcements so far.
  public var announcements: [String] {
    notes.compactMap { if case .announced(let text) = $0.event { text } else { nil } }
  }

  // MARK: Time

  /// Seconds since the phone was booted.
  public var time: Double { Double(device.now.nanoseconds) / 1e9 }

  /// Advances time by seconds.
  public func wait(_ seconds: Double) {
    phone.advance(by: .seconds(seconds))
    settleHandlers()
  }

  /// Advances time until nothing more is scheduled, or by seconds at most.
  ///
  /// - Returns: Whether nothing more is scheduled.
  @discardableResult
  public func waitUntilIdle(atMost seconds: Double = 30) -> Bool {
    let isIdle = phone.waitUntilIdle(atMost: .seconds(seconds))
    settleHandlers()
    return isIdle
  }

  // MARK: Observing

  /// The accessibility elements of the app in front.
  public var elements: [ScreenElement] { phone.inspect() }

  /// Returns the screen as a PNG, held upright, with a scale in pixels a point; the app's own by
  /// default.
  ///
  /// - Throws: `DrawingFormatError` if the frame cannot be decoded; `SurfaceError`.
  public func screenshot(scale: Int? = nil) throws -> [UInt8] {
    let frame = phone.captureFrame()
    return try ScreenImage(frame, on: phone.host.state.model.screen, scale: scale).png()
  }

  /// Returns the element with a label; `nil` if there is none.
  ///
  /// Of several the last accessible one is returned, which is drawn above the others; mere text is
  /// returned only if no control has the same label.
  public func element(label: String) -> ScreenElement? {
    element(.label(label))
  }

  /// Returns the element with an identifier; `nil` if there is none.
  public func element(identifier: String) -> ScreenElement? { element(.identifier(identifier)) }

  private func element(_ target: TouchTarget) -> ScreenElement? {
    let shown = elements
    return target.index(in: shown).map { shown[$0] }
  }

  /// The haptics that were felt, in order.
  public var haptics: [FeltHaptic] {
    settleHandlers()
    return log.entries.dropFirst(forgotten).filter(\.isPlayed).map(FeltHaptic.init)
  }

  /// The haptics that were requested and not felt, each with the reason.
  public var suppressed: [(haptic: FeltHaptic, reason: SuppressionReason)] {
    settleHandlers()
    return log.entries.dropFirst(forgotten).compactMap { entry in
      entry.reason.map { (FeltHaptic(entry), $0) }
    }
  }

  /// Returns the present value of a dynamic parameter that the app has sent to its players, or has
  /// scheduled as a curve; its default if the app has not.
  public func value(of parameter: DynamicParameter.ID) -> Float {
    settleHandlers()
    return log.value(of: parameter, at: device.now)
  }

  /// Removes all entries of `haptics` and `suppressed`.
  public func forgetHaptics() {
    settleHandlers()
    forgotten = log.entries.count
  }

  /// All haptics that were requested since the phone was booted, with times in nanoseconds.
  public var log: HapticLog { device.host.log }

  /// The phone's notes, such as about an app that did not respond, or about invalid input.
  public var notes: [PhoneLogEntry] { device.host.notes }

  // MARK: Internals

  /// The messages of the phone that the app has not handled yet.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func put(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

    func take() -> PhoneMessage? {
      messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// Whether timers or sleeps of the app or the test itself are waiting.
  package var hasTimers: Bool { run { AppTimers.shared.next != nil } }

  /// The phone, for an access by the test.
  var phone: LockstepPhone {
    use()
    return device
  }

  private var gestures: GesturePlayer {
    use()
    return player
  }

  private struct WeakPhone {
    weak var phone: SimulatedPhone?
  }

  /// The phones of the process.
  private static var all: [WeakPhone] = []

  private let device: LockstepPhone
  private let player: GesturePlayer
  private let artifacts: FailureArtifacts?
  /// The place in the source that created the phone.
  private let place: String
  private let context = AppContext()
  /// The test that used the phone last.
  private var owner = TestIdentity.current
  private var link: ClientLink
  /// Whether the app was ended by another launch.
  private var isEnded = false
  private var suspensionDriver: SuspensionDriver?
  private let inbox = Inbox()
  private var app: (any SimulatedApp)?
  private var forgotten = 0
  private var runLoopDriver: RunLoopDriver?

  /// AppLife.PT10: assigns the phone to the test that uses it now.
  private func use() {
    SuspensionDriver.usesOfPhones += 1
    if owner.task == nil || owner.task != TestIdentity.currentTask { owner = .current }
    PhoneRegistry.assign(context, to: owner)
    // What the test itself has sent before comes first.
    device.settle()
    guard isEnded else { return }
    RuntimeWarning.once("the phone of \(place) is used, though its app has ended")
  }

  /// AppLife.PT12: ends the app, as another one is launched.
  private func endApp(for new: SimulatedPhone) {
    guard let ended = app else { return }
    run {
      (ended as? UIKitApp)?.end()
      AppTimers.shared.removeAll()
    }
    app = nil
    while inbox.take() != nil {}
    link.connection.close()
    device.settle()
    // The test may use the phone on, and launch another app on it.
    link = ClientLink(to: device.host, app: "App")
    run {
      EmbeddedPhone.setLinkOfContext(link)
      let timers = AppTimers.shared
      timers.clock = { [weak self] in self?.time ?? 0 }
      TurnQueue.shared.isEnabled = true
      let clock = MediaClock.current
      PhoneTime.uptime = { clock.now }
    }
    guard new !== self else { return }
    (runLoopDriver, suspensionDriver) = (nil, nil)
    isEnded = true
    let launch = new.place == place ? "" : " on the phone of \(new.place)"
    RuntimeWarning.once(
      "the app on the phone of \(place) has ended, because another one was launched\(launch)",
      kind: "note")
  }

  /// Runs what the phone's messages started on queues of the app, so that the test sees its effects.
  private func settleHandlers() {
    var rounds = 0
    repeat {
      phone.settle()
      rounds += 1
    } while HandlerQueues.settle(link) && rounds < Self.handlerRounds
  }

  /// The number of times that handlers may start others.
  ///
  /// - Source: ours. Confidence: guess.
  private static let handlerRounds = 8

  /// The time for an app's timers: the app's own within a turn.
  private var appTime: Double {
    run { AppTimers.shared.isTurnActive ? CACurrentMediaTime() : time }
  }

  /// The next deadline of code of the test itself; an app's are part of its turns.
  private var nextOwnDeadline: PhoneInstant? {
    guard app == nil || !(app is UIKitApp) else { return nil }
    return run {
      let times = [AppTimers.shared.next, LayerSession.current.nextChange].compactMap(\.self)
      return times.min().map { PhoneInstant(nanoseconds: Int64(($0 * 1e9).rounded(.up))) }
    }
  }

  /// Runs timers and animations that the test itself began, without an app that does (AppLife.PT10).
  private func runOwnCode() {
    guard app == nil || !(app is UIKitApp) else { return }
    run {
      let timers = AppTimers.shared
      guard !timers.isTurnActive else { return }
      MediaClock.current.set(time)
      timers.isTurnActive = true
      timers.fire(at: time)
      TurnQueue.shared.drain()
      EventEndActions.run()
      LayerSession.current.advance()
      LayerSession.current.flush()
      link.callbacks.deliverWithinTurn()
      timers.isTurnActive = false
    }
  }

  /// AppLife.PT11: lets time pass while the test's own task sleeps.
  private func sleepThrough(_ seconds: Double) -> Bool {
    guard owner.isOfSwiftTesting, let task = owner.task, task == TestIdentity.currentTask else {
      return false
    }
    wait(seconds)
    return true
  }

  /// AppLife.PT8: advances time while the test is suspended, if something waits for it.
  private func keepPace(_ seconds: Double) {
    guard device.hasDeadline else { return }
    device.advance(by: .seconds(seconds))
  }

  private func runApp() {
    run {
      while let message = inbox.take() { app?.take(message) }
    }
  }
}
