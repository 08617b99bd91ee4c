import Foundation

/// A process that imitates feedbackd and records its calls; `Tests/MockFeedbackd` is its program.
public final class FakeFeedbackd: Sendable {
  /// The daemon's support for patterns.
  public enum Patterns: String, Sendable {
    /// No interface for patterns, as in Debian 12.
    case none
    /// Patterns are played.
    case takes
    /// Patterns are refused, because an event plays or the user wants silence.
    case refuses
  }

  /// A call of the daemon.
  public struct Call: Sendable, Equatable {
    /// Seconds since the daemon started.
    public var time: Double
    /// `trigger`, `end` or `vibrate`.
    public var word: String
    /// The arguments of the call.
    public var arguments: [String]
  }

  private let program: RunningProgram

  /// Starts a daemon on a bus, and waits until it answers.
  ///
  /// - Parameters:
  ///   - bus: The bus.
  ///   - events: The events that its theme supports.
  ///   - milliseconds: The duration of an event; `nil` for endless.
  ///   - patterns: The support for patterns.
  ///   - profile: The feedback profile of the user.
  public init(
    on bus: PrivateBus, events: [String] = [], milliseconds: Int? = 10,
    patterns: Patterns = .none, profile: String = "full"
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    let path = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "MockFeedbackd").path
    program = try RunningProgram(
      path,
      [events.joined(separator: ","), "\(milliseconds ?? -1)", patterns.rawValue, profile],
      environment: environment)
    guard program.wait(until: { $0.output.contains("ready") }) else {
      throw PrivateBus.NotStarted(reason: program.errorOutput)
    }
  }

  deinit { end() }

  /// Kills it, as a crash would.
  public func end() {
    program.signal(SIGKILL)
    program.waitUntilExit()
  }

  /// Suspends it.
  public func hang() { program.signal(SIGSTOP) }

  /// Resumes it after `hang`.
  public func goOn() { program.signal(SIGCONT) }

  /// All calls so far.
  public var calls: [Call] {
    program.output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, words[1] != "ready", let time = Double(words[0]) else { return nil }
      return Call(time: time, word: words[1], arguments: Array(words.dropFirst(2)))
    }
  }

  /// The names of the events that were triggered.
  public var triggered: [String] {
    calls.filter { $0.word == "trigger" }.map { $0.arguments[1] }
  }

  /// Waits until a condition on its calls holds; returns `false` after a time limit.
  public func wait(until holds: ([Call]) -> Bool) -> Bool {
    program.wait { _ in holds(calls) }
  }
}
