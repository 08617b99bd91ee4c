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

  static let happening = Operand<Happening>.choice("FEEDBACK", help: "What happened.")
  static let style = Option.choice(
    "style", value: "STYLE", default: Style.medium, help: "What kind of impact it was.")
  static let intensity = Option.number(
    "intensity", value: "X", in: 0...1, default: 1, help: "How strong, as a part of its own.")
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "Where to play, once for each device; 'tactus devices' lists what there is.")

  static let command = Command(
    "feedback",
    abstract: "Let a success, a failure or an impact be felt.",
    discussion: """
      A phone inside the command decides and plays, as it would for an app; the pattern of each \
      feedback is in Data/SystemFeedback. The command returns when all has left the device.

      Without --to it plays on the devices that the variable TACTUS_ACTUATORS lists, parted by \
      commas, and without that on the usual sound device. With TACTUS_HAPTIC_LOG=FILE a line is \
      added to that file, which 'tactus log' reads.
      """,
    examples: [
      Example("make && tactus feedback success", "Says that the build went well."),
      Example(
        "tactus feedback impact --style rigid --intensity 0.5",
        "Is half as strong as a rigid impact."),
      Example(
        "tactus feedback error --to null --json", "Plays nowhere and prints the log's entry."),
    ],
    operands: [happening],
    options: [style, intensity, to, Option.json],
    statuses: [.findings, .serviceMissing, .interrupted],
    run: run)

  /// Milliseconds between two looks at whether all has been played.
  private static let tick = 5

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before libpulse makes its thread, for signals are the main thread's alone.
    let watch = SignalWatch()
    defer { withExtendedLifetime(watch) {} }
    let troubles = Troubles()
    let phone = PhoneInProcess(
      actuators: try actuators(arguments), logPath: Environment["TACTUS_HAPTIC_LOG"],
      now: { BootClock.now }, report: troubles.add)
    let app = phone.connect("tactus")
    app.send(
      .feedback(feedback(arguments), intensity: arguments[intensity], generator: GeneratorID(1)))
    var signal: Int32?
    repeat {
      phone.advance()
      signal = watch.wait(milliseconds: tick).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil && !phone.isQuiet
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

  private static func feedback(_ arguments: Arguments) -> Feedback {
    switch arguments[happening] {
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
