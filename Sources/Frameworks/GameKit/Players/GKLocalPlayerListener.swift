/// An object that would hear of all of the player's events, of which there are none.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener,
  GKSavedGameListener, GKTurnBasedEventListener
{}
