internal import TactusPrinters

/// The choices of the user for a job.
struct PrintChoices {
  /// The printer; nil until one is known.
  var printer: PrinterPlace?
  /// The number of copies.
  var copies = 1
  /// The pages, counted from 1; nil for all.
  var range: ClosedRange<Int>?
  /// Whether both sides are printed on.
  var isTwoSided = false
  /// Whether colors are printed.
  var isColor = true
  /// The paper; nil until the printer is known.
  var paper: PaperSize?
  /// The length of a piece of a roll, in hundredths of a millimeter; nil for sheets.
  var pieceLength: Int?
  /// The cut of a roll.
  var trimming = PaperTrimming.byPrinter
  /// Whether pages lie on their side.
  var isLandscape = false

  /// The sheet; nil until the printer is known.
  var sheet: PrintSheet? {
    paper.map { PrintSheet(paper: $0, pieceLength: pieceLength, isLandscape: isLandscape) }
  }

  /// Returns the choices as a job has them.
  @MainActor
  func ticket(_ info: UIPrintInfo, hasDocuments: Bool) -> PrintTicket {
    var ticket = PrintTicket(name: info.jobName)
    ticket.copies = copies
    ticket.isColor = isColor
    ticket.paper = paper
    ticket.pieceLength = pieceLength
    ticket.trimming = trimming
    ticket.isPhoto = info.outputType == .photo || info.outputType == .photoGrayscale
    if isTwoSided {
      ticket.sides = isLandscape || info.duplex == .shortEdge ? .shortEdge : .longEdge
    }
    if hasDocuments, let range { ticket.pageRanges = [range] }
    return ticket
  }
}
