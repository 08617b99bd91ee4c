/// A time in the user's day at which a shortcut is of use.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a time in the user's day.
  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init()
  }

  /// The time in the user's day.
  public let situation: INDailyRoutineSituation
}
