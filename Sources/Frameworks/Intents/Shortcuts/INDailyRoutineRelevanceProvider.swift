/// The relevance of a shortcut in a daily routine.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a relevance in a daily routine.
  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init()
  }

  /// The part of the daily routine.
  public let situation: INDailyRoutineSituation
}
