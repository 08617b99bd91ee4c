import TactusJSON
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusScreenComposition

/// A run of a script on a lockstep phone.
///
/// - Thread: one at a time.
public final class ScriptRun {
  /// The screen at a step of the script.
  public struct Snapshot {
    /// The name of the snapshot in the script.
    public var name: String
    /// The frame of the whole screen; `nil` if nothing has been drawn.
    public var frame: ScreenFrame?
    /// The accessibility elements of the app in front.
    public var elements: [ScreenElement]
    /// The state of the phone.
    public var phone: Phone
  }

  /// Creates a run on a phone.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - app: An app whose end fails the run, unless the script restarts it later; `nil` for none.
  ///   - acceptsInvalidInput: Whether input that the phone rejects is ignored; otherwise it
  ///     fails the run.
  ///   - restart: Ends the app and starts it again, on a new phone if another model is given, and
  ///     returns both; `nil` if the app cannot be restarted.
  ///   - reinstall: Deletes the app, installs and starts it again, and returns it; `nil` if the app
  ///     cannot be reinstalled.
  ///   - showHome: Starts the Home screen, and returns when it has joined; `nil` if the phone has
  ///     none, or has it already.
  ///   - launch: Launches an installed app of another process, and returns it when it has joined;
  ///     `nil` if none can be launched.
  ///   - warn: Reports input of a step that the phone rejects without failing the run.
  ///   - keep: Stores a snapshot; an error it throws ends the run.
  public init(
    _ phone: LockstepPhone, of app: AppID? = nil, acceptsInvalidInput: Bool = false,
    restart: ((PhoneModel?) throws -> (LockstepPhone, AppID))? = nil,
    reinstall: (() throws -> AppID)? = nil,
    showHome: (() throws -> Void)? = nil, launch: ((BundleIdentifier) throws -> AppID)? = nil,
    warn: @escaping (SourceTextError) -> Void = { _ in },
    keep: @escaping (Snapshot) throws -> Void
  ) {
    self.acceptsInvalidInput = acceptsInvalidInput
    noteCount = phone.host.notes.count
    gestures = GesturePlayer(phone, acceptsInvalidInput: acceptsInvalidInput)
    self.app = app
    self.restart = restart
    self.reinstall = reinstall
    self.showHome = showHome
    self.launch = launch
    self.warn = warn
    self.keep = keep
  }

  /// Runs a script to its end.
  ///
  /// An app that ends or does not respond, input that the phone rejects, and force on a phone that
  /// does not measure it are failures (Turns.TU6).
  ///
  /// - Throws: `SourceTextError` with the position of the first step that fails, or of the first
  ///   expectation that is not met; errors of storing a snapshot.
  public func run(_ script: PhoneScript) throws {
    let lastRestart = script.steps.lastIndex {
      switch $0.action {
      case .restart, .reinstall: true
      default: false
      }
    }
    for (index, step) in script.steps.enumerated() {
      // The script restarts the app itself.
      endIsFailure = index >= lastRestart ?? 0
      do {
        try execute(step.action)
        try launchRequested()
      } catch let failure as GesturePlayer.Failure {
        // The end of the app is the cause of a missing element.
        throw error(appFailure() ?? failure.message, step, script)
      } catch let failure as Failure {
        throw error(failure.message, step, script)
      }
      if let message = appFailure() { throw error(message, step, script) }
      if let message = inputFailure(of: step.action) { throw error(message, step, script) }
      for message in rejected { warn(error(message, step, script)) }
      if case .expect(let expectation) = step.action, let failureMessage = check(expectation) {
        throw error(appFailure() ?? failureMessage, step, script)
      }
      if let message = appFailure() { throw error(message, step, script) }
      if let (message, step) = answerFailure(at: step) { throw error(message, step, script) }
    }
    if let (message, step) = openQuestion(script) { throw error(message, step, script) }
  }

  // MARK: Internals

  /// An error of a step that consists of the message alone.
  struct Failure: Error {
    var message: String
  }

  var gestures: GesturePlayer
  /// The number of samples of health data that the script has added.
  var healthCount: UInt64 = 0
  let acceptsInvalidInput: Bool
  /// The number of notes that earlier steps covered.
  private var noteCount: Int
  /// The app whose end fails the run; `nil` without one, and after the script has ended it.
  package private(set) var app: AppID?
  /// Whether the end of the app fails the run: from the script's last restart on.
  private var endIsFailure = true
  private let restart: ((PhoneModel?) throws -> (LockstepPhone, AppID))?
  private let reinstall: (() throws -> AppID)?
  private let showHome: (() throws -> Void)?
  private let launch: ((BundleIdentifier) throws -> AppID)?
  private let warn: (SourceTextError) -> Void
  /// The errors of the last step's input that are no failures.
  private var rejected: [String] = []
  private let keep: (Snapshot) throws -> Void
  /// The number of entries of the haptic log that earlier expectations covered.
  private var expected = 0
  /// The number of notes that earlier expectations covered, by their word.
  private var noted: [String: Int] = [:]
  /// The `answer` steps whose question has not come.
  private var answerSteps: [ScriptStep] = []
  var phone: LockstepPhone { gestures.phone }

