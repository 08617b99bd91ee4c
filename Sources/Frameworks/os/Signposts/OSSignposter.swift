/// Marks moments and intervals, to see how long things take (LO5).
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Makes one of the app's name and the part's.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one for signposts of a kind.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one without names.
  public init() { log = .default }
  /// Makes one of the part of a logger.
  public init(logger: Logger) { log = logger.log }
  /// Makes one of a part.
  public init(logHandle: OSLog) { log = logHandle }

  /// One whose signposts nobody sees.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether its signposts are shown.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Makes what tells an interval from others.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Makes what tells the intervals of an object from others.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    write(.begin, name, id, nil)
    return OSSignpostIntervalState(id)
  }

  /// Marks the beginning of an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write(.begin, name, id, message)
    return OSSignpostIntervalState(id)
  }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    write(.end, name, state.signpostID, nil)
  }

  /// Marks the end of an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    write(.end, name, state.signpostID, message)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write(.event, name, id, nil)
  }

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    write(.event, name, id, message)
  }

  /// Marks the interval in which something is done.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  private func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage?
  ) {
    Signposts.write(type, name, id, log) { message?.text }
  }
}

/// Marks a moment, or the beginning or the end of an interval (LO5).
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signposts.write(type, name, signpostID, log) { nil }
}

/// Marks the same with values in the way of C.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  Signposts.write(type, name, signpostID, log) { CFormat("\(format)").text(arguments) }
}

/// Where signposts go.
enum Signposts {
  static func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ log: OSLog,
    _ message: () -> String?
  ) {
    guard log.signpostsEnabled else { return }
    let number = id == .exclusive ? "" : " \(id.rawValue)"
    let end = message().map { ": \($0)" } ?? ""
    LogOutput.write(head: "\(log.head)signpost: ", "\(type.word) \(name)\(number)\(end)")
  }
}
