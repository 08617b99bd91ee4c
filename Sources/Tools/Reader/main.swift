// `tactus-reader`: reads one document, which is open as descriptor 3, or a film, and answers
// requests on its standard input, a socket; or lets another program convert the document into
// pages. The variables of `FilmHandler` and `OfficeConversion` decide. It is started in a sandbox
// (QuickLook.SB1…, QuickLook.OD2, QuickLook.FM1) and is of no use elsewhere.

import Glibc
import TactusMediaReading
import TactusReaderConfinement

let program = "tactus-reader"
if let conversion = OfficeConversion() {
  ReaderService.require(
    ReaderConfinement.beginConversion(
      memory: ConversionLimits.memory, processorSeconds: ConversionLimits.processorSeconds,
      fileBytes: UInt64(ConversionLimits.fileBytes)), of: program)
  exit(conversion.run() ? 0 : 1)
}
if let film = FilmHandler() {
  ReaderService.require(
    ReaderConfinement.begin(
      memory: MediaLimits.memory, processorSeconds: MediaLimits.processorSeconds, readsFilms: true),
    of: program)
  ReaderService.run { request in (try? MediaRequest(request)).map { film.answer($0).bytes } }
} else {
  ReaderService.require(
    ReaderConfinement.begin(
      memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds), of: program)
  let handler = RequestHandler()
  ReaderService.run { request in
    (try? ReaderRequest(request)).map { handler.answer($0).bytes }
  }
}
