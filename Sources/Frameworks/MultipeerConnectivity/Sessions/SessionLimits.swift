/// The maximum number of peers in a session, with the local one.
///
/// - Source: the public reference. Confidence: documented.
public let kMCSessionMaximumNumberOfPeers = 8

/// The minimum number of peers in a session, with the local one.
///
/// - Source: the public reference. Confidence: documented.
public let kMCSessionMinimumNumberOfPeers = 2
