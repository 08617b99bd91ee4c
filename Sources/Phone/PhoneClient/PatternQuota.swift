import Synchronization
import TactusPhoneLink

/// The share of a phone's limits for pattern players that an app uses.
///
/// A phone disconnects an app that exceeds the limits, so the app counts before each request.
package final class PatternQuota: Sendable {
  /// Creates a quota of which nothing is used.
  package init() {}

  /// Adds a player with its pattern; returns `false` if it would exceed the limits.
  ///
  /// - Parameter elements: Events, event parameters, parameters and curve points of its pattern.
  /// - Thread: any.
  package func add(elements: Int) -> Bool {
    counts.withLock { counts in
      guard counts.players < LinkLimits.players, elements <= LinkLimits.patternElements,
        counts.elements + elements <= LinkLimits.appElements
      else { return false }
      counts.players += 1
      counts.elements += elements
      return true
    }
  }

  /// Removes a player with its pattern.
  ///
  /// - Thread: any.
  package func remove(elements: Int) {
    counts.withLock { counts in
      counts.players -= 1
      counts.elements -= elements
    }
  }

  private let counts = Mutex((players: 0, elements: 0))
}
