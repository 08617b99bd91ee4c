import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// The inputs of a phone since its app connected, from which another phone can be brought to its
/// state.
package struct SessionHistory: Sendable {
  /// One input of the history.
  package struct Event: Sendable {
    /// The input; `nil` if the app was brought to the front.
    package var input: PhoneInput?
    /// The line of a script for the input, if scripts have one.
    package var line: String?
    package var instant: PhoneInstant

    package init(_ input: PhoneInput?, line: String?, at instant: PhoneInstant) {
      (self.input, self.line, self.instant) = (input, line, instant)
    }
  }

  /// The instant at which the app connected.
  package let start: PhoneInstant
  /// The phone's settings at the start.
  package let settings: PhoneSettings
  package let environment: PhoneEnvironment
  package let orientation: DeviceOrientation
  /// The size of the haptic log's file at the start, in bytes.
  package let logLength: Int

  package private(set) var events: [Event] = []
  /// The events that a rewind has undone; they are repeated when time reaches them.
  package private(set) var future: [Event] = []
  /// Whether there were more events than are kept.
  package private(set) var isTooLong = false

  /// The largest number of events.
  ///
  /// - Source: ours, an hour of pressing without a rest; some 200 MB. Confidence: guess.
  private static let longest = 500_000

  /// Begins a history with a phone at the moment at which its app connects.
  package init(_ phone: Phone, since start: PhoneInstant, logLength: Int = 0) {
    self.start = start
    (settings, environment) = (phone.settings, phone.environment)
    orientation = phone.orientation
    self.logLength = logLength
  }

  // MARK: Doing

  /// Adds an event; undone events are dropped.
  package mutating func add(_ event: Event) {
    future = []
    keep(event)
  }

  /// Undoes all events after an instant.
  package mutating func rewind(to instant: PhoneInstant) {
    let all = events + future
    let place = all.firstIndex { $0.instant > instant } ?? all.endIndex
    (events, future) = (Array(all[..<place]), Array(all[place...]))
  }

  /// Removes and returns the next undone event, if it is due at an instant.
  package mutating func takeNext(until instant: PhoneInstant) -> Event? {
    guard let next = future.first, next.instant <= instant else { return nil }
    future.removeFirst()
    keep(next)
    return next
  }

  /// Drops all undone events.
  package mutating func forgetFuture() { future = [] }

  // MARK: Observing

  /// The instant of the last event.
  package var end: PhoneInstant { future.last?.instant ?? events.last?.instant ?? start }

  /// The fingers and buttons that are down after all events.
  package var held: (contacts: [ContactID], buttons: [PhoneButton]) {
    var contacts: Set<ContactID> = []
    var buttons: Set<PhoneButton> = []
    for event in events {
      switch event.input {
      case .touch(let report):
        switch report.phase {
        case .began: contacts.insert(report.contact)
        case .ended, .cancelled: contacts.remove(report.contact)
        case .moved, .updated: break
        }
      case .button(let button, true): buttons.insert(button)
      case .button(let button, false): buttons.remove(button)
      default: break
      }
    }
    return (
      contacts.sorted { $0.number < $1.number }, buttons.sorted { $0.rawValue < $1.rawValue }
    )
  }

  private mutating func keep(_ event: Event) {
    guard events.count < Self.longest else { return isTooLong = true }
    events.append(event)
  }
}