  /// The time in which an alert closes.
  private static let closingTime = Duration.milliseconds(500)

  private func error(
    _ message: String, _ step: ScriptStep, _ script: PhoneScript
  ) -> SourceTextError {
    SourceTextError(
      file: script.name, position: step.position, rule: "script", message: message)
  }

  /// Returns the failure of the app, if it has ended or does not respond.
  private func appFailure() -> String? {
    guard let app, endIsFailure else { return nil }
    guard phone.host.state.joined.contains(app) else { return "the app has ended" }
    let isHanging = phone.host.notes.dropFirst(noteCount).contains { $0.event == .notResponding }
    return isHanging ? "the app does not respond" : nil
  }

  /// Returns the failure of a step's input, if the phone has rejected it; keys and buttons that no
  /// app receives are none.
  private func inputFailure(of action: ScriptStep.Action) -> String? {
    defer { noteCount = phone.host.notes.count }
    rejected = []
    guard !acceptsInvalidInput else { return nil }
    for note in phone.host.notes.dropFirst(noteCount) {
      switch note.event {
      case .input(.noForegroundApp):
        guard action.isTouch else {
          rejected.append(InputError.noForegroundApp.message)
          continue
        }
        return InputError.noForegroundApp.message
          + ": the app is not in front, or the phone is locked"
      case .input(let error) where GesturePlayer.refusedInput.contains(error):
        return error.message
      case .input(let error): rejected.append(error.message)
      default: break
      }
    }
    return nil
  }

  private func execute(_ action: ScriptStep.Action) throws {
    switch action {
    case .wait(let duration): phone.advance(by: duration)
    case .waitUntilIdle: phone.waitUntilIdle()
    case .gesture(let gesture):
      try showHomeWithoutApp()
      try gestures.play(gesture)
    case .touch(let report, let target):
      try showHomeWithoutApp()
      try gestures.send(report, at: target)
    case .click(let button): gestures.click(button)
    case .button(let button, let isDown): phone.send(.button(button, isDown: isDown))
    case .headset(let count, let time): gestures.pressHeadset(count, for: time)
    case .remote(let event): phone.send(.remoteCommand(event))
    case .pressKey(let key, let held, let time): gestures.pressKey(key, with: held, for: time)
    case .key(let key, let isDown): phone.send(.key(key, isDown: isDown))
    case .type(let text): try enter(text, byKeys: true)
    case .text(let text): try enter(text, byKeys: false)
    case .pasteboard(let text): phone.send(.pasteboard(text))
    case .shake: phone.send(.shake)
    case .rotate(let orientation): phone.send(.rotate(orientation))
    case .set(let settings): gestures.set(settings)
    case .accessibility(let action, let target): try gestures.perform(action, on: target)
    case .microphone(let path): try hear(path)
    case .health(let step): try change(step)
    case .voiceOver(let move):
      guard phone.host.state.isVoiceOverOn else {
        throw Failure(message: "VoiceOver is off: {\"set\": {\"VoiceOver\": true}}")
      }
      gestures.perform(move)
    case .icon(let name, let pressure, let time):
      try startHome()
      try gestures.pressIcon(name, pressure, for: time)
    case .choose(let title): try gestures.choose(title)
    case .answer(let label):
      if phone.host.state.alerts.isEmpty {
        phone.send(.answer(label))
      } else {
        try gestures.answer(label)
      }
    case .back:
      guard phone.host.state.backTitle != nil else {
        throw Failure(message: "no app has opened the one in front")
      }
      phone.send(.goBack)
    case .home:
      try startHome()
      if phone.host.state.foreground != phone.host.state.home { gestures.goHome() }
    case .switcher:
      try startHome()
      gestures.openSwitcher()
    case .switchTo(let name):
      try startHome()
      try gestures.switchTo(name)
    case .quit(let name):
      try startHome()
      try gestures.quit(name)
      // The run goes on without its own app, which a later step may launch anew.
      if let app, !phone.host.state.joined.contains(app) { self.app = nil }
    case .happen(let event): phone.send(.deviceEvent(event))
    case .haptics(let event): phone.send(event.input)
    case .open(let request):
      if case .quickAction(let type) = request, !acceptsInvalidInput,
        let message = gestures.missingQuickAction(type)
      {
        throw Failure(message: message)
      }
      phone.send(.open(request))
    case .foreground:
      let state = phone.host.state
      guard let app = state.joined.last(where: state.isOrdinaryApp) else {
        throw Failure(message: InputError.noForegroundApp.message)
      }
      phone.send(.foreground(app))
    case .restart(let model):
      guard let restart else { throw Failure(message: "the app of this run cannot be restarted") }
      let before = phone.host
      let (phone, app) = try restart(model)
      self.app = app
      if phone.host !== before {
        gestures = GesturePlayer(phone, acceptsInvalidInput: acceptsInvalidInput)
        (expected, noted, answerSteps) = (0, [:], [])
      }
      // A request that the old app has not answered is no failure of the new one.
      noteCount = phone.host.notes.count
    case .reinstall:
      guard let reinstall else {
        throw Failure(message: "the app of this run cannot be reinstalled")
      }
      app = try reinstall()
      noteCount = phone.host.notes.count
    case .snapshot(let name):
      let elements = phone.inspect()
      let state = phone.host.state
      let frame = try ScreenComposer(state.model).frame(of: phone.captureComposition())
      try keep(Snapshot(name: name, frame: frame, elements: elements, phone: state))
    case .expect: break
    }
  }

