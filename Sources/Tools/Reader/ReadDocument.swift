import TactusDocumentReading

/// A document of a kind.
protocol ReadDocument {
  /// Returns the answer to the request that opens the document.
  func description() throws(Refusal) -> ReaderAnswer
  /// Returns a part of a page as pixels.
  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int
  ) throws(Refusal) -> ReadPicture
  /// Returns the text and the links of a page.
  func content(ofPage page: Int) throws(Refusal) -> PageContent
}

extension ReadDocument {
  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int
  ) throws(Refusal) -> ReadPicture {
    throw .unreadable("the document has no pictures")
  }

  func content(ofPage page: Int) throws(Refusal) -> PageContent {
    throw .unreadable("the document has no pages")
  }
}
