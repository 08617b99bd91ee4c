/// The limits of the data of matches with turns.
enum TurnData {
  /// The greatest size of the data of a match, in bytes.
  ///
  /// - Source: reports of developers. Confidence: guess.
  static let matchLimit = 65_536
  /// The greatest size of the data of an exchange, in bytes.
  ///
  /// - Source: reports of developers. Confidence: guess.
  static let exchangeLimit = 1_024
  /// The greatest number of exchanges that a participant begins and that have not ended.
  ///
  /// - Confidence: guess.
  static let exchangeCount = 30

  /// Returns the error of data that are to be sent: they are too large, or the player has not
  /// signed in.
  static func failure(_ data: Data, limit: Int) -> GKError {
    data.count > limit
      ? GKError(.turnBasedMatchDataTooLarge) : GameService.failure(.notAuthenticated)
  }
}
