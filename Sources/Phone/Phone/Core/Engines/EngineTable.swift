import TactusPhoneLink
import TactusPhoneTypes

/// The haptic engines of all apps, and their players.
struct EngineTable: Sendable {
  var engines: [EngineKey: EngineRecord] = [:]
  var players: [PlayerKey: PlayerRecord] = [:]
  /// The players that play, pause or are scheduled, in the order in which they became active, so
  /// that events for several players have the same order in every run.
  private(set) var active: [PlayerKey] = []

  // MARK: Doing

  /// Adds a player to the active ones, unless it is one already.
  mutating func activate(_ key: PlayerKey) {
    guard let player = players[key], !player.isActive else { return }
    players[key]?.isActive = true
    engines[player.engine]?.idleSince = nil
    active.append(key)
  }

  /// Removes a player from the active ones; without active players, an engine becomes idle.
  mutating func deactivate(_ key: PlayerKey, at now: PhoneInstant) {
    guard let player = players[key], player.isActive else { return }
    players[key]?.isActive = false
    players[key]?.changed = nil
    players[key]?.handedOverUntil = nil
    active.removeAll { $0 == key }
    if activePlayers(of: player.engine).isEmpty { engines[player.engine]?.idleSince = now }
  }

  /// Removes a player.
  mutating func remove(_ key: PlayerKey, at now: PhoneInstant) {
    deactivate(key, at: now)
    players[key] = nil
  }

  // MARK: Observing

  /// Returns the active players of an engine, in order of activation.
  func activePlayers(of engine: EngineKey) -> [PlayerKey] {
    active.filter { players[$0]?.engine == engine }
  }

  /// The running engines, in a fixed order.
  var running: [EngineKey] {
    engines.isEmpty ? [] : all.filter { engines[$0]?.isRunning == true }
  }

  /// All engines, in a fixed order.
  var all: [EngineKey] {
    engines.keys.sorted { ($0.app, $0.engine.number) < ($1.app, $1.engine.number) }
  }

  /// Returns the number of an app's engines.
  func engineCount(of app: AppID) -> Int { engines.keys.count { $0.app == app } }

  /// Returns the number of an app's players, and of all events, parameters and points in their
  /// patterns.
  func load(of app: AppID) -> (players: Int, elements: Int) {
    players.reduce((0, 0)) { sum, entry in
      entry.key.app == app ? (sum.0 + 1, sum.1 + entry.value.elements) : sum
    }
  }
}
