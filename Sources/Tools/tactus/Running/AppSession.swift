import Glibc
import TactusCommandKit
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink

/// An app in a process of its own, in lockstep with a phone in virtual time.
final class AppSession {
  /// The phone.
  let phone: LockstepPhone
  /// The app on the phone.
  let app: AppID

  /// Starts an app, and waits until it has joined.
  ///
  /// - Parameters:
  ///   - output: A file for the app's output.
  ///   - patience: The maximum real time of a turn, in seconds.
  /// - Throws: `CommandFailure` if it cannot be started, or does not join.
  init(
    _ program: AppProgram, on model: PhoneModel, actuators: [any Actuator], output: String,
    patience: Double, onEvent: @escaping @Sendable (PhoneEvent) -> Void,
    onError: @escaping @Sendable (PhoneHostError) -> Void
  ) throws {
    folder = try PrivateFolder()
    phone = LockstepPhone(
      model, actuators: actuators, patience: .seconds(patience), onError: onError, onEvent: onEvent)
    do throws(LinkError) {
      let place = try SocketAddress("\(folder.path)/phone.sock")
      listener = try phone.host.listen(at: place)
      guard let child = AppProcess(program, onPhoneAt: place.path, output: output) else {
        throw .refused(call: "posix_spawn", reason: String(cString: strerror(errno)))
      }
      self.child = child
    } catch {
      throw CommandFailure(
        .unreadableInput, "cannot be started: \(error.message)", at: SourceLocation(program.path))
    }
    let child = child
    guard
      let app = phone.waitForApp(
        atMost: .seconds(Self.startLimit), while: { child.ending() == nil })
    else {
      let reason = child.ending()
      throw CommandFailure(
        .unreadableInput,
        "does not connect to the phone: "
          + (reason ?? "it took longer than \(Int(Self.startLimit)) s" + child.endHanging()),
        at: SourceLocation(program.path),
        hint: """
          An app has a class marked @main that conforms to UIApplicationDelegate, or calls \
          UIApplicationMain. Its output is in \(output).
          """)
    }
    self.app = app
  }

  /// Whether the app is on the phone.
  var isConnected: Bool { phone.host.state.joined.contains(app) }

  /// Waits up to 1 s for the app to end, then ends it, and returns how it ended.
  func ending() -> String { child.end(within: 1) }

  /// Ends an app that does not respond, and returns where its main thread was.
  func endHanging() -> String { child.endHanging() }

  /// Whether the app has not answered in time.
  var isHanging: Bool {
    phone.host.state.joined.contains(app)
      && phone.host.notes.contains { $0.event == .notResponding }
  }

  /// Ends the app.
  func end() {
    phone.send(.quit(app))
    _ = phone.waitForDisconnect(of: app, atMost: .seconds(1))
    child.end(within: 1)
    listener.close()
    phone.host.shutDown()
  }

  // MARK: Internals

  /// The maximum real time in seconds until an app joins.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30.0

  private let folder: PrivateFolder
  private let listener: SocketListener
  private let child: AppProcess
}
