import Foundation
import TestSupport

/// The pixels of a picture, row by row from the top.
struct PixelImage {
  let width: Int
  let height: Int
  /// The bytes of a pixel: 3 for red, green and blue, 1 for gray.
  let samples: Int
  var bytes: [UInt8]

  /// An error of reading a picture.
  struct Unreadable: Error {
    let head: String
  }

  /// Creates a picture of bytes.
  init(width: Int, height: Int, samples: Int, bytes: [UInt8]) {
    (self.width, self.height, self.samples, self.bytes) = (width, height, samples, bytes)
  }

  /// Draws a page of a document by `pdftoppm`, which paints by other code than Tactus.
  ///
  /// - Throws: `Unreadable`.
  init(ofPage page: Int, of document: ReadDocument, dotsPerInch: Int, isColor: Bool) throws {
    let options = ["-f", "\(page)", "-l", "\(page)", "-cropbox", "-r", "\(dotsPerInch)"]
    // The file of the document exists as long as the document.
    let output = try withExtendedLifetime(document) {
      try FinishedProcess("pdftoppm", options + (isColor ? [] : ["-gray"]) + [document.path]).output
    }
    // The head of a portable pixmap: its kind, width, height, and greatest value, a word each.
    let head = output.prefix(64).split(
      maxSplits: 4, omittingEmptySubsequences: true, whereSeparator: { $0 == 10 || $0 == 32 })
    let words = head.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    samples = isColor ? 3 : 1
    guard words.count == 4, words[0] == (isColor ? "P6" : "P5"), words[3] == "255",
      let width = Int(words[1]), let height = Int(words[2]),
      output.count > width * height * samples
    else { throw Unreadable(head: words.joined(separator: " ")) }
    (self.width, self.height) = (width, height)
    bytes = [UInt8](output.suffix(width * height * samples))
  }

  /// Returns the mean difference to another picture, 0…1, where this one is moved by some pixels.
  ///
  /// The pixels that the move uncovers do not count; pictures of other sizes differ by 1.
  func difference(from other: PixelImage, movedRight right: Int = 0, down: Int = 0) -> Double {
    guard (width, height, samples) == (other.width, other.height, other.samples) else { return 1 }
    var (sum, count) = (0, 0)
    bytes.withUnsafeBufferPointer { own in
      other.bytes.withUnsafeBufferPointer { others in
        for row in down..<height {
          let start = (row * width + right) * samples
          let moved = (row - down) * width * samples
          let length = (width - right) * samples
          for index in 0..<length {
            sum += abs(Int(own[moved + index]) - Int(others[start + index]))
          }
          count += length
        }
      }
    }
    return Double(sum) / Double(max(count, 1)) / 255
  }
}
