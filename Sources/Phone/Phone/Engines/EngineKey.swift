import PhoneLink

/// One haptic engine of one app.
struct EngineKey: Hashable, Sendable {
  var app: AppID
  var engine: EngineID
}

/// One pattern player of one app.
struct PlayerKey: Hashable, Sendable {
  var app: AppID
  var player: PlayerID
}
