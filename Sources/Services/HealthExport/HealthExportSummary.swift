/// The outcome of reading a file with exported health data.
public struct HealthExportSummary: Sendable, Equatable {
  /// The path of the document, to which the lines belong; in an archive it follows that of the
  /// archive.
  public var path = ""
  /// The number of samples that the file has, each once.
  public var samples = 0
  /// The number of samples that were not stored before.
  public var added = 0
  /// The numbers of left-out elements by the reason, each with the first line.
  public var leftOut: [String: (count: Int, line: Int)] = [:]

  /// Creates an empty outcome.
  public init() {}

  /// Counts a left-out element.
  mutating func leaveOut(_ reason: String, line: Int) {
    let before = leftOut[reason]
    leftOut[reason] = ((before?.count ?? 0) + 1, before?.line ?? line)
  }

  /// Returns whether two outcomes are equal.
  public static func == (one: HealthExportSummary, two: HealthExportSummary) -> Bool {
    one.path == two.path && one.samples == two.samples && one.added == two.added
      && one.leftOut.mapValues(\.count) == two.leftOut.mapValues(\.count)
      && one.leftOut.mapValues(\.line) == two.leftOut.mapValues(\.line)
  }
}
