// `tactus-reader`: reads one document, which is open as descriptor 3, and answers requests on its
// standard input, a socket; or lets another program convert the document into pages, if the
// variables of `Conversion` are set. It is started in a sandbox (QuickLook.SB1…, QuickLook.OD2) and
// is of no use elsewhere.

import Glibc
import TactusDocumentReading
import TactusReaderConfinement

let conversion = OfficeConversion()
ReaderService.require(
  conversion == nil
    ? ReaderConfinement.begin(
      memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds)
    : ReaderConfinement.beginConversion(
      memory: ConversionLimits.memory, processorSeconds: ConversionLimits.processorSeconds,
      fileBytes: UInt64(ConversionLimits.fileBytes)), of: "tactus-reader")
if let conversion { exit(conversion.run() ? 0 : 1) }
let handler = RequestHandler()
ReaderService.run { request in
  (try? ReaderRequest(request)).map { handler.answer($0).bytes }
}
