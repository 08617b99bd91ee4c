import Foundation

/// Writes a line with values in the way of C, `"%{public}@ took %.1f s"` (LO4).
///
/// - Parameters:
///   - message: What is written.
///   - dso: Where the caller's code is; not needed on Linux.
///   - log: Whose line it is.
///   - type: Its level.
///   - args: The values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  write(message, args, type, log)
}

/// Writes a line of a level with values in the way of C (LO4).
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  write(message, args, type, log)
}

/// Writes a line.
@_disfavoredOverload
public func os_log(_ logMessage: OSLogMessage) {
  LogOutput.write(logMessage.text, .default, .default)
}

/// Writes a line of a level.
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