  /// Makes a file the input of the microphone from now on (AudioRecorder.RC1).
  private func hear(_ path: String?) throws {
    do throws(MicrophoneError) {
      phone.send(.environment(try phone.host.state.environment.hearing(path, since: phone.now)))
    } catch {
      throw Failure(message: error.message)
    }
  }

  /// Returns the failure of an `answer` step whose question has no such button, with that step
  /// (SystemAlerts.A3).
  private func answerFailure(at step: ScriptStep) -> (String, ScriptStep)? {
    let state = phone.host.state
    if case .answer = step.action, state.expectedAnswers.count > answerSteps.count {
      answerSteps.append(step)
    }
    answerSteps.removeFirst(max(0, answerSteps.count - state.expectedAnswers.count))
    guard let label = state.expectedAnswers.first, let alert = state.alerts.first else {
      return nil
    }
    let message = GesturePlayer.Failure.noButton(label, alert).message
    return (message, answerSteps.first ?? step)
  }

  /// Returns the failure of a script that ends with an unanswered question, or with an answer to
  /// none (SystemAlerts.A4).
  private func openQuestion(_ script: PhoneScript) -> (String, ScriptStep)? {
    guard let last = script.steps.last else { return nil }
    // An alert that a finger has answered closes before it reports the answer.
    if !phone.host.state.alerts.isEmpty { phone.advance(by: Self.closingTime) }
    let state = phone.host.state
    if let label = state.expectedAnswers.first {
      return ("the phone asked nothing that “\(label)” answers", answerSteps.first ?? last)
    }
    guard let alert = state.alerts.first else { return nil }
    return ("the phone asks “\(alert.title)”: answer with \(alert.buttonList)", last)
  }

  /// Starts the Home screen if nothing else is in front, as after the Home button
  /// (HomeScreen.S12).
  private func showHomeWithoutApp() throws {
    let state = phone.host.state
    guard showHome != nil, state.home == nil, state.foreground == nil, state.launchingApp == nil,
      !state.isLocked
    else { return }
    try startHome()
  }

  /// Starts the Home screen if it does not run.
  private func startHome() throws {
    if phone.host.state.home != nil { return }
    guard let showHome else { throw Failure(message: "this phone has no Home screen") }
    try showHome()
  }

  /// Waits, in real time, until the app that the phone launches has joined.
  ///
  /// The phone's time is stopped meanwhile, so that a slow machine changes nothing.
  private func launchRequested() throws {
    guard let bundle = phone.host.state.launchingApp else { return }
    guard let launch else {
      throw Failure(message: "this run cannot launch “\(bundle)”")
    }
    app = try launch(bundle)
    phone.advance(by: .milliseconds(600))
  }

  private func check(_ expectation: Expectation) -> String? {
    let log = phone.host.log.entries
    let felt = log.dropFirst(expected).filter(\.isPlayed)
    switch expectation {
    case .element: return expectation.failureMessage(phone.inspect(), [])
    case .haptics, .hapticCount:
      expected = log.count
      return expectation.failureMessage([], felt)
    case .parameter:
      let (log, now) = (phone.host.log, phone.now)
      return expectation.failureMessage([], [], parameter: { log.value(of: $0, at: now) })
    case .announcements, .openings, .copies, .commands, .speech:
      let kind = expectation.noteWord
      let new = phone.host.notes.dropFirst(noted[kind] ?? 0)
      noted[kind] = phone.host.notes.count
      return expectation.failureMessage(
        [], [], found: new.filter { $0.word == kind }.compactMap(\.text))
    }
  }
}

extension ScriptStep.Action {
  /// Whether the step puts a finger on the screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .gesture, .touch, .icon, .choose: true
    default: false
    }
  }
}
