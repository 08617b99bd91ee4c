/// A PDF document that a test writes object by object, so that it can also be wrong.
public struct HandmadePDF {
  /// A page of a document.
  public struct Page {
    /// The commands that draw it.
    public var commands: String
    /// The box of the medium: least x and y, greatest x and y.
    public var box: String
    /// Other entries of the page's dictionary, such as `/Rotate 90`.
    public var entries: String

    /// Creates a page.
    public init(_ commands: String, box: String = "0 0 300 400", entries: String = "") {
      (self.commands, self.box, self.entries) = (commands, box, entries)
    }

    /// Creates a page with a line of text at a place, in Helvetica of 24 points.
    public init(
      text: String, x: Int = 50, y: Int = 300, box: String = "0 0 300 400", entries: String = ""
    ) {
      self.init("BT /F1 24 Tf \(x) \(y) Td (\(text)) Tj ET", box: box, entries: entries)
    }
  }

  private var objects: [String] = []
  private let trailerEntries: String

  /// Creates a document.
  ///
  /// Object 1 is the catalog, 2 the tree of pages, 3 the font; the pages are 4, 6, 8 and so on.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - catalog: Other entries of the catalog, such as an outline.
  ///   - trailer: Other entries of the trailer.
  ///   - more: Other objects, after those of the pages.
  public init(
    _ pages: [Page], catalog: String = "", trailer: String = "", more: [String] = []
  ) {
    trailerEntries = trailer
    let kids = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
    objects = [
      "<< /Type /Catalog /Pages 2 0 R \(catalog) >>",
      "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for (index, page) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(page.box)] /Contents \(5 + 2 * index) 0 R "
          + "/Resources << /Font << /F1 3 0 R >> >> \(page.entries) >>")
      objects.append(
        "<< /Length \(page.commands.utf8.count) >>\nstream\n\(page.commands)\nendstream")
    }
    objects += more
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var text = Array("%PDF-1.7\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n".utf8
    }
    let start = text.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
    for place in places {
      let digits = String(place)
      text += (String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8
    }
    text += "trailer << /Size \(objects.count + 1) /Root 1 0 R \(trailerEntries) >>\n".utf8
    text += "startxref\n\(start)\n%%EOF\n".utf8
    return text
  }
}
