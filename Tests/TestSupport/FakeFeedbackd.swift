import Foundation

/// A feedbackd that is none, with what was asked of it; `Tests/MockFeedbackd` is its program.
public final class FakeFeedbackd: Sendable {
  /// What the daemon does with patterns.
  public enum Patterns: String, Sendable {
    /// It has no interface for them, as Debian 12's.
    case none
    /// It plays them.
    case takes
    /// It does not, because an event plays or people want silence.
    case refuses
  }

  /// A call.
  public struct Call: Sendable, Equatable {
    /// Seconds since the daemon started.
    public var time: Double
    /// `trigger`, `end` or `vibrate`.
    public var word: String
    /// What came with it.
    public var arguments: [String]
  }

  private let program: RunningProgram

  /// Starts one on a bus, and waits until it answers.
  ///
  /// - Parameters:
  ///   - bus: The bus.
  ///   - events: What its theme has something for.
  ///   - milliseconds: When an event is over; `nil` for never.
  ///   - patterns: What it does with patterns.
  ///   - profile: What people have chosen.
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

  /// Ends it, as if it had crashed.
  public func end() {
    program.signal(SIGKILL)
    program.waitUntilExit()
  }

  /// Lets it hang.
  public func hang() { program.signal(SIGSTOP) }

  /// Lets it go on after it hung.
  public func goOn() { program.signal(SIGCONT) }

  /// All that was asked of it so far.
  public var calls: [Call] {
    program.output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, words[1] != "ready", let time = Double(words[0]) else { return nil }
      return Call(time: time, word: words[1], arguments: Array(words.dropFirst(2)))
    }
  }

  /// The names of the events that were asked for.
  public var triggered: [String] {
    calls.filter { $0.word == "trigger" }.map { $0.arguments[1] }
  }

  /// Waits until something holds of its calls; `false` when it takes too long.
  public func wait(until holds: ([Call]) -> Bool) -> Bool {
    program.wait { _ in holds(calls) }
  }
}
