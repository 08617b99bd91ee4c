import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusThreads
import TactusUIKitViews
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
  ///   - language: The preferred language, such as `de`, `zh-Hans` or `en-GB`.
  ///   - region: The region, such as `DE`, which determines the formats of dates and numbers.
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
    self.place = "\(file):\(place)"
    let device = LockstepPhone(model)
    self.device = device
    player = GesturePlayer(device)
    alertProgram = AlertProgram(on: device)
    keyboardProgram = KeyboardProgram(on: device)
    link = AppContext.with(context) { ClientLink(to: device.host, app: "App") }
    Self.all.removeAll { $0.object == nil }
    Self.all.append(WeakReference(self))
    use()
    precondition(
      RegionName.isLanguage(language), "a language is called de, zh-Hans or en-GB: \(language)")
    precondition(RegionName.isRegion(region), "a region is called US or DE: \(region)")
    precondition(
      RegionName.isTimeZone(timeZone), "a time zone is called Europe/Berlin: \(timeZone)")
    var settings = PhoneSettings()
    (settings.language, settings.region, settings.timeZone) = (language, region, timeZone)
    device.send(.settings(settings))
    // Screenshots read the screen themselves; the artifacts need a frame from before the end.
    if artifacts == nil { device.send(.watch(false)) }
    device.runApps = { [unowned self] in runApp() }
    device.ownDeadline = { [unowned self] in nextOwnDeadline }
    device.runOwnCode = { [unowned self] in runOwnCode() }
    let host = device.host
    device.runTasks = { MainActor.assumeIsolated { TaskRegistry.settle(host) } }
    device.host.answerQuestions { [weak self] in
      MainActor.assumeIsolated { self?.answerWaitingApp() }
    }
    connectClocks()
    run {
      AppTimers.shared.isTestDriven = true
      AppTimers.shared.sleepThrough = { [weak self] in self?.sleepThrough($0) ?? false }
    }
    applyRegion()
    drive()
  }

  isolated deinit {
    artifacts?.write(device.host)
    PhoneRegistry.remove(context)
    AppContext.with(context) {
      AppTasks.shared.end()
      AppTimers.shared.removeAll()
      MainBundle.forget()
      context.removeAll()
      // Code of the test that runs later is connected to no phone, rather than to another one.
      AppPhone.setLinkOfContext(link)
    }
    link.connection.close()
  }

  // MARK: Apps

  /// Launches an app in front; a test has one.
  ///
  /// Its feedback generators and haptic engines use the app's connection, as on a phone. An app
  /// that was launched before in the same test ends at once, on this phone or another one; with
  /// XCTest so do the apps of all earlier tests, whose phones XCTest keeps (AppLife.PT12).
  public func launch(_ app: some SimulatedApp) {
    use()
    for other in phonesOfTest { other.endApp(for: self) }
    if isEnded {
      isEnded = false
      drive()
    }
    self.app = app
    let inbox = inbox
    link.router.connect(.app) { message in
      if let message { inbox.put(message) }
    }
    run {
      app.connect(link.connection)
      AppTimers.shared.clock = { [weak self] in self?.appTime ?? 0 }
    }
    phone.settle()
  }

  /// Runs code whose feedback generators and haptic engines use this phone.
  ///
  /// A launched app runs so anyway, and so does the test that uses the phone.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppContext.with(context) { try AppPhone.withLink(link, body) }
  }

  // MARK: Internals

  /// The messages of the phone that the app has not handled yet.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func put(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

    func take() -> PhoneMessage? {
      messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// The phones of the process.
  private(set) static var all: [WeakReference<SimulatedPhone>] = []

  /// The number of times that tests have used phones, by test.
  private static var uses: [TestIdentity.Key: Int] = [:]

  let device: LockstepPhone
  /// The number of entries that the test has removed from the haptic log.
  var forgotten = 0
  private(set) var app: (any SimulatedApp)?
  private(set) var link: ClientLink
  private let player: GesturePlayer
  /// The program that shows the phone's alerts.
  let alertProgram: AlertProgram
  /// The program of the screen keyboard.
  let keyboardProgram: KeyboardProgram
  /// Whether the test has installed the app with a property list.
  var hasBundle = false
  /// The answers that the test has preset.
  var presetAnswers: [String] = []
  /// The closure that answers alerts while an app waits.
  var questionHandler: ((SystemAlert) -> Void)?
  private let artifacts: FailureArtifacts?
  /// The source location that created the phone.
  private let place: String
  private let context = AppContext()
  /// The test that used the phone last.
  private(set) var owner = TestIdentity.current
  /// Whether the app was terminated by a launch on another phone.
  private var isEnded = false
  private let inbox = Inbox()
  private var suspensionDriver: SuspensionDriver?
  private var runLoopDriver: RunLoopDriver?

  /// The phone, for an access by the test.
  var phone: LockstepPhone {
    use()
    return device
  }

  /// The player of gestures, for an access by the test.
  var gestures: GesturePlayer {
    use()
    return player
  }

  /// The number of times that the test has used its phones.
  private var usesOfTest: Int { Self.uses[owner.key] ?? 0 }

  /// The phones of the test that uses this one.
  private var phonesOfTest: [SimulatedPhone] {
    Self.all.compactMap(\.object).filter { $0.owner.isSameTest(as: owner) }
  }

  /// Assigns the phone to the test that uses it now (AppLife.PT10).
  private func use() {
    if !owner.isOfCurrentTask {
      let user = TestIdentity.current
      // Code outside any test, such as a detached task, belongs to the test that uses the phone.
      if user.isOfSwiftTesting || !owner.isOfSwiftTesting { owner = user }
    }
    Self.uses[owner.key, default: 0] += 1
    // A task that lets time pass is suspended meanwhile.
    TaskRegistry.leaveCurrentTask()
    PhoneRegistry.assign(context, to: owner)
    // Messages that the test itself has sent before come first.
    device.settle()
    applyRegion()
    guard isEnded else { return }
    RuntimeWarning.once("the phone of \(place) is used, though its app has ended")
  }

  /// Gives the test's own code the phone's language, region and time zone; an app gets them with a
  /// message (Region.LR9).
  func applyRegion() {
    guard app == nil else { return }
    let settings = device.host.state.settings
    run {
      PhoneRegion.apply(
        PhoneRegion(
          language: settings.language, region: settings.region, timeZone: settings.timeZone))
    }
  }

  /// Terminates the app, since another one is launched (AppLife.PT12).
  func endApp(for new: SimulatedPhone) {
    guard let ended = app else { return }
    run {
      (ended as? UIKitApp)?.end()
      AppTimers.shared.removeAll()
    }
    app = nil
    while inbox.take() != nil {}
    link.connection.close()
    device.settle()
    // The test may continue to use the phone, and launch another app on it.
    link = AppContext.with(context) { ClientLink(to: device.host, app: "App") }
    connectClocks()
    guard new !== self else { return }
    (runLoopDriver, suspensionDriver) = (nil, nil)
    isEnded = true
    let launch = new.place == place ? "" : " on the phone of \(new.place)"
    RuntimeWarning.once(
      "the app on the phone of \(place) has ended, because another one was launched\(launch)",
      kind: "note")
  }

  /// Connects the link and the clocks of the test's own code, which follow the phone's time.
  private func connectClocks() {
    run {
      AppPhone.setLinkOfContext(link)
      AppTimers.shared.clock = { [weak self] in self?.time ?? 0 }
      TurnQueue.shared.isEnabled = true
      AppTasks.shared.begin(in: device.host)
      let clock = MediaClock.current
      PhoneTime.uptime = { clock.now }
    }
  }

  /// Starts to advance time while the test waits or is suspended (AppLife.PT8).
  private func drive() {
    if owner.isOfSwiftTesting {
      suspensionDriver = SuspensionDriver(uses: { [weak self] in self?.usesOfTest ?? 0 }) {
        [weak self] seconds in
        self?.keepPace(seconds)
      }
    } else {
      runLoopDriver = RunLoopDriver { [weak self] seconds in self?.keepPaceWithRunLoop(seconds) }
    }
  }

  private func runApp() {
    run {
      // Pasteboard.PP5.
      while !PasteboardAccess.isWaiting, let message = inbox.take() { app?.take(message) }
    }
  }
}
