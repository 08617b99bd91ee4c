/// A logger of one subsystem and category.
///
/// Steps Logging.LO1…
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Logs a message at the debug level.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Logs a message at the debug level.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Logs a message at the info level.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Logs a message at the default level.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Logs a message at the error level.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Logs a message at the error level.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Logs a message at the fault level.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Logs a message at the fault level.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    // The interpolation is not evaluated if the message is not shown.
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(message.text, type, log)
  }
}
