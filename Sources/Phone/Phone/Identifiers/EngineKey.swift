import TactusPhoneLink

/// The identifier of a haptic engine, with its app.
struct EngineKey: Hashable, Sendable {
  var app: AppID
  var engine: EngineID
}

/// The identifier of a pattern player, with its app.
struct PlayerKey: Hashable, Sendable {
  var app: AppID
  var player: PlayerID
}
