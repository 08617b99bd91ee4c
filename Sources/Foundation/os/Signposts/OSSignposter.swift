/// A recorder of events and intervals for measuring performance (Logging.LO5).
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a subsystem and a signpost category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter without a subsystem.
  public init() { log = .default }
  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// A signposter that discards all signposts.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether signposts are shown.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    write(.begin, name, id, nil)
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write(.begin, name, id, message)
    return OSSignpostIntervalState(id)
  }

  /// Begins the interval of an animation, whose frames Instruments counts.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Begins the interval of an animation with a message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, message)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    write(.end, name, state.signpostID, nil)
  }

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    write(.end, name, state.signpostID, message)
  }

  /// Records an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write(.event, name, id, nil)
  }

  /// Records an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    write(.event, name, id, message)
  }

  /// Records the interval of a closure's execution.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Records the interval of a closure's execution with a message.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage?
  ) {
    Signposts.write(type, name, id, log) { message?.text }
  }
}

/// Records an event, or the beginning or end of an interval (Logging.LO5).
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signposts.write(type, name, signpostID, log) { nil }
}

/// Records a signpost with a message in a C format.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  Signposts.write(type, name, signpostID, log, format, arguments)
}

/// The output of signposts.
package enum Signposts {
  /// Writes a signpost with a message in a C format, for functions with variable arguments.
  package static func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ log: OSLog,
    _ format: StaticString, _ arguments: [any CVarArg]
  ) {
    write(type, name, id, log) { CFormat("\(format)").text(arguments) }
  }

  /// Writes a signpost, with the message that a closure returns if signposts are shown.
  static func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ log: OSLog,
    _ message: () -> String?
  ) {
    guard log.signpostsEnabled, id != .invalid, id != .null else { return }
    let number = id == .exclusive ? "" : " \(id.rawValue)"
    let text = message()
    LogRecords.add(LogRecord(.signpost(type, name: "\(name)", id: id), text ?? "", log))
    let end = text.map { ": \($0)" } ?? ""
    LogOutput.write(head: "\(log.head)signpost: ", "\(type.word) \(name)\(number)\(end)")
  }
}
