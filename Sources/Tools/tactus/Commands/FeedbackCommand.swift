import Glibc
import Synchronization
import TactusCommandKit
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// `tactus feedback`: plays system feedback, as an app on a phone would.
enum FeedbackCommand {
  /// The kinds of feedback that can be played.
  enum Event: String, CaseIterable, Sendable {
    case success, warning, error, selection, impact
  }

  /// The style of an impact.
  enum Style: String, CaseIterable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  static let events = Operand<[Event]>.choices(
    "FEEDBACK", of: Event.self, help: "The feedback to play, one after the other.")
  static let style = Option.choice(
    "style", value: "STYLE", default: Style.medium, help: "The style of every impact.")
  static let intensity = Option.number(
    "intensity", value: "X", in: 0...1, default: 1,
    help: "The intensity, as a fraction of the feedback's own.")
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "A device to play on; 'tactus devices' lists the devices.")

  static let wait = Option.flag(
    "wait", help: "Return when everything has been played, on any device.")

  static let command = Command(
    "feedback",
    abstract: "Play system feedback, such as a success, an error or an impact.",
    discussion: """
      A phone inside the command decides and plays, as it would for an app; the pattern of each \
      feedback is in Data/SystemFeedback. Of several, each begins 0.3 s after the end of the \
      previous one. --style applies to every impact, --intensity to all.

      The command returns when everything has left the devices, because they fall silent when the \
      program ends. --wait requires this even for a device that could continue by itself; there is \
      none yet. To continue at once, put an & after the command.

      Without --to it plays on the devices in the variable TACTUS_ACTUATORS, separated by commas, \
      or on the default sound device. On a Linux phone, with --to feedbackd the user's theme and \
      profile decide how a feedback feels, and whether it plays; --intensity then has no effect, \
      except for 0. With TACTUS_HAPTIC_LOG=FILE a line is appended to that file, which 'tactus \
      log' reads.
      """,
    examples: [
      Example("make && tactus feedback success", "Signals a successful build."),
      Example("tactus feedback selection selection success", "Plays two ticks and a success."),
      Example(
        "tactus feedback impact --style rigid --intensity 0.5",
        "Plays half as strong as a rigid impact."),
      Example(
        "tactus feedback error --to null --json", "Plays on no device and prints the log entry."),
    ],
    operands: [events],
    options: [style, intensity, to, wait, Option.json],
    statuses: [.findings, .serviceMissing, .interrupted],
    run: run)

  /// The milliseconds between two checks whether everything has been played.
  private static let tick = 5
  /// The time between the end of a feedback and the start of the next.
  ///
  /// - Source: ours; twice the longest pause within a feedback, so that they stay separate.
  ///   Confidence: guess.
  private static let rest = Duration.milliseconds(300)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if arguments.gives(style), !arguments[events].contains(.impact) {
      throw UsageError("--style is for impact only: no other feedback has a style")
    }
    // Before libpulse creates its thread, because only the main thread handles signals.
    let watch = SignalReceiver()
    defer { withExtendedLifetime(watch) {} }
    let errors = ReportedErrors()
    let phone = PhoneHost(
      devices: try devices(arguments), logPath: Environment["TACTUS_HAPTIC_LOG"],
      now: { BootClock.now }, onError: errors.add)
    let app = phone.connect("tactus")
    var waiting = arguments[events].map { feedback($0, arguments) }[...]
    var next = BootClock.now
    var signal: Int32?
    repeat {
      // After an error, playing continues on other devices; later feedback is not played.
      if !errors.all.isEmpty { waiting = [] }
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
      if signal != SIGINT { SignalReceiver.end(by: signal) }
      return .interrupted
    }
    for error in errors.all {
      if case .actuator(let error) = error { throw CommandFailure(error) }
      throw CommandFailure(.outputFailed, error.message)
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

  private static func feedback(_ event: Event, _ arguments: Arguments) -> Feedback {
    switch event {
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

  private static func devices(_ arguments: Arguments) throws -> [ActuatorDevice] {
    let named = arguments[to]
    let list = named.isEmpty ? Environment["TACTUS_ACTUATORS"] : named.joined(separator: ",")
    let choice = ActuatorChoice(list ?? "sound", from: PlaybackDevices.catalog())
    for case .actuator(let error) in choice.errors { throw CommandFailure(error) }
    return choice.devices
  }

  /// The errors that the phone's host has reported.
  private final class ReportedErrors: Sendable {
    private let found = Mutex<[PhoneHostError]>([])

    var all: [PhoneHostError] { found.withLock { $0 } }

    @Sendable func add(_ error: PhoneHostError) { found.withLock { $0.append(error) } }
  }
}
