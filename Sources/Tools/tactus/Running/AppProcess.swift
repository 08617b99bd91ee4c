import Glibc
import TactusCommandKit
import TactusPhone
import TactusSwiftSDK

/// The process of an app, with its output in a file.
final class AppProcess {
  private let child: ChildProcess
  private let program: AppProgram
  private let output: String

  /// Starts an app.
  ///
  /// Its output is a terminal's, so that it appears at once and stays after a crash
  /// (Crashes.CR4), and a crash ends with a backtrace (Crashes.CR3).
  ///
  /// - Parameters:
  ///   - program: The app.
  ///   - socket: The socket of the phone.
  ///   - settings: The settings of the phone. The app has its language, region and time zone before
  ///     it connects (Region.LR4).
  ///   - container: The variables by which the app finds its container (Bundles.F3).
  ///   - isTimeVirtual: Whether the phone's time waits for the app's tasks (AppLife.PT26).
  ///   - output: A file for the app's output.
  /// - Returns: `nil` if the system cannot start it; `errno` has the reason.
  init?(
    _ program: AppProgram, onPhoneAt socket: String, settings: PhoneSettings,
    container: [String: String] = [:], isTimeVirtual: Bool = true, output: String
  ) {
    var variables = [
      "TACTUS_PHONE": socket,
      // The phone plays, not the app's own devices.
      "TACTUS_ACTUATORS": "", "TACTUS_HAPTIC_LOG": "",
      "TACTUS_LANGUAGE": settings.language, "TACTUS_REGION": settings.region,
      "TACTUS_TIME_ZONE": settings.timeZone, "TZ": settings.timeZone,
      "TACTUS_VIRTUAL_TIME": isTimeVirtual ? "1" : "0",
    ]
    variables.merge(program.variables) { $1 }
    variables.merge(container) { $1 }
    if Environment["SWIFT_BACKTRACE"] == nil {
      variables["SWIFT_BACKTRACE"] = SwiftToolchain.backtraceSettings
    }
    // Another build may have replaced the program since the last start.
    try? program.built?.linkProgram()
    let terminal = TerminalOutput(to: output)
    let words = [program.path] + program.arguments
    guard
      let child = ChildProcess(
        Self.hasScopes ? ServiceManager.scope(words, limits: .app) : words, variables: variables,
        output: terminal == nil ? output : nil, terminal: terminal, limits: .app)
    else { return nil }
    (self.child, self.program, self.output) = (child, program, output)
  }

  /// Whether each app has a scope of the user's service manager (Background.R2).
  static let hasScopes = ServiceManager.isRunning()

  /// Returns a description of the end, with the reason and the place of a crash; `nil` while the
  /// app runs.
  func ending() -> String? { child.ending().map(description) }

  /// Waits up to some seconds for the app to end, then ends it, and returns a description of the
  /// end.
  @discardableResult
  func end(within seconds: Double) -> String { description(child.end(within: seconds)) }

  /// The memory that the app has in use, in bytes; `nil` if it has ended.
  var residentBytes: Int? { child.residentBytes }

  /// Stops or resumes the app's process (Background.S6).
  func suspend(_ isSuspended: Bool) { child.send(signal: isSuspended ? SIGSTOP : SIGCONT) }

  /// Waits until an app that has crashed has written its backtrace, and returns how it ended; `nil`
  /// if it has not crashed (Crashes.CR5).
  func crashEnding() -> String? {
    guard CrashReport(file: output, of: program.path, paths: program.paths) != nil else {
      return nil
    }
    return description(child.end(within: Self.backtraceLimit))
  }

  /// Ends an app that does not respond, and returns where its main thread was (Crashes.CR6).
  func endHanging() -> String {
    // Swift's backtracer, or that of the frameworks, responds to this signal with a backtrace.
    child.send(signal: SIGQUIT)
    var report: CrashReport?
    for _ in 0..<Self.patience {
      report = CrashReport(file: output, of: program.path, paths: program.paths)
      if report?.place != nil || child.ending() != nil { break }
      usleep(10_000)
    }
    child.send(signal: SIGKILL)
    _ = child.end(within: 0)
    return report?.place.map { "; its main thread was at \($0)" } ?? ""
  }

  // MARK: Internals

  /// The longest wait for the backtrace of an app that has crashed, in seconds.
  ///
  /// - Source: ours; twice the limit of Swift's backtracer. Confidence: guess.
  private static let backtraceLimit = 60.0

  /// The longest wait for the backtrace of an app that does not respond, in hundredths of a second.
  ///
  /// - Source: ours; the backtracer takes far less than a second. Confidence: guess.
  private static let patience = 500

  private func description(_ ending: ChildProcess.Termination) -> String {
    guard case .signaled = ending,
      let report = CrashReport(file: output, of: program.path, paths: program.paths)
    else { return ending.message }
    return ending.message + report.message
  }
}
