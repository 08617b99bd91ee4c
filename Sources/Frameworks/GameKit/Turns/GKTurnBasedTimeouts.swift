// The times after which turns and exchanges end by themselves.

/// The time of a turn that has no other, in seconds: a week.
///
/// - Source: the reference. Confidence: documented.
nonisolated(unsafe) public var GKTurnTimeoutDefault: TimeInterval = 604_800
/// The time of a turn that does not end by itself.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKTurnTimeoutNone: TimeInterval = 0
/// The time of an exchange that has no other, in seconds: a day.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKExchangeTimeoutDefault: TimeInterval = 86_400
/// The time of an exchange that does not end by itself.
///
/// - Confidence: guess.
nonisolated(unsafe) public var GKExchangeTimeoutNone: TimeInterval = 0
