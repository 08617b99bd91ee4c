/// A time at which a shortcut is of use.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a time.
  public init(start startDate: Date, end endDate: Date?) {
    (self.startDate, self.endDate) = (startDate, endDate)
    super.init()
  }

  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date?
}
