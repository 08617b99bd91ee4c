extension HKGAD7Assessment {
  /// The answers: the frequency of a symptom in the last two weeks.
  public enum Answer: Int, Sendable {
    case notAtAll = 0
    case severalDays = 1
    case moreThanHalfTheDays = 2
    case nearlyEveryDay = 3
  }
}
