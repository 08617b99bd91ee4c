import CommandKit
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

/// An app in a process of its own, in step with a phone whose time is wound.
final class AppSession {
  /// The phone.
  let phone: LockstepPhone
  /// The app on it.
  let app: AppID

  /// Starts an app, and waits until it has joined.
  ///
  /// - Parameters:
  ///   - output: A file for what the app says.
  ///   - patience: Seconds of real time that it may take for a turn.
  /// - Throws: `CommandFailure` where it cannot be started, or does not join.
  init(
    _ program: AppProgram, on model: PhoneModel, actuators: [any Actuator], output: String,
    patience: Double, tell: @escaping @Sendable (PhoneNews) -> Void,
    report: @escaping @Sendable (PhoneTrouble) -> Void
  ) throws {
    folder = try PrivateFolder()
    phone = LockstepPhone(
      model, actuators: actuators, patience: .seconds(patience), report: report, tell: tell)
    do throws(LinkError) {
      let place = try SocketPlace("\(folder.path)/phone.sock")
      listener = try phone.phone.listen(at: place)
      // What the app would otherwise do with the machine's devices is the phone's to do.
      let variables = [
        "TACTUS_PHONE": place.path, "TACTUS_ACTUATORS": "", "TACTUS_HAPTIC_LOG": "",
      ]
      guard let child = ChildProcess([program.path], variables: variables, output: output) else {
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
      let reason = child.ending().map(\.message) ?? "it took longer than \(Int(Self.startLimit)) s"
      throw CommandFailure(
        .unreadableInput, "does not come onto the phone: \(reason)",
        at: SourceLocation(program.path), hint: "What it said is in \(output).")
    }
    self.app = app
  }

  /// Whether the app is on the phone.
  var isThere: Bool { phone.phone.state.joined.contains(app) }

  /// How the app ended, where it has.
  func ending() -> ChildProcess.Ending { child.end(within: 1) }

  /// Lets the app end.
  func end() {
    phone.take(.quit(app))
    _ = phone.waitForEnd(of: app, atMost: .seconds(1))
    child.end(within: 1)
    listener.close()
    phone.phone.shutDown()
  }

  // MARK: Internals

  /// Seconds of real time that an app may take to come onto the phone.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30.0

  private let folder: PrivateFolder
  private let listener: SocketListener
  private let child: ChildProcess
}
