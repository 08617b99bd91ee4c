/// An object that would hear of the player's events, of which there are none.
public protocol GKLocalPlayerListener: NSObjectProtocol {}
