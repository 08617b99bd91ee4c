import TactusJSON
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A run of a script on a lockstep phone.
///
/// - Thread: one at a time.
public final class ScriptRun {
  /// The screen at a step of the script.
  public struct Snapshot {
    /// The name of the snapshot in the script.
    public var name: String
    /// The frame of the app in front; `nil` if the app has not drawn.
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
  ///   - restart: Ends the app and starts it again, on a new phone if another model is given, and
  ///     returns both; `nil` if the app cannot be restarted.
  ///   - keep: Stores a snapshot; an error it throws ends the run.
  public init(
    _ phone: LockstepPhone, of app: AppID? = nil,
    restart: ((PhoneModel?) throws -> (LockstepPhone, AppID))? = nil,
    keep: @escaping (Snapshot) throws -> Void
  ) {
    gestures = GesturePlayer(phone)
    self.app = app
    self.restart = restart
    self.keep = keep
  }

  /// Runs a script to its end.
  ///
  /// - Throws: `SourceTextError` with the position of the first step that fails, or of the first
  ///   expectation that is not met; errors of storing a snapshot.
  public func run(_ script: PhoneScript) throws {
    let lastRestart = script.steps.lastIndex {
      if case .restart = $0.action { true } else { false }
    }
    for (index, step) in script.steps.enumerated() {
      let before = phone.host.notes.count
      do {
        try execute(step.action)
      } catch let failure as GesturePlayer.Failure {
        throw error(failure.message, step, script)
      } catch let failure as Failure {
        throw error(failure.message, step, script)
      }
      if case .expect(let expectation) = step.action, let failureMessage = check(expectation) {
        throw error(failureMessage, step, script)
      }
      if step.action.isTouch, phone.host.notes.dropFirst(before).contains(where: \.isUnreceived) {
        throw error(InputError.noForegroundApp.message, step, script)
      }
      if let app, !phone.host.state.joined.contains(app), index >= lastRestart ?? 0 {
        throw error("the app has ended", step, script)
      }
    }
  }

  // MARK: Internals

  /// An error of a step for which there is nothing more to say than the message.
  private struct Failure: Error {
    var message: String
  }

  private var gestures: GesturePlayer
  private var app: AppID?
  private let restart: ((PhoneModel?) throws -> (LockstepPhone, AppID))?
  private let keep: (Snapshot) throws -> Void
  /// The number of entries of the haptic log that earlier expectations covered.
  private var expected = 0
  /// The number of notes that earlier expectations covered, by their word.
  private var noted: [String: Int] = [:]
  private var phone: LockstepPhone { gestures.phone }

  private func error(
    _ message: String, _ step: ScriptStep, _ script: PhoneScript
  ) -> SourceTextError {
    SourceTextError(
      file: script.name, position: step.position, rule: "script", message: message)
  }

  private func execute(_ action: ScriptStep.Action) throws {
    switch action {
    case .wait(let duration): phone.advance(by: duration)
    case .waitUntilIdle: phone.waitUntilIdle()
    case .gesture(let gesture): try gestures.play(gesture)
    case .touch(let report, let target): try gestures.send(report, at: target)
    case .click(let button): gestures.click(button)
    case .button(let button, let isDown): phone.send(.button(button, isDown: isDown))
    case .pressKey(let key, let held, let time): gestures.pressKey(key, with: held, for: time)
    case .key(let key, let isDown): phone.send(.key(key, isDown: isDown))
    case .type(let text): gestures.type(text)
    case .text(let text): phone.send(.text(text))
    case .shake: phone.send(.shake)
    case .rotate(let orientation): phone.send(.rotate(orientation))
    case .set(let settings): gestures.set(settings)
    case .accessibility(let action, let target): try gestures.perform(action, on: target)
    case .happen(let event): phone.send(.deviceEvent(event))
    case .haptics(let event): phone.send(event.input)
    case .open(let request): phone.send(.open(request))
    case .foreground:
      guard let app = phone.host.state.joined.last else {
        throw Failure(message: InputError.noForegroundApp.message)
      }
      phone.send(.foreground(app))
    case .restart(let model):
      guard let restart else { throw Failure(message: "the app of this run cannot be restarted") }
      let before = phone.host
      let (phone, app) = try restart(model)
      self.app = app
      if phone.host !== before {
        gestures = GesturePlayer(phone)
        (expected, noted) = (0, [:])
      }
    case .snapshot(let name):
      let elements = phone.inspect()
      let frame = phone.captureFrame()
      let state = phone.host.state
      try keep(Snapshot(name: name, frame: frame, elements: elements, phone: state))
    case .expect: break
    }
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
    case .announcements, .openings:
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
    case .gesture, .touch: true
    default: false
    }
  }
}

extension PhoneLogEntry {
  /// Whether the entry is about an input that no app received.
  fileprivate var isUnreceived: Bool { event == .input(.noForegroundApp) }
}
