/// A listener for the player's events; it is never called.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener,
  GKSavedGameListener, GKTurnBasedEventListener
{}
