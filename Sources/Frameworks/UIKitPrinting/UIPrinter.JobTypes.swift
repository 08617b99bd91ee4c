extension UIPrinter {
  /// The kinds of jobs that a printer is made for.
  public struct JobTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int

    /// Creates a set of kinds.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The kinds are not known.
    public static let unknown: JobTypes = []
    /// Documents.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photos.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// Rolls of paper.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// Sheets larger than A3.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }
}
