/// Reads arbitrary bytes as an answer of a reader of documents, and as a request to it.
///
/// Accepted bytes are within the limits, and are the same when they are written and read again; all
/// else is an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let pages = Int(first) % 8
  let rest = Array(bytes.dropFirst())
  if let answer = try? ReaderAnswer(rest, ofPages: pages) {
    switch answer {
    case .pages(let document):
      precondition(document.pages.count <= document.pageCount, "pages are among those counted")
      for entry in document.outline {
        precondition(
          (entry.destination?.page ?? -1) < document.pages.count, "an entry leads to a page")
      }
    case .pixels(let picture):
      precondition(picture.pixels.count == 4 * picture.width * picture.height, "pixels are whole")
    case .content(let content):
      precondition(
        content.areas.count == content.text.unicodeScalars.count, "each character has an area")
    default: break
    }
    precondition((try? ReaderAnswer(answer.bytes, ofPages: pages)) == answer, "it is written alike")
  }
  if let request = try? ReaderRequest(rest) {
    precondition((try? ReaderRequest(request.bytes)) == request, "it is written alike")
  }
  return 0
}
