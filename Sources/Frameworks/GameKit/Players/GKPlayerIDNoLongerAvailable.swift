/// The identifier of a player that is no longer known.
public let GKPlayerIDNoLongerAvailable = "GKPlayerIDNoLongerAvailable"
