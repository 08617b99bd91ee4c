/// A request of an app that concerns the remote control of media.
public enum RemoteControlRequest: Sendable, Equatable {
  /// Sets the commands that the app accepts.
  case commands([RemoteCommandSettings])
  /// Sets whether the app receives remote-control events in its responder chain.
  case receivesEvents(Bool)
  /// Sets the information about the item that the app plays; `nil` for none.
  case info(NowPlayingInfo?)
  /// Sets the artwork of the item as a PNG in Base64; empty for none.
  case artwork(String)
  /// Reports the status of a handler of a command, by its number in Apple's reference.
  case handled(RemoteCommand, status: Int)
  /// Sends a command to the now playing app, which only the overlay may.
  case send(RemoteCommandEvent)
}
