import Synchronization

// Core Foundation's functions that run a run loop, on Foundation's.

/// Core Foundation's mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: CFString
  /// Creates a mode from its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode from its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The default mode.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.default.rawValue)
  /// All common modes.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.common.rawValue)
}

/// Ends the innermost run of a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let loop = rl?._loop else { return }
  RunLoopStops.stop(loop)
  loop._stop()
}

/// Wakes a run loop that waits.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?._loop.wake() }

/// Schedules a block in a mode of a run loop.
///
/// - Parameters:
///   - rl: The run loop.
///   - mode: The mode, as a string or a `CFRunLoopMode`; other values stand for the common modes.
///   - block: The block.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!
) {
  guard let loop = rl?._loop, let block else { return }
  let name = (mode as? CFRunLoopMode)?.rawValue ?? mode as? String
  // Unchecked because the caller hands it over, and it is called once at a time.
  nonisolated(unsafe) let work = block
  loop.perform(inModes: [name.map { RunLoop.Mode($0) } ?? .common]) { work() }
}

/// Runs the current run loop until it is stopped, or has nothing to wait for.
public func CFRunLoopRun() {
  _ = CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false)
}

/// Runs the current run loop for a time.
///
/// - Parameters:
///   - mode: The mode.
///   - seconds: The duration in seconds; 0 handles what is ready.
///   - returnAfterSourceHandled: Whether the run ends after one source.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let mode = RunLoop.Mode(mode?.rawValue ?? RunLoop.Mode.default.rawValue)
  // A change of the date does not change the limit.
  let end = seconds < 1e9 ? CFRunLoopDeadline(after: seconds) : nil
  var isOver: Bool { end.map { $0.secondsLeft <= 0 } ?? false }
  let outer = RunLoopStops.begin(loop)
  defer { RunLoopStops.end(loop, outer) }
  repeat {
    let date = end.map { Date(timeIntervalSinceNow: max(0, $0.secondsLeft)) } ?? .distantFuture
    guard loop.run(mode: mode, before: date) else {
      return RunLoopStops.isStopped(loop) ? .stopped : .finished
    }
    if RunLoopStops.isStopped(loop) { return .stopped }
    if returnAfterSourceHandled, !isOver { return .handledSource }
  } while !isOver
  return .timedOut
}

/// Runs the current run loop for a time, in a mode with a name, as Linux' Core Foundation does.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFString!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  CFRunLoopRunInMode(mode.map { CFRunLoopMode($0) }, seconds, returnAfterSourceHandled)
}

/// The run loops that are stopped during a run.
private enum RunLoopStops {
  private static let stopped = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Begins a run.
  ///
  /// - Returns: The state of the outer run; nil if there is none.
  static func begin(_ loop: RunLoop) -> Bool? {
    stopped.withLock { $0.updateValue(false, forKey: ObjectIdentifier(loop)) }
  }

  /// Ends a run, and restores the state of the outer one.
  static func end(_ loop: RunLoop, _ outer: Bool?) {
    stopped.withLock { $0[ObjectIdentifier(loop)] = outer }
  }

  static func stop(_ loop: RunLoop) {
    stopped.withLock { stopped in
      if stopped[ObjectIdentifier(loop)] != nil { stopped[ObjectIdentifier(loop)] = true }
    }
  }

  static func isStopped(_ loop: RunLoop) -> Bool {
    stopped.withLock { $0[ObjectIdentifier(loop)] ?? false }
  }
}
