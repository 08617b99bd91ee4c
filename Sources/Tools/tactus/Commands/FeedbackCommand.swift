import CommandKit
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization

/// `tactus feedback`: lets what happened be felt, as an app on a phone would.
enum FeedbackCommand {
  /// What can have happened.
  enum Happening: String, CaseIterable, Sendable {
    case success, warning, error, selection, impact
  }

  /// What met what.
  enum Style: String, CaseIterable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  static let happenings = Operand<[Happening]>.choices(
    "FEEDBACK", of: Happening.self, help: "What happened, one after the other.")
  static let style = Option.choice(
    "style", value: "STYLE", default: Style.medium, help: "What kind every impact was.")
  static let intensity = Option.number(
    "intensity", value: "X", in: 0...1, default: 1, help: "How strong, as a part of its own.")
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "Where to play, once for each device; 'tactus devices' lists what there is.")

  static let wait = Option.flag(
    "wait", help: "Return when all has been felt, on any device.")

  static let command = Command(
    "feedback",
    abstract: "Let a success, a failure or an impact be felt.",
    discussion: """
      A phone inside the command decides and plays, as it would for an app; the pattern of each \
      feedback is in Data/SystemFeedback. Of several, each begins 0.3 s after the one before it is \
      over. --style and --intensity are those of all.

      The command returns when all has left the devices: each of them falls silent when the program \
      that plays on it ends. --wait says that this must be so even with a device that could go on \
      by itself; there is none yet. To go on at once, put an & after the command.

      Without --to it plays on the devices that the variable TACTUS_ACTUATORS lists, parted by \
      commas, and without that on the usual sound device. On a Linux phone, --to feedbackd leaves to \
      the theme and the profile that its user has chosen how a feedback feels, and whether; \
      --intensity is then of no effect, but for 0. With TACTUS_HAPTIC_LOG=FILE a line is \
      added to that file, which 'tactus log' reads.
      """,
    examples: [
      Example("make && tactus feedback success", "Says that the build went well."),
      Example("tactus feedback selection selection success", "Ticks twice, and is done."),
      Example(
        "tactus feedback impact --style rigid --intensity 0.5",
        "Is half as strong as a rigid impact."),
      Example(
        "tactus feedback error --to null --json", "Plays nowhere and prints the log's entry."),
    ],
    operands: [happenings],
    options: [style, intensity, to, wait, Option.json],
    statuses: [.findings, .serviceMissing, .interrupted],
    run: run)

  /// Milliseconds between two looks at whether all has been played.
  private static let tick = 5
  /// Time between the end of a feedback and the beginning of the next.
  ///
  /// - Source: ours; twice the longest pause within one of them, so that they do not run together.
  ///   Confidence: guess.
  private static let rest = Duration.milliseconds(300)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before libpulse makes its thread, for signals are the main thread's alone.
    let watch = SignalWatch()
    defer { withExtendedLifetime(watch) {} }
    let troubles = Troubles()
    let phone = PhoneInProcess(
      actuators: try actuators(arguments), logPath: Environment["TACTUS_HAPTIC_LOG"],
      now: { BootClock.now }, report: troubles.add)
    let app = phone.connect("tactus")
    var waiting = arguments[happenings].map { feedback($0, arguments) }[...]
    var next = BootClock.now
    var signal: Int32?
    repeat {
      // What plays elsewhere goes on when something goes wrong; what would follow does not.
      if !troubles.all.isEmpty { waiting = [] }
      if phone.isQuiet, BootClock.now >= next, let feedback = waiting.popFirst() {
        app.send(
          .feedback(feedback, intensity: arguments[intensity], generator: GeneratorID(1)))
      }
      phone.advance()
      if !phone.isQuiet { next = BootClock.now.advanced(by: rest) }
      signal = watch.wait(milliseconds: tick).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil && !(phone.isQuiet && waiting.isEmpty)
    phone.shutDown()
    if let signal {
      if signal != SIGINT { SignalWatch.end(by: signal) }
      return .interrupted
    }
    for trouble in troubles.all {
      if case .actuator(let error) = trouble { throw CommandFailure(error) }
      throw CommandFailure(.outputFailed, trouble.message)
    }
    return show(phone.log.entries, arguments, console)
  }

  private static func show(
    _ entries: [HapticLogEntry], _ arguments: Arguments, _ console: Console
  ) -> ExitStatus {
    if arguments[Option.json] { console.print(json: .array(entries.map(LogLine.json))) }
    for case let reason? in entries.map(\.reason) { console.warn("not played: \(reason.message)") }
    return entries.allSatisfy { $0.isPlayed } ? .success : .findings
  }

  private static func feedback(_ happening: Happening, _ arguments: Arguments) -> Feedback {
    switch happening {
    case .success: .notificationSuccess
    case .warning: .notificationWarning
    case .error: .notificationError
    case .selection: .selection
    case .impact:
      switch arguments[style] {
      case .light: .impactLight
      case .medium: .impactMedium
      case .heavy: .impactHeavy
      case .soft: .impactSoft
      case .rigid: .impactRigid
      }
    }
  }

  private static func actuators(_ arguments: Arguments) throws -> [any Actuator] {
    let named = arguments[to]
    let list = named.isEmpty ? Environment["TACTUS_ACTUATORS"] : named.joined(separator: ",")
    let choice = ActuatorChoice(list ?? "sound", from: PlayDevices.catalogue())
    for case .actuator(let error) in choice.troubles { throw CommandFailure(error) }
    return choice.actuators
  }

  /// What went wrong around the phone.
  private final class Troubles: Sendable {
    private let found = Mutex<[PhoneTrouble]>([])

    var all: [PhoneTrouble] { found.withLock { $0 } }

    @Sendable func add(_ trouble: PhoneTrouble) { found.withLock { $0.append(trouble) } }
  }
}
