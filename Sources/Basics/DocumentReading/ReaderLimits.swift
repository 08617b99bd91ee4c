/// The limits of what a reader may use and return.
///
/// - Source: ours: more than documents of people have, and little enough for a phone. Confidence:
///   guess.
package enum ReaderLimits {
  /// The maximum number of bytes of a response, except pixels.
  package static let answerBytes = 64 << 20
  /// The maximum number of pixels of a returned picture, which take 64 MB.
  package static let picturePixels = 1 << 24
  /// The greatest side of a returned picture, in pixels.
  package static let pictureSide = 8_192
  /// The maximum number of pixels of a picture in a file.
  package static let filePixels = 100_000_000
  /// The maximum number of pages whose sizes are read.
  package static let pages = 50_000
  /// The maximum number of entries of an outline.
  package static let outlineEntries = 10_000
  /// The greatest depth of an outline.
  package static let outlineDepth = 32
  /// The maximum number of characters of a page.
  package static let pageCharacters = 500_000
  /// The maximum number of links of a page.
  package static let pageLinks = 10_000
  /// The maximum number of bytes of a text file that are read.
  package static let textBytes = 16 << 20
  /// The maximum number of runs of a text with attributes, of its styles and of its paragraphs.
  package static let textRuns = 500_000
  /// The maximum number of pictures in a text.
  package static let textAttachments = 1_000
  /// The maximum number of pixels of all pictures in a text, which take 32 MB.
  package static let textPixels = 1 << 23
  /// The maximum number of tab stops of a paragraph.
  package static let paragraphTabs = 256
  /// The greatest length in a text with attributes, in points.
  package static let greatestLength = 100_000.0
  /// The greatest number of a style of underlines, which has 16 bits.
  package static let greatestLineStyle = 0xffff
  /// The greatest number of an alignment.
  package static let greatestAlignment = 4
  /// The maximum number of bytes of a font's name.
  package static let fontNameBytes = 1_024
  /// The maximum number of bytes of an address in a text.
  package static let addressBytes = 1 << 16
  /// The maximum number of rows of a table.
  package static let tableRows = 20_000
  /// The maximum number of columns of a table.
  package static let tableColumns = 256
  /// The maximum number of characters of a table's value.
  package static let valueCharacters = 2_000
  /// The greatest number of an object of a PDF document, which the format itself has.
  package static let objectNumber = 8_388_607
  /// The greatest depth of values of a PDF document within one another.
  package static let objectDepth = 64
  /// The maximum number of annotations of a page that are left out of its picture.
  package static let hiddenAnnotations = 900
  /// The greatest coordinate on a page, in points; a page of a kilometer has 2.8 million.
  package static let greatestCoordinate = 1e8
  /// The maximum number of bytes of a request.
  package static let requestBytes = 4_096
  /// The memory that a reader may map, in bytes.
  package static let memory: UInt64 = 1 << 30
  /// The seconds of processor time that a reader may use in all.
  package static let processorSeconds: UInt64 = 120
  /// The longest wait for a response.
  package static let patience = Duration.seconds(10)
  /// The number of readers that run at once; the least recently used one ends.
  package static let readers = 6
}
