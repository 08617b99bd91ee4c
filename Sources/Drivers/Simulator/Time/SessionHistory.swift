import Phone
import PhoneHardware
import PhoneLink

/// All that people did to a phone since its app came, from which another can be brought to the same.
package struct SessionHistory: Sendable {
  /// One thing that was done.
  package struct Event: Sendable {
    /// What it was; `nil` for the app's being brought to the front.
    package var input: PhoneInput?
    /// The line of a script for it, where scripts have one.
    package var line: String?
    package var instant: PhoneInstant

    package init(_ input: PhoneInput?, line: String?, at instant: PhoneInstant) {
      (self.input, self.line, self.instant) = (input, line, instant)
    }
  }

  /// When the app came.
  package let start: PhoneInstant
  /// What the phone was set to then.
  package let settings: PhoneSettings
  package let environment: PhoneEnvironment
  package let orientation: DeviceOrientation
  /// Bytes that the haptic log's file had then.
  package let logLength: Int

  package private(set) var events: [Event] = []
  /// Events that were undone by a rewind, and are done again when time comes to them.
  package private(set) var future: [Event] = []
  /// Whether more was done than is kept.
  package private(set) var isTooLong = false

  /// Events that are kept.
  ///
  /// - Source: ours, an hour of pressing without a rest; some 200 MB. Confidence: guess.
  private static let longest = 500_000

  /// Begins with a phone at the moment at which its app comes.
  package init(_ phone: Phone, since start: PhoneInstant, logLength: Int = 0) {
    self.start = start
    (settings, environment) = (phone.settings, phone.environment)
    orientation = phone.orientation
    self.logLength = logLength
  }

  // MARK: Doing

  /// Notes that something is done; what was undone does not come any more.
  package mutating func add(_ event: Event) {
    future = []
    keep(event)
  }

  /// Undoes what was done after an instant.
  package mutating func rewind(to instant: PhoneInstant) {
    let all = events + future
    let place = all.firstIndex { $0.instant > instant } ?? all.endIndex
    (events, future) = (Array(all[..<place]), Array(all[place...]))
  }

  /// Takes the next of what was undone, if it is to be done again by an instant.
  package mutating func takeNext(until instant: PhoneInstant) -> Event? {
    guard let next = future.first, next.instant <= instant else { return nil }
    future.removeFirst()
    keep(next)
    return next
  }

  /// Lets go of what was undone.
  package mutating func forgetFuture() { future = [] }

  // MARK: Observing

  /// Until when something is known to be done.
  package var end: PhoneInstant { future.last?.instant ?? events.last?.instant ?? start }

  /// The fingers that are down, and the buttons, after all that was done.
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
