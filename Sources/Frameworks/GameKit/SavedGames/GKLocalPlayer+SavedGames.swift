// Steps Games.SG1…: the games are the app's, so no player has to sign in.
extension GKLocalPlayer {
  /// Loads the saved games, sorted by name.
  ///
  /// - Parameter handler: A closure, called later on the main queue with the games, or with the
  ///   error of the folder.
  public func fetchSavedGames(
    completionHandler handler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameFile.readAll().map(GKSavedGame.init) }, completion: handler)
  }

  /// Loads the saved games, sorted by name; throws the error of the folder.
  public func fetchSavedGames() async throws -> [GKSavedGame] {
    try await SavedGameWork.run { try SavedGameFile.readAll().map(GKSavedGame.init) }
  }

  /// Saves data under a name, in place of earlier data of the name.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - name: The name; an empty one fails with `invalidParameter`.
  ///   - handler: A closure, called later on the main queue with the game, or with the error.
  public func saveGameData(
    _ data: Data, withName name: String,
    completionHandler handler: (@Sendable (GKSavedGame?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameWork.save(data, name) }, completion: handler)
  }

  /// Saves data under a name, in place of earlier data of the name; throws the same errors.
  @discardableResult
  public func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    try await SavedGameWork.run { try SavedGameWork.save(data, name) }
  }

  /// Removes the saved game of a name, if there is one.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: A closure, called later on the main queue with the error of the file, or `nil`.
  public func deleteSavedGames(
    withName name: String, completionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run({ try SavedGameFile.remove(name) }) { (_: Void?, error) in handler?(error) }
  }

  /// Removes the saved game of a name, if there is one; throws the error of the file.
  public func deleteSavedGames(withName name: String) async throws {
    try await SavedGameWork.run { try SavedGameFile.remove(name) }
  }

  /// Replaces saved games of one name by one game (Games.SG3).
  ///
  /// - Parameters:
  ///   - conflictingSavedGames: The games; of none or of several names the call fails with
  ///     `invalidParameter`.
  ///   - data: The data of the game that remains.
  ///   - handler: A closure, called later on the main queue with the game, or with the error.
  public func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data,
    completionHandler handler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil
  ) {
    SavedGameWork.run(
      { try SavedGameWork.resolve(conflictingSavedGames, data) }, completion: handler)
  }

  /// Replaces saved games of one name by one game; throws the same errors.
  @discardableResult
  public func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data
  ) async throws -> [GKSavedGame] {
    try await SavedGameWork.run { try SavedGameWork.resolve(conflictingSavedGames, data) }
  }
}
