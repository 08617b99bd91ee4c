import TactusDocumentPages
import TactusPrintJobs
import UIKit

extension PrintedDocument {
  /// The documents as PDF data.
  public var data: [Data] { documents.map { Data($0) } }

  /// Returns the text of a page.
  ///
  /// - Parameter page: The page, counted from 1, through all documents; pages that were not printed
  ///   do not count.
  /// - Throws: `DocumentPagesError`, if the documents cannot be read, or have no such page.
  public func text(ofPage page: Int) throws -> String {
    let (document, own) = try place(of: page)
    return try document.text(ofPage: own)
  }

  /// Returns a picture of a page.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1, through all documents; pages that were not printed do not
  ///     count.
  ///   - longestSide: The pixels of its longer side, 1…8000.
  /// - Throws: `DocumentPagesError`, if the documents cannot be read, or have no such page.
  public func picture(ofPage page: Int, longestSide: Int = 842) throws -> UIImage {
    let (document, own) = try place(of: page)
    let bytes = try document.picture(ofPage: own, longestSide: longestSide)
    guard let image = UIImage(data: Data(bytes)) else { throw DocumentPagesError.unreadable }
    return image
  }

  private func place(of page: Int) throws -> (DocumentPages, Int) {
    var rest = page
    for bytes in documents where page > 0 {
      let document = DocumentPages(bytes)
      for own in 1...max(try document.count(), 1) where ticket.prints(own) {
        rest -= 1
        if rest == 0 { return (document, own) }
      }
    }
    throw DocumentPagesError.unreadable
  }
}
