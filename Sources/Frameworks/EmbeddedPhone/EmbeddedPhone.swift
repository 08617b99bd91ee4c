import FeedbackdDriver
import ForceFeedbackDriver
internal import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import SoundDriver
import Synchronization

/// The phone that an app carries with it, so that a program needs nothing but Apple's names.
///
/// `TACTUS_ACTUATORS` chooses what shakes (`null`, `sound`, `evdev:NAME`, `feedbackd`,
/// `record:FILE.wav`, parted by commas; the usual sound device without it), `TACTUS_HAPTIC_LOG` names a
/// file for the haptic log, and `TACTUS_PHONE` the socket of a phone that runs already and is used instead. What cannot be had is
/// one line on standard error, never the end of the app.
public enum EmbeddedPhone {
  /// What the app asked for so far; empty where the phone is in another process.
  ///
  /// What was asked for before the call is in it.
  ///
  /// - Thread: any.
  public static var log: HapticLog {
    let phone = installed.withLock { $0?.phone }
    phone?.advance()
    return phone?.log ?? HapticLog()
  }

  /// Where the app speaks to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var connection: any PhoneConnection { line.connection }

  /// The app's line to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var line: PhoneLine {
    if let lent { return lent }
    return installed.withLock { installed in
      if let line = installed?.line { return line }
      let new = start()
      installed = new
      return new.line
    }
  }

  /// The same, where it has been used; starts no phone.
  ///
  /// - Thread: any.
  package static var lineInUse: PhoneLine? { lent ?? installed.withLock { $0?.line } }

  /// Uses a phone whose time a test winds.
  package static func use(_ phone: PhoneInProcess) {
    let new = Installed(phone: phone, line: PhoneLine(to: phone, app: appName))
    installed.withLock { $0 = new }
  }

  /// Uses another line within a function and the tasks it starts, so that tests can run side by side.
  package static func lend<Result>(
    _ line: PhoneLine, to body: () throws -> Result
  ) rethrows -> Result {
    try $lent.withValue(line, operation: body)
  }

  // MARK: Internals

  private struct Installed: Sendable {
    var phone: PhoneInProcess?
    var line: PhoneLine
  }

  @TaskLocal private static var lent: PhoneLine?

  private static let installed = Mutex<Installed?>(nil)

  /// The name of the program, as the log shows it.
  private static var appName: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "app"
    return name.utf8.count <= LinkLimits.nameBytes ? name : "app"
  }

  private static func start() -> Installed {
    if let path = variable("TACTUS_PHONE") {
      do throws(LinkError) {
        return Installed(line: try PhoneLine(to: try SocketPlace(path), app: appName))
      } catch {
        complain("no phone answers at '\(path)': \(error.message)")
      }
    }
    let catalogue = ActuatorCatalogue([
      NullDirectory(), RecordingDirectory(), SoundDirectory(), ForceFeedbackDirectory(),
      FeedbackdDirectory(),
    ])
    let choice = ActuatorChoice(variable("TACTUS_ACTUATORS") ?? "sound", from: catalogue)
    for trouble in choice.troubles { complain(trouble.message) }
    let phone = PhoneInProcess(
      actuators: choice.actuators, logPath: variable("TACTUS_HAPTIC_LOG"),
      now: { BootClock.now }, report: { complain($0.message) })
    phone.run()
    // Recordings are complete only after this.
    atexit { EmbeddedPhone.installed.withLock { $0?.phone }?.shutDown() }
    return Installed(phone: phone, line: PhoneLine(to: phone, app: appName))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func complain(_ message: String) {
    let line = Array("tactus: warning: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
