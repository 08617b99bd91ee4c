import Foundation

/// Logs a message with a C format, `"%{public}@ took %.1f s"` (Logging.LO4).
///
/// - Parameters:
///   - message: The format of the message.
///   - dso: The image of the caller, which is not used on Linux.
///   - log: The log.
///   - type: The level.
///   - args: The arguments of the format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  write(message, args, type, log)
}

/// Logs a message at a level, with a C format (Logging.LO4).
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  write(message, args, type, log)
}

/// Logs a message at the default level.
@_disfavoredOverload
public func os_log(_ logMessage: OSLogMessage) {
  LogOutput.write(logMessage.text, .default, .default)
}

/// Logs a message at a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ logMessage: OSLogMessage) {
  LogOutput.write(logMessage.text, type, log)
}

private func write(
  _ message: StaticString, _ arguments: [any CVarArg], _ type: OSLogType, _ log: OSLog
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(CFormat("\(message)").text(arguments), type, log)
}
