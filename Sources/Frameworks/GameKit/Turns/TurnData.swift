/// The limits of a turn-based match's data.
enum TurnData {
  /// The maximum size of the match data in bytes.
  ///
  /// - Source: reports of developers. Confidence: guess.
  static let matchLimit = 65_536
  /// The maximum size of an exchange's data in bytes.
  ///
  /// - Source: reports of developers. Confidence: guess.
  static let exchangeLimit = 1_024
  /// The maximum number of a participant's open exchanges.
  ///
  /// - Confidence: guess.
  static let exchangeCount = 30

  /// Returns the error about data to be sent: too large, or not authenticated.
  static func failure(_ data: Data, limit: Int) -> GKError {
    data.count > limit
      ? GKError(.turnBasedMatchDataTooLarge) : GameService.failure(.notAuthenticated)
  }
}
