/// Callbacks about saved games of other devices; never called (Games.SG3).
public protocol GKSavedGameListener: NSObjectProtocol {
  /// Called when another device has saved a game; never called.
  func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
  /// Called when several devices have saved a game at once; never called.
  func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}

extension GKSavedGameListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
