/// A kind of paper of a printer.
///
/// Lengths are in hundredths of a millimeter, as printers state them.
public struct PaperSize: Sendable, Hashable {
  /// The distances from the edges of the sheet that a printer cannot print on.
  public struct Margins: Sendable, Hashable {
    /// The distances.
    public var top, left, bottom, right: Int

    /// Creates margins.
    public init(top: Int, left: Int, bottom: Int, right: Int) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates margins that are the same at all edges.
    public init(all: Int) { self.init(top: all, left: all, bottom: all, right: all) }
  }

  /// The name of the size, such as `iso_a4_210x297mm` (PWG 5101.1).
  public var name: String
  /// The width and the height of the sheet; of a roll the shortest height.
  public var width, height: Int
  /// The margins.
  public var margins: Margins
  /// The longest piece of a roll; `nil` for sheets.
  public var longestPiece: Int?
  /// Whether the paper is loaded, as far as the printer knows.
  public var isLoaded = true

  /// Creates a kind of paper.
  public init(
    _ name: String, width: Int, height: Int, margins: Margins = Margins(all: 635),
    longestPiece: Int? = nil
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.margins, self.longestPiece) = (margins, longestPiece)
  }

  /// ISO A4.
  public static let a4 = PaperSize("iso_a4_210x297mm", width: 21000, height: 29700)
  /// US Letter.
  public static let letter = PaperSize("na_letter_8.5x11in", width: 21590, height: 27940)
  /// ISO A6 without margins, for photos.
  public static let a6 = PaperSize(
    "iso_a6_105x148mm", width: 10500, height: 14800, margins: Margins(all: 0))
  /// 4 × 6 inches without margins, for photos.
  public static let photo = PaperSize(
    "na_index-4x6_4x6in", width: 10160, height: 15240, margins: Margins(all: 0))

  /// Whether the whole sheet can be printed on.
  public var isBorderless: Bool { margins == Margins(all: 0) }

  /// The name as people know it, such as `A4`.
  public var title: String {
    if let title = Self.titles.first(where: { name.hasPrefix($0.key) })?.value { return title }
    let parts = name.split(separator: "_")
    return parts.count > 1 ? String(parts[1]) : name
  }

  /// Whether the lengths make sense: each side is 1 mm…10 m long, and the margins leave something.
  public var isPlausible: Bool {
    let sides = 100...1_000_000
    guard sides.contains(width), sides.contains(height) else { return false }
    let edges = [margins.top, margins.left, margins.bottom, margins.right]
    guard edges.allSatisfy({ (0...1_000_000).contains($0) }) else { return false }
    if let longestPiece, !sides.contains(longestPiece) || longestPiece < height { return false }
    return margins.left + margins.right < width && margins.top + margins.bottom < height
  }

  private static let titles = [
    "iso_a3_": "A3", "iso_a4_": "A4", "iso_a5_": "A5", "iso_a6_": "A6", "iso_dl_": "DL Envelope",
    "na_letter_": "US Letter", "na_legal_": "US Legal", "na_ledger_": "Tabloid",
    "na_number-10_": "#10 Envelope", "na_index-4x6_": "4 × 6 in", "na_5x7_": "5 × 7 in",
    "oe_photo-l_": "3.5 × 5 in", "jpn_hagaki_": "Postcard",
  ]
}
