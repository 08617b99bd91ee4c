internal import TactusCrashReports

/// The watch over conditions, of which the phone can watch none: it does not know its place.
///
/// Step Device.LO9.
public actor CLMonitor {
  /// The name.
  public nonisolated let name: String
  /// The identifiers of the conditions, in the order in which they were added.
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

  /// Adds a condition, in place of the one with the same identifier.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Adds a condition of which the app assumes whether it is met.
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

  /// Removes a condition; does nothing without one.
  public func remove(_ identifier: String) {
    records[identifier] = nil
    identifiers.removeAll { $0 == identifier }
  }

  /// Returns a condition with the last report before those that wait; `nil` without one.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// The reports: one about each condition that was added, which is not watched.
  public var events: Events { Events(stream: stream) }
}
