/// The choices for a print job.
public struct PrintTicket: Sendable, Equatable {
  /// The name of the job.
  public var name: String
  /// The number of copies.
  public var copies = 1
  /// The pages of the documents that are printed, counted from 1; empty for all.
  public var pageRanges: [ClosedRange<Int>] = []
  /// The sides.
  public var sides = PrintSides.one
  /// Whether colors are printed.
  public var isColor = true
  /// The paper; `nil` for that of the printer.
  public var paper: PaperSize?
  /// The length of the piece of a roll, in hundredths of a millimeter; `nil` for sheets.
  public var pieceLength: Int?
  /// The cut of a roll.
  public var trimming = PaperTrimming.byPrinter
  /// Whether the content is photos, which need high quality.
  public var isPhoto = false

  /// Creates the default choices for a job.
  public init(name: String) { self.name = name }

  /// Returns whether a page, counted from 1, is printed.
  public func prints(_ page: Int) -> Bool {
    pageRanges.isEmpty || pageRanges.contains { $0.contains(page) }
  }
}
