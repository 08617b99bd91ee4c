import TactusDocumentReading
import TactusReaderConfinement

/// The program `tactus-text-reader`: reads text with attributes, in RTF or HTML, as UIKit reads it
/// for apps.
///
/// The document is open as descriptor 3, and requests come on the standard input, a socket. It is
/// started in a sandbox (QuickLook.SB1…, QuickLook.RD7) and is of no use elsewhere.
@main
enum TextReader {
  static func main() {
    ReaderService.require(
      ReaderConfinement.begin(
        memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds),
      of: "tactus-text-reader")
    ReaderService.run { request in
      (try? ReaderRequest(request)).map { StyledDocument.answer($0).bytes }
    }
  }
}
