/// A printer with what it can do, as it describes itself.
public struct PrinterDescription: Sendable, Equatable {
  /// The name that people read.
  public var name: String
  /// The place, such as a room; empty if none is stated.
  public var location = ""
  /// The maker and the model.
  public var model = ""
  /// The kinds of paper.
  public var papers: [PaperSize] = []
  /// The sides of sheets that it can print on.
  public var sides: Set<PrintSides> = [.one]
  /// Whether it prints in color.
  public var isColor = true
  /// The maximum number of copies.
  public var mostCopies = 99
  /// Whether it prints a range of a document's pages itself.
  public var takesRanges = true
  /// The kinds of documents that it takes, as MIME types.
  public var formats: [String] = ["application/pdf"]
  /// The resolutions for rasters, in dots per inch.
  public var resolutions: [Int] = [300]
  /// The cuts of rolls.
  public var trimmings: Set<PaperTrimming> = [.byPrinter]
  /// The colors of rasters, such as `srgb_8` (PWG 5102.4).
  public var rasterTypes: [String] = ["sgray_8", "srgb_8"]
  /// Whether it takes jobs.
  public var isAccepting = true
  /// Whether it is stopped.
  public var isStopped = false
  /// The states that the user has to know.
  public var reasons: [PrinterReason] = []
  /// Whether a job may have several documents.
  public var takesSeveralDocuments = false

  /// Creates a description of a printer.
  public init(_ name: String) { self.name = name }

  /// The reason for which nothing is printed now; `nil` if it prints.
  public var stoppingReason: PrinterReason? {
    reasons.first(where: \.stops) ?? (isStopped ? .paused : nil)
  }
}
