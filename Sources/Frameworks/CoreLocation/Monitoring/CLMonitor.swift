internal import TactusCrashReports

/// A monitor of conditions; the phone can monitor none, because it does not know its location.
///
/// Step Device.LO9.
public actor CLMonitor {
  /// The name.
  public nonisolated let name: String
  /// The identifiers of the conditions, in order of addition.
  public private(set) var identifiers: [String] = []

  private var records: [String: Record] = [:]
  private let stream: LocationStream<Event>
  private let outlet: LocationStream<Event>.Outlet

  /// Creates a monitor without conditions.
  public init(_ name: String) async {
    self.name = name
    var end: LocationStream<Event>.Outlet?
    stream = LocationStream { end = $0 }
    guard let end else { preconditionFailure("the stream has an outlet") }
    outlet = end
  }

  /// Adds a condition, replacing the one with the same identifier.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Adds a condition with an assumed state.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State
  ) {
    RuntimeWarning.once(
      "CLMonitor.add: the phone does not know its place, and watches no condition",
      namesPlace: true)
    if records[identifier] == nil { identifiers.append(identifier) }
    let assumed = Event(
      identifier: identifier, state: state, date: Date(), conditionUnsupported: false)
    records[identifier] = Record(condition: condition, lastEvent: assumed)
    let event = Event(
      identifier: identifier, state: .unmonitored, date: Date(), conditionUnsupported: true)
    outlet.yield(event)
  }

  /// Removes a condition, if there is one.
  public func remove(_ identifier: String) {
    records[identifier] = nil
    identifiers.removeAll { $0 == identifier }
  }

  /// Returns a condition with its last event before the pending ones; `nil` if there is none.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// The events: one per added condition, which says that it is not monitored.
  public var events: Events { Events(stream: stream) }
}
