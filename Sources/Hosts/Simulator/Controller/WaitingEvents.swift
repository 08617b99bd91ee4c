import Synchronization
import TactusPhoneHost

/// The reports of the phone that the loop has not handled yet, oldest first (SimulatorPages.SL9).
///
/// - Thread: any.
package final class WaitingEvents: Sendable {
  /// A report.
  package enum Item: Sendable, Equatable {
    /// An event of the phone.
    case event(PhoneEvent)
    /// A message with sound for the pages.
    case sound([UInt8])
  }

  private let state = Mutex(State())

  package init() {}

  // MARK: Doing

  /// Adds a report, unless one that waits has the same effect; removes the oldest one of a kind of
  /// which too many wait.
  ///
  /// A frame is not kept, because the phone has the last one.
  ///
  /// - Returns: Whether the loop has to be told, because nothing has waited before.
  package func add(_ item: Item) -> Bool {
    var item = item
    if case .event(.shown) = item { item = .event(.composed) }
    return state.withLock { $0.add(item) }
  }

  /// Removes and returns all reports.
  package func takeAll() -> [Item] {
    state.withLock { state in
      defer { state = State() }
      return state.items
    }
  }

  // MARK: Internals

  private struct State {
    var items: [Item] = []
    /// The numbers of those that are limited.
    var counts: [Limited: Int] = [:]

    mutating func add(_ item: Item) -> Bool {
      if item.isRepeatable, items.contains(item) { return false }
      items.append(item)
      if let kind = item.limited {
        counts[kind, default: 0] += 1
        if counts[kind, default: 0] > kind.limit,
          let oldest = items.firstIndex(where: { $0.limited == kind })
        {
          items.remove(at: oldest)
          counts[kind] = kind.limit
        }
      }
      return items.count == 1
    }
  }

  /// A kind of report of which a limited number waits.
  fileprivate enum Limited {
    case sound, haptic, note

    var limit: Int { self == .sound ? PageLimits.waitingSounds : PageLimits.waitingLines }
  }
}

extension WaitingEvents.Item {
  /// Whether the handler reads the state of the phone, so that one report stands for several.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .event(.composed), .event(.settingsChanged), .event(.nowPlayingChanged),
      .event(.externalPictureChanged), .event(.elementsChanged):
      true
    default: false
    }
  }

  /// The kind, if the number of those that wait is limited; `nil` for what the controller acts on.
  fileprivate var limited: WaitingEvents.Limited? {
    switch self {
    case .sound: .sound
    case .event(.haptic): .haptic
    case .event(.note(let note)):
      switch note.event {
      case .joined, .notResponding, .respondingAgain, .gone, .copied, .permission, .health,
        .healthFailed:
        nil
      default: .note
      }
    default: nil
    }
  }
}
