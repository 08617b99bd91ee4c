internal import TactusDocumentReading
internal import TactusPDFDocuments
import TactusPrintJobs
import UIKit

extension PrintedDocument {
  /// The documents as PDF data.
  public var data: [Data] { documents.map { Data($0) } }

  /// Returns the text of a page.
  ///
  /// - Parameter page: The page, counted from 1 across all documents; pages that were not printed
  ///   do not count.
  /// - Throws: `PrintedPageError`, if a document cannot be read, or no document has the page.
  public func text(ofPage page: Int) throws(PrintedPageError) -> String {
    try read(page) { found throws(ReaderFailure) in try found.content().text }
  }

  /// Returns an image of a page on white paper.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1 across all documents; pages that were not printed do not
  ///     count.
  ///   - longestSide: The pixels of its longer side, 1…8000.
  /// - Throws: `PrintedPageError`, if a document cannot be read, or no document has the page.
  public func picture(
    ofPage page: Int, longestSide: Int = 842
  ) throws(PrintedPageError) -> UIImage {
    try read(page) { found throws(ReaderFailure) in
      let content = try found.picture(longestSide: min(max(longestSide, 1), 8000))
      guard let image = Self.onPaper(content) else {
        throw .tooLarge("the memory of this process")
      }
      return UIImage(cgImage: image)
    }
  }

  // MARK: Internals

  /// Finds a page in the documents, and reads it with a closure.
  private func read<Value>(
    _ page: Int, _ body: (CGPDFPage) throws(ReaderFailure) -> Value
  ) throws(PrintedPageError) -> Value {
    func error(_ reason: String, in document: Int? = nil) -> PrintedPageError {
      PrintedPageError(jobName: ticket.name, document: document, page: page, reason: reason)
    }
    var count = 0
    for (index, bytes) in documents.enumerated() {
      do throws(ReaderFailure) {
        let reader = DocumentReader(try .copying(bytes), as: .pages)
        let document = try CGPDFDocument(opening: reader)
        guard document.isUnlocked else { throw .locked }
        for number in 0..<document.numberOfPages where ticket.prints(number + 1) {
          count += 1
          guard count == page, let found = document.page(at: number + 1) else { continue }
          return try body(found)
        }
      } catch let failure {
        throw error(failure.message, in: index + 1)
      }
    }
    throw error("the job has \(count) printed pages")
  }

  /// Returns an image on a white background; nil if it does not fit into memory.
  private static func onPaper(_ image: CGImage) -> CGImage? {
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(area)
    context.draw(image, in: area)
    return context.makeImage()
  }
}
