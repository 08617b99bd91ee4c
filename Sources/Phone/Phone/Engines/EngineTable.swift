import PhoneHardware
import PhoneLink

/// The haptic engines of all apps, and their players.
struct EngineTable: Sendable {
  var engines: [EngineKey: EngineRecord] = [:]
  var players: [PlayerKey: PlayerRecord] = [:]
  /// The players that play, pause, or wait to start, in the order in which they began to: what
  /// happens to several happens in that order, in every run alike.
  private(set) var active: [PlayerKey] = []

  // MARK: Doing

  /// Counts a player among the active; it may be one already.
  mutating func activate(_ key: PlayerKey) {
    guard let player = players[key], !player.isActive else { return }
    players[key]?.isActive = true
    engines[player.engine]?.idleSince = nil
    active.append(key)
  }

  /// Counts a player no more; the last of an engine lets it idle.
  mutating func deactivate(_ key: PlayerKey, at now: PhoneInstant) {
    guard let player = players[key], player.isActive else { return }
    players[key]?.isActive = false
    players[key]?.changed = nil
    players[key]?.handedUntil = nil
    active.removeAll { $0 == key }
    if activePlayers(of: player.engine).isEmpty { engines[player.engine]?.idleSince = now }
  }

  /// Lets go of a player.
  mutating func remove(_ key: PlayerKey, at now: PhoneInstant) {
    deactivate(key, at: now)
    players[key] = nil
  }

  // MARK: Observing

  /// The active players of an engine, the first to begin first.
  func activePlayers(of engine: EngineKey) -> [PlayerKey] {
    active.filter { players[$0]?.engine == engine }
  }

  /// The engines that run, in a fixed order.
  var running: [EngineKey] { all.filter { engines[$0]?.isRunning == true } }

  /// All engines, in a fixed order.
  var all: [EngineKey] {
    engines.keys.sorted { ($0.app, $0.engine.number) < ($1.app, $1.engine.number) }
  }

  /// How many engines an app has.
  func engineCount(of app: AppID) -> Int { engines.keys.count { $0.app == app } }

  /// How many players an app has, and how many events, parameters and points they hold.
  func load(of app: AppID) -> (players: Int, elements: Int) {
    players.reduce((0, 0)) { sum, entry in
      entry.key.app == app ? (sum.0 + 1, sum.1 + entry.value.elements) : sum
    }
  }
}
