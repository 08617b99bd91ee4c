/// The status that a handler of a remote command returns.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was handled.
  case success = 0
  /// The requested content does not exist.
  case noSuchContent = 100
  /// No item is now playing that the command could concern.
  case noActionableNowPlayingItem = 110
  /// No device was found.
  case deviceNotFound = 120
  /// The command failed for another reason.
  case commandFailed = 200
}
