internal import CTactusCups

extension IPPMessage {
  /// Adds the choices for a job, as far as the printer knows them.
  func add(_ ticket: PrintTicket, _ printer: PrinterDescription) throws(PrinterError) {
    if ticket.copies > 1 {
      add(Self.job, IPP_TAG_INTEGER, "copies", min(ticket.copies, printer.mostCopies))
    }
    if !ticket.pageRanges.isEmpty, printer.takesRanges {
      add(Self.job, "page-ranges", ticket.pageRanges)
    }
    let sides = printer.sides.contains(ticket.sides) ? ticket.sides : .one
    add(Self.job, IPP_TAG_KEYWORD, "sides", sides.rawValue)
    let mode = ticket.isColor && printer.isColor ? "color" : "monochrome"
    add(Self.job, IPP_TAG_KEYWORD, "print-color-mode", mode)
    add(
      Self.job, IPP_TAG_ENUM, "print-quality",
      Int((ticket.isPhoto ? IPP_QUALITY_HIGH : IPP_QUALITY_NORMAL).rawValue))
    if ticket.isPhoto {
      add(Self.job, IPP_TAG_KEYWORD, "print-content-optimize", "photo")
    }
    if ticket.trimming != .byPrinter, printer.trimmings.contains(ticket.trimming) {
      add(Self.job, IPP_TAG_ENUM, "finishings", ticket.trimming.rawValue)
    }
    guard let paper = ticket.paper else { return }
    let size = try IPPMessage()
    size.add(IPP_TAG_ZERO, IPP_TAG_INTEGER, "x-dimension", paper.width)
    size.add(IPP_TAG_ZERO, IPP_TAG_INTEGER, "y-dimension", ticket.pieceLength ?? paper.height)
    let media = try IPPMessage()
    media.add(IPP_TAG_ZERO, "media-size", size)
    for (name, length) in [
      ("top", paper.margins.top), ("left", paper.margins.left), ("bottom", paper.margins.bottom),
      ("right", paper.margins.right),
    ] {
      media.add(IPP_TAG_ZERO, IPP_TAG_INTEGER, "media-\(name)-margin", length)
    }
    add(Self.job, "media-col", media)
  }
}
