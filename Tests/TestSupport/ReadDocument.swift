import Foundation

/// A PDF document, as the programs of poppler read it, which we did not write.
public final class ReadDocument: Sendable {
  /// The path of the document.
  public let path: String
  private let isOwn: Bool

  /// Reads a document of bytes.
  public init(_ bytes: Data) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf").path
    isOwn = true
    try bytes.write(to: URL(filePath: path))
  }

  /// Reads a document of a file, which stays there.
  public init(path: String) { (self.path, isOwn) = (path, false) }

  deinit { if isOwn { try? FileManager.default.removeItem(atPath: path) } }

  /// Returns the text of a page, counted from 1, or of all pages.
  public func text(ofPage page: Int? = nil) throws -> String {
    let pages = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
    return try FinishedProcess("pdftotext", pages + ["-layout", path, "-"]).text
  }

  /// The properties of the document and its first page, a line each.
  public var properties: String {
    get throws { try FinishedProcess("pdfinfo", [path]).text }
  }

  /// The number of pages; 0 for a document that cannot be read.
  public var pageCount: Int {
    get throws {
      let line = try properties.split(separator: "\n").first { $0.hasPrefix("Pages:") }
      return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
    }
  }

  /// The addresses of the links, a line each.
  public var addresses: String {
    get throws { try FinishedProcess("pdfinfo", ["-url", path]).text }
  }

  /// The names of the destinations, a line each.
  public var destinations: String {
    get throws { try FinishedProcess("pdfinfo", ["-dests", path]).text }
  }

  /// The pictures, a line each.
  public var pictures: [Substring] {
    get throws {
      let list = try FinishedProcess("pdfimages", ["-list", path]).text
      return Array(list.split(separator: "\n").dropFirst(2))
    }
  }

  /// The place of a word on a page, in points from the upper left corner; `nil` if it is not there.
  public func place(of word: String, onPage page: Int = 1) throws -> CGRect? {
    let list = try FinishedProcess(
      "pdftotext", ["-bbox", "-f", "\(page)", "-l", "\(page)", path, "-"]
    ).text
    guard let line = list.split(separator: "\n").first(where: { $0.contains(">\(word)<") }) else {
      return nil
    }
    func number(_ name: String) -> Double {
      guard let start = line.range(of: "\(name)=\"") else { return .nan }
      return Double(line[start.upperBound...].prefix { $0 != "\"" }) ?? .nan
    }
    let (x, y) = (number("xMin"), number("yMin"))
    return CGRect(x: x, y: y, width: number("xMax") - x, height: number("yMax") - y)
  }

  /// A picture of a page, counted from 1, on white, in the format PNG.
  public func png(ofPage page: Int = 1, pixelsPerInch: Int = 72) throws -> [UInt8] {
    let options = ["-png", "-singlefile", "-f", "\(page)", "-r", "\(pixelsPerInch)", path, "-"]
    return [UInt8](try FinishedProcess("pdftocairo", options).output)
  }
}
