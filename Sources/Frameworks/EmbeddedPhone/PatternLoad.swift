import PhoneLink
import Synchronization

/// How much of what a phone takes of one app is in use.
///
/// A phone hangs up on an app that goes beyond, so an app counts before it asks.
package final class PatternLoad: Sendable {
  /// Makes one that counts nothing yet.
  package init() {}

  /// Counts a player of a pattern; `false` where there is no room for it.
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

  /// Counts a player no more.
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
