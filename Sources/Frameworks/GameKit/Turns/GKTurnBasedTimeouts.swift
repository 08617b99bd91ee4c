// The times after which turns and exchanges end by themselves.

/// The default timeout of a turn in seconds: a week.
///
/// - Source: the reference. Confidence: documented.
nonisolated(unsafe) public var GKTurnTimeoutDefault: TimeInterval = 604_800
/// The timeout of a turn without one.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKTurnTimeoutNone: TimeInterval = 0
/// The default timeout of an exchange in seconds: a day.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKExchangeTimeoutDefault: TimeInterval = 86_400
/// The timeout of an exchange without one.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKExchangeTimeoutNone: TimeInterval = 0
