/// The relevance of a shortcut in a range of time.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a relevance in a range of time.
  public init(start startDate: Date, end endDate: Date?) {
    (self.startDate, self.endDate) = (startDate, endDate)
    super.init()
  }

  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date?
}
