/// The outcome of reading a file with exported health data.
public struct HealthExportSummary: Sendable, Equatable {
  /// The path of the document, to which the lines belong; in an archive it follows that of the
  /// archive.
  public var path = ""
  /// The number of samples that the file has, each once.
  public var samples = 0
  /// The number of samples that were not stored before.
  public var added = 0
  /// The numbers of samples whose contents iPhones keep in files beside the document; a long route
  /// is several samples (Health.EX11).
  public var routes = 0, electrocardiograms = 0, clinicalRecords = 0
  /// The numbers of left-out elements by the reason, each with the first line.
  public var leftOut: [String: (count: Int, line: Int)] = [:]

  /// The numbers of places of the document that were not XML and are read anyway, by what was done,
  /// each with the first line (Health.EX14).
  public var repaired: [String: (count: Int, line: Int)] = [:]

  /// Creates an empty outcome.
  public init() {}

  /// The most reasons that are distinguished: a hostile file has a new one in each element.
  ///
  /// - Source: ours: as many as one reads. Confidence: guess.
  static let maximumReasons = 100

  /// Counts a left-out element.
  mutating func leaveOut(_ reason: String, line: Int) {
    let isNew = leftOut[reason] == nil
    let reason = isNew && leftOut.count >= Self.maximumReasons ? Self.otherReasons : reason
    let before = leftOut[reason]
    leftOut[reason] = ((before?.count ?? 0) + 1, before?.line ?? line)
  }

  /// The words for all reasons after the first ones.
  private static let otherReasons = "elements for further reasons"

  /// Returns whether two outcomes are equal.
  public static func == (one: HealthExportSummary, two: HealthExportSummary) -> Bool {
    one.path == two.path && one.samples == two.samples && one.added == two.added
      && one.routes == two.routes && one.electrocardiograms == two.electrocardiograms
      && one.clinicalRecords == two.clinicalRecords
      && one.leftOut.mapValues(\.count) == two.leftOut.mapValues(\.count)
      && one.leftOut.mapValues(\.line) == two.leftOut.mapValues(\.line)
      && one.repaired.mapValues(\.count) == two.repaired.mapValues(\.count)
      && one.repaired.mapValues(\.line) == two.repaired.mapValues(\.line)
  }
}
