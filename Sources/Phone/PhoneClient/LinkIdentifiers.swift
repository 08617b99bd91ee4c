import Synchronization
import TactusPhoneLink

/// Generators of the identifiers that an app uses for its objects on the phone, unique in the
/// process.
package enum LinkIdentifiers {
  /// Returns a new engine identifier.
  package static func nextEngine() -> EngineID {
    EngineID(lastEngine.add(1, ordering: .relaxed).newValue)
  }

  /// Returns a new player identifier.
  package static func nextPlayer() -> PlayerID {
    PlayerID(lastPlayer.add(1, ordering: .relaxed).newValue)
  }

  private static let lastEngine = Atomic<UInt32>(0)
  private static let lastPlayer = Atomic<UInt32>(0)
}
