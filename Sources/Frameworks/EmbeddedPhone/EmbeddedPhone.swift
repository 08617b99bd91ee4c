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
/// `TACTUS_ACTUATORS` chooses what shakes (`null`, `sound`, `evdev:NAME`, `record:FILE.wav`, parted
/// by commas; the usual sound device without it), `TACTUS_HAPTIC_LOG` names a file for the haptic log, and
/// `TACTUS_PHONE` the socket of a phone that runs already and is used instead. What cannot be had is
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

  /// The app's connection; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var connection: any PhoneConnection {
    installed.withLock { installed in
      if let connection = installed?.connection { return connection }
      let new = start()
      installed = new
      return new.connection
    }
  }

  /// Uses a phone whose time a test winds.
  package static func use(_ phone: PhoneInProcess) {
    let new = Installed(phone: phone, connection: phone.connect(appName))
    installed.withLock { $0 = new }
  }

  // MARK: Internals

  private struct Installed: Sendable {
    var phone: PhoneInProcess?
    var connection: any PhoneConnection
  }

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
        let connection = try SocketConnection(try SocketPlace(path)) { _ in }
        connection.send(.hello(version: LinkLimits.version, app: appName))
        return Installed(connection: connection)
      } catch {
        complain("no phone answers at '\(path)': \(error)")
      }
    }
    let catalogue = ActuatorCatalogue([
      NullDirectory(), RecordingDirectory(), SoundDirectory(), ForceFeedbackDirectory(),
    ])
    let choice = ActuatorChoice(variable("TACTUS_ACTUATORS") ?? "sound", from: catalogue)
    for trouble in choice.troubles { complain(trouble.message) }
    let phone = PhoneInProcess(
      actuators: choice.actuators, logPath: variable("TACTUS_HAPTIC_LOG"),
      now: { BootClock.now }, report: { complain($0.message) })
    phone.run()
    // Recordings are complete only after this.
    atexit { EmbeddedPhone.installed.withLock { $0?.phone }?.shutDown() }
    return Installed(phone: phone, connection: phone.connect(appName))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func complain(_ message: String) {
    let line = Array("tactus: warning: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
