import PhoneLink
import Synchronization

/// The numbers that an app gives what it has on its phone; none is given twice, whichever framework asks.
package enum LinkNumbers {
  /// The next engine's.
  package static func engine() -> EngineID {
    EngineID(lastEngine.add(1, ordering: .relaxed).newValue)
  }

  /// The next player's.
  package static func player() -> PlayerID {
    PlayerID(lastPlayer.add(1, ordering: .relaxed).newValue)
  }

  private static let lastEngine = Atomic<UInt32>(0)
  private static let lastPlayer = Atomic<UInt32>(0)
}
