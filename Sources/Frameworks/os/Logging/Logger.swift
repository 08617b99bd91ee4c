/// Writes lines of one part of an app to the log.
///
/// Steps LO1… are in `Documentation/Behaviour/Logging.md`.
public struct Logger: Sendable {
  let log: OSLog

  /// Makes one of the app's name and the part's.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one without names.
  public init() { log = .default }

  /// Makes one of a part.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes what is worth reading.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes what helps while an app is being written.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what helps while an app is being written.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what helps to understand the rest.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes what is worth reading.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes that something went wrong.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes that something went wrong that never should.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes that something went wrong that never should.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    // What is not shown is not put together either.
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(message.text, type, log)
  }
}
