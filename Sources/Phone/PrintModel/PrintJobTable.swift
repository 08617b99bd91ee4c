/// The jobs of the phone's queue that an app may see, and that have not ended.
///
/// An app sees its own jobs; the system apps see all (Printing.PS4).
public struct PrintJobTable: Sendable, Equatable {
  /// The jobs in the order of their numbers.
  public var jobs: [PrintJob]

  /// Creates a table.
  public init(_ jobs: [PrintJob] = []) { self.jobs = jobs }
}
