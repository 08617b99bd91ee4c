/// The methods for changes of saved games by other devices, of which there are none (Games.SG3).
public protocol GKSavedGameListener: NSObjectProtocol {
  /// Tells the listener that another device has saved a game; never called.
  func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
  /// Tells the listener that several devices have saved a game at once; never called.
  func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}

extension GKSavedGameListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
