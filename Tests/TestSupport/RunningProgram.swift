import Foundation
import Synchronization

/// A running program with its output so far.
public final class RunningProgram: Sendable {
  /// A piece of output with its time.
  public struct Piece: Sendable {
    /// The number of bytes before it.
    public var offset: Int
    /// The time of its arrival, of the clock that `now` reads.
    public var time: ContinuousClock.Instant
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - arguments: The arguments.
  ///   - environment: The environment; that of the tests by default.
  ///   - folder: The working directory; that of the tests by default.
  ///   - input: The standard input.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    in folder: URL? = nil, input: Any = FileHandle.nullDevice
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.standardInput = input
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    processIdentifier = process.processIdentifier
    self.process = Mutex(process)
    let (outHandle, errHandle) = (out.fileHandleForReading, err.fileHandleForReading)
    readers.enter()
    readers.enter()
    process.terminationHandler = { [changes] process in
      // Foundation calls this just before the process counts as ended.
      while process.isRunning { sched_yield() }
      changes.notify()
    }
    Thread.detachNewThread { [collected, readers, changes] in
      Self.read(outHandle.fileDescriptor) { data in
        collected.withLock { $0.append(data) }
        changes.notify()
      }
      try? outHandle.close()
      readers.leave()
    }
    Thread.detachNewThread { [collected, readers, changes] in
      Self.read(errHandle.fileDescriptor) { data in
        collected.withLock { $0.errors += data }
        changes.notify()
      }
      try? errHandle.close()
      readers.leave()
    }
  }

  deinit { signal(SIGKILL) }

  /// The number of the process.
  public let processIdentifier: Int32

  /// Whether the process is running.
  public var isRunning: Bool { process.withLock { $0.isRunning } }

  /// Sends a signal to the process, if it runs: once it has ended, the kernel may give its number
  /// to another process, or to a thread of this one.
  public func signal(_ number: Int32) {
    process.withLock { process in
      if process.isRunning { kill(process.processIdentifier, number) }
    }
  }

  /// Kills what is left of the group that the process leads, such as a service of a bus that has
  /// ended.
  public func killGroup() { kill(-processIdentifier, SIGKILL) }

  /// Sends a signal to the processes that the process has started and that run.
  public func signalChildren(_ number: Int32) {
    let file = "/proc/\(processIdentifier)/task/\(processIdentifier)/children"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    for child in text.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, number) }
  }

  /// Waits until the process has ended and its output is complete, and returns its exit code, or
  /// 128 plus the number of a signal, as a shell does.
  ///
  /// Output that its own programs write later does not belong to it.
  ///
  /// - Parameter seconds: The time limit, after which the process is killed, which gives 137.
  @discardableResult
  public func waitUntilExit(seconds: Double = 60) -> Int32 {
    if !changes.wait(seconds: seconds, until: { !isRunning }) {
      signal(SIGKILL)
      _ = changes.wait { !isRunning }
    }
    _ = readers.wait(timeout: .now() + Self.outputLimit)
    return status < 0 ? 128 - status : status
  }

  /// Waits until a condition on its output holds, which is checked at each piece of it and at its
  /// end; returns `false` if the process ends or the time limit passes
  /// before.
  public func wait(seconds: Double = 10, until holds: (RunningProgram) -> Bool) -> Bool {
    _ = changes.wait(seconds: seconds) { holds(self) || !isRunning }
    return holds(self)
  }

  /// The output so far.
  public var outputData: Data { collected.withLock { $0.output } }
  /// The output so far as text.
  public var output: String { String(decoding: outputData, as: UTF8.self) }
  /// The error output so far.
  public var errorData: Data { collected.withLock { $0.errors } }
  /// The error output so far as text.
  public var errorOutput: String { String(decoding: errorData, as: UTF8.self) }
  /// The exit status of the process, which has ended; minus the number of the signal that ended it,
  /// if one did.
  public var status: Int32 {
    process.withLock { process in
      // Foundation ends the test for a process whose end it has not noticed, on a busy machine.
      guard !process.isRunning else { return -SIGKILL }
      return process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
    }
  }
  /// The pieces of output with their times.
  public var pieces: [Piece] { collected.withLock { $0.pieces } }

  // MARK: Internals

  /// The time in which the output arrives after the end of the process, in seconds.
  private static let outputLimit = 10.0

  private struct Collected {
    var output = Data()
    var errors = Data()
    var pieces: [Piece] = []

    mutating func append(_ data: Data) {
      pieces.append(Piece(offset: output.count, time: .now))
      output += data
    }
  }

  private let process: Mutex<Process>
  /// Signals each piece of output, and the end of the process.
  private let changes = ChangeSignal()
  private let collected = Shared(Collected())
  private let readers = DispatchGroup()

  /// A mutex that closures can capture.
  private final class Shared<Value>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: sending Value) { mutex = Mutex(value) }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { value in body(&value) }
    }
  }

  private static func read(_ descriptor: Int32, _ append: (Data) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        append(Data(buffer[0..<count]))
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
