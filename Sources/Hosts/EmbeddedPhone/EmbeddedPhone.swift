internal import Glibc
import Synchronization
import TactusFeedbackdDriver
import TactusForceFeedbackDriver
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusSoundDriver
import TactusThreads

/// The phone of an app, started within the app's process on first use.
///
/// `TACTUS_ACTUATORS` chooses the actuators (`null`, `sound`, `evdev:NAME`, `feedbackd`,
/// `record:FILE.wav`, separated by commas; without it the default sound device, and none
/// in a test bundle),
/// `TACTUS_ANSWERS` has the titles of the buttons that answer the phone's questions,
/// `TACTUS_MODEL` chooses the phone model, `TACTUS_HAPTIC_LOG` names a file for the haptic log,
/// `TACTUS_MICROPHONE` the sound file that the microphone hears, and `TACTUS_PHONE` names the
/// socket of a running phone that is used instead. A failure is one line on standard error. It ends
/// the app only if the app cannot have the phone that a variable names.
public enum EmbeddedPhone {
  /// The log of the haptics that the app has requested; empty if the phone is in another process.
  ///
  /// Requests made before the call are included.
  ///
  /// - Thread: any.
  public static var log: HapticLog {
    let phone = installed.withLock { $0?.phone }
    phone?.advance()
    return phone?.log ?? HapticLog()
  }

  /// The connection of the app to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var connection: any PhoneConnection { link.connection }

  /// The link of the app to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var link: ClientLink {
    if let own = scoped ?? linkOfContext.value.link { return own }
    return installed.withLock { installed in
      if let link = installed?.link { return link }
      let new = start()
      installed = new
      return new.link
    }
  }

  /// The link of the app to its phone, if it has been used; starts no phone.
  ///
  /// - Thread: any.
  package static var existingLink: ClientLink? {
    scoped ?? linkOfContext.value.link ?? installed.withLock { $0?.link }
  }

  /// Uses a link for everything in the current app context.
  ///
  /// - Parameter link: The link; nil for that of the process.
  package static func setLinkOfContext(_ link: ClientLink?) { linkOfContext.value.link = link }

  /// Uses a phone whose time a test advances.
  package static func use(_ phone: PhoneHost) {
    let new = InstalledPhone(phone: phone, link: ClientLink(to: phone, app: appName))
    installed.withLock { $0 = new }
  }

  /// Uses another link within a function and the tasks it starts, so that tests can run in
  /// parallel.
  package static func withLink<Result>(
    _ link: ClientLink, _ body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(link, operation: body)
  }

  // MARK: Internals

  private struct InstalledPhone: Sendable {
    var phone: PhoneHost?
    var link: ClientLink
  }

  @TaskLocal private static var scoped: ClientLink?

  private static let linkOfContext = ContextLocal(ContextLink())

  private final class ContextLink: Sendable {
    private let value = Mutex<ClientLink?>(nil)

    var link: ClientLink? {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  private static let installed = Mutex<InstalledPhone?>(nil)

  /// The name of the program, as the log shows it.
  private static var appName: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "app"
    return name.utf8.count <= LinkLimits.nameBytes ? name : "app"
  }

  private static func start() -> InstalledPhone {
    if let path = variable("TACTUS_PHONE") {
      do throws(LinkError) {
        return InstalledPhone(link: try ClientLink(to: try SocketAddress(path), app: appName))
      } catch {
        end(
          "no phone answers at '\(path)', the value of TACTUS_PHONE: \(error.message)",
          hint: "Start one with './tactus phone --socket \(path)', or unset TACTUS_PHONE.")
      }
    }
    let catalog = ActuatorCatalog([
      NullDirectory(), RecordingDirectory(), SoundDirectory(), ForceFeedbackDirectory(),
      FeedbackdDirectory(),
    ])
    // Haptics are often first used on the main thread, which must not wait for a service.
    let choice = ActuatorChoice(
      variable("TACTUS_ACTUATORS") ?? defaultActuators, from: catalog, opening: .later)
    for error in choice.errors { printWarning(error.message) }
    let printing = PrintSpooler(.ofProcess) { printLine("note: \($0)") }
    printing.waitAtExit()
    let phone = PhoneHost(
      Phone(model), devices: choice.devices, logPath: variable("TACTUS_HAPTIC_LOG"),
      printing: printing, now: { BootClock.now }, onError: { printWarning($0.message) },
      onEvent: noteAnswer)
    phone.run()
    // Permissions.PE10. No user can answer questions.
    let answers = variable("TACTUS_ANSWERS").map { $0.split(separator: ",").map(String.init) }
    phone.send(.presetAnswers(answers ?? PermissionAlert.allowingTitles))
    // Shutting down completes recordings.
    atexit { EmbeddedPhone.installed.withLock { $0?.phone }?.shutDown() }
    return InstalledPhone(phone: phone, link: ClientLink(to: phone, app: appName))
  }

  /// The phone model, `TACTUS_MODEL`; ends the process if there is none with that name.
  private static var model: PhoneModel {
    guard let name = variable("TACTUS_MODEL") else { return .current }
    if let model = PhoneModel.named(name) { return model }
    let names = PhoneModel.builtIn.map(\.name).joined(separator: ", ")
    end(
      "no phone model is named '\(name)', the value of TACTUS_MODEL",
      hint: "Set TACTUS_MODEL to one of \(names), or unset it.", status: 64)
  }

  /// The default actuators: the sound device, and none in a test bundle.
  private static var defaultActuators: String {
    TestProcess.isCurrent ? "null" : "sound"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Says that the phone has answered a question about a permission itself (Permissions.PE10).
  private static func noteAnswer(_ event: PhoneEvent) {
    guard case .note(let note) = event, case .answered(let title, let button?) = note.event else {
      return
    }
    printLine(
      "note: “\(title)” is answered with “\(button)”, since this phone has no user; "
        + "TACTUS_ANSWERS has the titles of other buttons, separated by commas")
  }

  private static func printWarning(_ message: String) { printLine("warning: \(message)") }

  /// Ends the process, because it cannot have its phone.
  ///
  /// - Parameter status: The status; by default EX_UNAVAILABLE of sysexits.
  private static func end(_ message: String, hint: String, status: Int32 = 69) -> Never {
    printLine("error: \(message)")
    printLine("note: \(hint)")
    exit(status)
  }

  private static func printLine(_ text: String) {
    let line = Array("tactus: \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
