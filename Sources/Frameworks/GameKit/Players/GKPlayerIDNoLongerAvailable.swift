/// The identifier of a player who is no longer known.
public let GKPlayerIDNoLongerAvailable = "GKPlayerIDNoLongerAvailable"
