import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import PositionedText

/// Does what a script says, on a phone whose time is wound.
///
/// - Thread: one at a time.
public final class ScriptRun {
  /// What the screen showed at a step.
  public struct Snapshot {
    /// What the script calls it.
    public var name: String
    /// The drawing; `nil` where the app has not drawn.
    public var frame: ScreenFrame?
    /// All that is shown.
    public var elements: [ScreenElement]
    /// The phone it was taken of.
    public var phone: Phone
  }

  /// Takes a phone, and a place for snapshots.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - app: An app without which the run makes no sense; `nil` for none.
  ///   - keep: Keeps a snapshot; what it throws ends the run.
  public init(
    _ phone: LockstepPhone, of app: AppID? = nil, keep: @escaping (Snapshot) throws -> Void
  ) {
    hand = PhoneHand(phone)
    self.app = app
    self.keep = keep
  }

  /// Does a script to its end.
  ///
  /// - Throws: `UnreadableText` with the place of the first step that cannot be done, or of the first
  ///   expectation that is not met; what keeping a snapshot throws.
  public func run(_ script: PhoneScript) throws {
    for step in script.steps {
      do {
        try perform(step.action)
      } catch let failure as PhoneHand.Failure {
        throw error(failure.message, step, script)
      }
      if case .expect(let expectation) = step.action, let objection = check(expectation) {
        throw error(objection, step, script)
      }
      if let app, !phone.phone.state.joined.contains(app) {
        throw error("the app has ended", step, script)
      }
    }
  }

  // MARK: Internals

  private let hand: PhoneHand
  private let app: AppID?
  private let keep: (Snapshot) throws -> Void
  /// How many entries of the haptic log were expected already.
  private var expected = 0
  /// How many notes of a kind were looked at already.
  private var noted: [String: Int] = [:]
  private var phone: LockstepPhone { hand.phone }

  private func error(
    _ message: String, _ step: ScriptStep, _ script: PhoneScript
  ) -> UnreadableText {
    UnreadableText(
      file: script.name, position: step.position, rule: "script", message: message)
  }

  private func perform(_ action: ScriptStep.Action) throws {
    switch action {
    case .wait(let duration): phone.wait(duration)
    case .waitUntilIdle: phone.waitUntilIdle()
    case .gesture(let gesture): try hand.perform(gesture)
    case .touch(let report, let target): try hand.report(report, at: target)
    case .click(let button): hand.click(button)
    case .button(let button, let isDown): phone.take(.button(button, isDown: isDown))
    case .strike(let key, let held, let time): hand.strike(key, with: held, for: time)
    case .key(let key, let isDown): phone.take(.key(key, isDown: isDown))
    case .type(let text): hand.type(text)
    case .shake: phone.take(.shake)
    case .rotate(let orientation): phone.take(.rotate(orientation))
    case .set(let settings): hand.set(settings)
    case .accessibility(let action, let target): try hand.perform(action, on: target)
    case .happen(let event): phone.take(.happened(event))
    case .open(let request): phone.take(.open(request))
    case .snapshot(let name):
      let elements = phone.inspect()
      let frame = phone.look()
      let state = phone.phone.state
      try keep(Snapshot(name: name, frame: frame, elements: elements, phone: state))
    case .expect: break
    }
  }

  private func check(_ expectation: Expectation) -> String? {
    let log = phone.phone.log.entries
    let felt = log.dropFirst(expected).filter(\.isPlayed)
    switch expectation {
    case .element: return expectation.objection(phone.inspect(), [])
    case .haptics, .hapticCount:
      expected = log.count
      return expectation.objection([], felt)
    case .announcements, .openings:
      let kind = expectation.noteWord
      let new = phone.phone.notes.dropFirst(noted[kind] ?? 0)
      noted[kind] = phone.phone.notes.count
      return expectation.objection([], [], said: new.filter { $0.word == kind }.compactMap(\.text))
    }
  }
}
