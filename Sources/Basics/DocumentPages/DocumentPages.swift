/// The pages of a PDF document, as poppler's programs read them in a sandbox.
///
/// Each function starts a process and waits for it, for at most `patience` seconds.
///
/// - Thread: any but that of an app's interface.
public struct DocumentPages: Sendable {
  /// The longest time for a page, in seconds.
  ///
  /// - Source: ours: pages of maps take some seconds. Confidence: guess.
  public static let patience = 20.0

  private let bytes: [UInt8]

  /// Creates pages of a document's bytes, which are not read yet.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the number of pages.
  ///
  /// - Throws: `DocumentPagesError`.
  public func count() throws(DocumentPagesError) -> Int {
    let output = try SandboxedReader.run(["pdfinfo", "-"], bytes)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("Pages:") }
    let number = line.flatMap { line in Int(line.dropFirst(6).drop { $0 == " " }) }
    guard let number, number >= 0 else { throw .unreadable }
    return number
  }

  /// Returns the text of a page.
  ///
  /// - Parameter page: The page, counted from 1.
  /// - Throws: `DocumentPagesError`.
  public func text(ofPage page: Int) throws(DocumentPagesError) -> String {
    let words = ["pdftotext", "-f", "\(page)", "-l", "\(page)", "-layout", "-", "-"]
    return String(decoding: try SandboxedReader.run(words, bytes), as: UTF8.self)
  }

  /// Returns a picture of a page on white, as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1.
  ///   - longestSide: The pixels of its longer side, 1…8000.
  /// - Throws: `DocumentPagesError`.
  public func picture(ofPage page: Int, longestSide: Int) throws(DocumentPagesError) -> [UInt8] {
    let side = min(max(longestSide, 1), 8000)
    let words = [
      "pdftoppm", "-png", "-f", "\(page)", "-l", "\(page)", "-singlefile", "-scale-to", "\(side)",
      "-",
    ]
    let output = try SandboxedReader.run(words, bytes)
    guard !output.isEmpty else { throw .unreadable }
    return output
  }

  /// Returns the pixels of a page on white.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1.
  ///   - dotsPerInch: The resolution, 1…2400.
  ///   - isColor: Whether a pixel has red, green and blue; one byte of gray otherwise.
  /// - Throws: `DocumentPagesError`.
  public func pixels(
    ofPage page: Int, dotsPerInch: Int, isColor: Bool
  ) throws(DocumentPagesError) -> (width: Int, height: Int, bytes: [UInt8]) {
    let words =
      ["pdftoppm", "-f", "\(page)", "-l", "\(page)", "-singlefile"] + (isColor ? [] : ["-gray"])
      + ["-r", "\(min(max(dotsPerInch, 1), 2400))", "-"]
    let output = try SandboxedReader.run(words, bytes)
    // The head is the kind, the width, the height and the greatest value, each a word.
    var (numbers, start, place) = ([String](), 0, 0)
    while numbers.count < 4, place < min(output.count, 100) {
      if output[place] <= 32 {
        if place > start {
          numbers.append(String(decoding: output[start..<place], as: UTF8.self))
        }
        start = place + 1
      }
      place += 1
    }
    let samples = isColor ? 3 : 1
    guard numbers.count == 4, numbers[0] == (isColor ? "P6" : "P5"), numbers[3] == "255",
      let width = Int(numbers[1]), let height = Int(numbers[2]),
      (1...100_000).contains(width), (1...100_000).contains(height),
      output.count - place == width * height * samples
    else { throw .unreadable }
    return (width, height, Array(output[place...]))
  }
}
