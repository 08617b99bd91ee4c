/// Reads arbitrary bytes as an answer of a reader of documents or of films, and as a request to it.
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
    case .styledText(let text):
      precondition(
        text.runs.reduce(0) { $0 + $1.length } == text.text.utf16.count, "runs cover the text")
      for run in text.runs {
        precondition(run.length > 0 && run.style < text.styles.count, "a run has a style")
        precondition((run.paragraph ?? -1) < text.paragraphs.count, "its paragraph is known")
        precondition((run.attachment ?? -1) < text.attachments.count, "its picture is known")
      }
    default: break
    }
    precondition((try? ReaderAnswer(answer.bytes, ofPages: pages)) == answer, "it is written alike")
  }
  if let request = try? ReaderRequest(rest) {
    precondition((try? ReaderRequest(request.bytes)) == request, "it is written alike")
  }
  if let answer = try? MediaAnswer(rest) {
    switch answer {
    case .description(let description):
      precondition(description.video != nil || description.sound != nil, "something is played")
      precondition((description.duration ?? 1) > 0, "it takes time")
    case .picture(let picture):
      precondition(
        picture.pixels.count == 4 * picture.size.width * picture.size.height, "pixels are whole")
    case .sound(let frames):
      precondition(frames.count % 2 == 0 && frames.allSatisfy(\.isFinite), "frames are whole")
    case .subtitles(let texts, _):
      precondition(texts.allSatisfy { $0.start <= $0.end }, "subtitles end after they begin")
    case .failed, .timedOut: break
    }
    precondition((try? MediaAnswer(answer.bytes)) == answer, "it is written alike")
  }
  if let request = try? MediaRequest(rest) {
    precondition((try? MediaRequest(request.bytes)) == request, "it is written alike")
  }
  return 0
}
