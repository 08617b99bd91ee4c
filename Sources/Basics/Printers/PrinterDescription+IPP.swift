internal import CTactusCups

extension PrinterDescription {
  /// Reads the attributes of a printer; values that make no sense are left out.
  init(_ answer: IPPMessage, at address: PrinterAddress) {
    func text(_ name: String) -> String { answer.texts(name).first ?? "" }
    let names = [text("printer-info"), text("printer-name"), text("printer-dns-sd-name")]
    self.init(names.first { !$0.isEmpty } ?? address.host)
    (location, model) = (text("printer-location"), text("printer-make-and-model"))
    sides = Set(answer.texts("sides-supported").compactMap(PrintSides.init)).union([.one])
    let modes = answer.texts("print-color-mode-supported")
    isColor = answer.boolean("color-supported") ?? modes.contains("color")
    mostCopies = min(max(answer.ranges("copies-supported").map(\.upperBound).max() ?? 1, 1), 9999)
    takesRanges = answer.boolean("page-ranges-supported") ?? false
    formats = answer.texts("document-format-supported").map { $0.lowercased() }
    let dots = answer.resolutions("pwg-raster-document-resolution-supported")
    resolutions = (dots.isEmpty ? answer.resolutions("printer-resolution-supported") : dots)
      .filter { (72...4800).contains($0) }.sorted()
    trimmings = Set(answer.numbers("finishings-supported").compactMap(PaperTrimming.init))
    trimmings.insert(.byPrinter)
    rasterTypes = answer.texts("pwg-raster-document-type-supported")
    isAccepting = answer.boolean("printer-is-accepting-jobs") ?? true
    isStopped = answer.numbers("printer-state").first == Self.stopped
    reasons = answer.reasons("printer-state-reasons")
    takesSeveralDocuments = answer.boolean("multiple-document-jobs-supported") ?? false
    papers = Self.papers(answer)
  }

  /// The state of a printer that is stopped (RFC 8011, 5.4.11).
  private static let stopped = 5

  /// Returns the papers: those of the database, or the sizes by their names.
  private static func papers(_ answer: IPPMessage) -> [PaperSize] {
    let ready = Set(
      answer.texts("media-ready")
        + answer.collections("media-col-ready").flatMap { $0.texts("media-size-name") })
    let named = answer.texts("media-supported").compactMap { name in size(name) }
    var papers: [PaperSize] = []
    var seen: Set<PaperSize> = []
    for entry in answer.collections("media-col-database") {
      guard let paper = paper(entry, named) else { continue }
      // The same size on different kinds of paper is one size here.
      if seen.insert(paper).inserted { papers.append(paper) }
    }
    if papers.isEmpty { papers = named }
    return papers.map { paper in
      var paper = paper
      paper.isLoaded = ready.isEmpty || ready.contains(paper.name)
      return paper
    }
  }

  /// Returns a paper of the database; queues of CUPS name its size only among those supported.
  private static func paper(_ entry: IPPMessage, _ named: [PaperSize]) -> PaperSize? {
    guard let size = entry.collections("media-size").first,
      let width = size.ranges("x-dimension").first, let height = size.ranges("y-dimension").first
    else { return nil }
    func edge(_ name: String) -> Int { entry.numbers("media-\(name)-margin").first ?? 635 }
    let name =
      entry.texts("media-size-name").first
      ?? named.first { $0.isAbout(width: width.upperBound, height: height.lowerBound) }?.name
      ?? PaperSize.name(width: width.upperBound, height: height.lowerBound)
    let paper = PaperSize(
      name, width: width.upperBound, height: height.lowerBound,
      margins: PaperSize.Margins(
        top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right")),
      longestPiece: height.count > 1 ? height.upperBound : nil)
    return paper.isPlausible ? paper : nil
  }

  /// Returns the size that a name ends with, such as `iso_a4_210x297mm` (PWG 5101.1, 5).
  private static func size(_ name: String) -> PaperSize? {
    guard let end = name.split(separator: "_").last else { return nil }
    let isMetric = end.hasSuffix("mm")
    guard isMetric || end.hasSuffix("in") else { return nil }
    let sides = end.dropLast(2).split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 < 100_000 }) else { return nil }
    let unit = isMetric ? 100.0 : 2540
    let paper = PaperSize(
      name, width: Int((sides[0] * unit).rounded()), height: Int((sides[1] * unit).rounded()))
    return paper.isPlausible ? paper : nil
  }
}

extension PaperSize {
  /// Returns whether the lengths are those of the paper, but for the rounding of inches.
  ///
  /// - Source: ours: half a millimeter, which is less than any two sizes differ. Confidence: guess.
  func isAbout(width: Int, height: Int) -> Bool {
    abs(width - self.width) <= 50 && abs(height - self.height) <= 50
  }

  /// Returns the name of a size that has none.
  static func name(width: Int, height: Int) -> String {
    func millimeters(_ length: Int) -> String {
      length % 100 == 0 ? "\(length / 100)" : "\(length / 100).\(length % 100 / 10)"
    }
    return "custom_\(millimeters(width))x\(millimeters(height))mm"
  }
}
