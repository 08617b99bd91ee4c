internal import TactusPhoneLink
import TactusPrinters

extension PrintTicket {
  /// Returns the JSON members of the choices.
  func payloadFields() throws(LinkError) -> String {
    let numbers = pageRanges.flatMap { [$0.lowerBound, $0.upperBound] }.map(String.init)
    var words = [
      #""name":\#(try wireText(PrintLimits.short(name, atMost: PrintLimits.nameBytes)))"#,
      #""copies":\#(copies),"sides":"\#(sides.rawValue)","color":\#(isColor),"photo":\#(isPhoto)"#,
      #""ranges":[\#(numbers.joined(separator: ","))],"trim":\#(trimming.rawValue)"#,
    ]
    if let paper { words.append(#""paper":{\#(try paper.payloadFields())}"#) }
    if let pieceLength { words.append(#""piece":\#(pieceLength)"#) }
    return words.joined(separator: ",")
  }

  /// Decodes choices.
  init(_ fields: WireFields) throws(LinkError) {
    self.init(name: try fields.plainText("name"))
    copies = try fields.count("copies", in: 1...PrintLimits.pages)
    sides = try fields.word("sides")
    (isColor, isPhoto) = (try fields.flag("color"), try fields.flag("photo"))
    let bounds = try fields.numbers("ranges", atMost: 2 * PrintLimits.ranges)
    guard bounds.count.isMultiple(of: 2) else { throw .malformed }
    for place in stride(from: 0, to: bounds.count, by: 2) {
      guard let first = Int(exactly: bounds[place]), let last = Int(exactly: bounds[place + 1]),
        first >= 1, last >= first, last <= PrintLimits.pages
      else { throw .malformed }
      pageRanges.append(first...last)
    }
    guard let trimming = PaperTrimming(rawValue: try fields.whole("trim")) else {
      throw .malformed
    }
    self.trimming = trimming
    if fields.has("paper") { paper = try PaperSize(try fields.object("paper")) }
    if fields.has("piece") { pieceLength = try fields.count("piece", in: 1...1_000_000) }
  }
}

extension PaperSize {
  /// Returns the JSON members of the kind of paper.
  fileprivate func payloadFields() throws(LinkError) -> String {
    let edges = [margins.top, margins.left, margins.bottom, margins.right].map(String.init)
    let piece = longestPiece.map { #","longest":\#($0)"# } ?? ""
    return #""name":\#(try wireText(PrintLimits.short(name, atMost: PrintLimits.nameBytes))),"#
      + #""width":\#(width),"height":\#(height),"margins":[\#(edges.joined(separator: ","))],"#
      + #""loaded":\#(isLoaded)"# + piece
  }

  /// Decodes a kind of paper, whose lengths make sense (Printing.CU6).
  fileprivate init(_ fields: WireFields) throws(LinkError) {
    let edges = try fields.numbers("margins", atMost: 4).map { Int(exactly: $0) ?? -1 }
    guard edges.count == 4 else { throw .malformed }
    self.init(
      try fields.plainText("name"), width: try fields.whole("width"),
      height: try fields.whole("height"),
      margins: Margins(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]),
      longestPiece: fields.has("longest") ? try fields.whole("longest") : nil)
    isLoaded = try fields.flag("loaded")
    guard isPlausible else { throw .malformed }
  }
}

extension WireFields {
  /// Returns the integer of a key; fails outside of a range.
  func count(_ key: String, in range: ClosedRange<Int>) throws(LinkError) -> Int {
    let number: Int = try whole(key)
    guard range.contains(number) else { throw .malformed }
    return number
  }

  /// Returns the text of a key, without control characters; fails if it exceeds a limit.
  func plainText(
    _ key: String, atMost limit: Int = PrintLimits.nameBytes
  ) throws(LinkError) -> String {
    PrintLimits.short(try shortText(key, atMost: limit), atMost: limit)
  }
}
