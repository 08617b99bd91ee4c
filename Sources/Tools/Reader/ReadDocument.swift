import TactusDocumentReading

/// A document of a kind.
protocol ReadDocument {
  /// Returns the response to the request that opens the document.
  func description() throws(Refusal) -> ReaderAnswer
  /// Returns a part of a page as pixels.
  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int
  ) throws(Refusal) -> ReadPicture
  /// Returns the text and the links of a page.
  func content(ofPage page: Int) throws(Refusal) -> PageContent
  /// Returns a part of a page as pixels, without some of its annotations.
  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int,
    hiding hidden: [Int]
  ) throws(Refusal) -> ReadPicture
  /// Returns the annotations of a page.
  func annotations(ofPage page: Int) throws(Refusal) -> PDFObjects
  /// Returns all objects of the document.
  func objects() throws(Refusal) -> PDFObjects
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

  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int,
    hiding hidden: [Int]
  ) throws(Refusal) -> ReadPicture {
    throw .unreadable("the document has no annotations")
  }

  func annotations(ofPage page: Int) throws(Refusal) -> PDFObjects {
    throw .unreadable("the document has no annotations")
  }

  func objects() throws(Refusal) -> PDFObjects {
    throw .unreadable("the document has no objects")
  }
}
