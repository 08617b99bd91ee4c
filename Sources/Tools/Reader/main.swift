// `tactus-reader`: reads one document, which is open as descriptor 3, and answers requests on its
// standard input, a socket; or lets another program convert the document into pages, if the
// variables of `Conversion` are set. It is started in a sandbox (QuickLook.SB1…, QuickLook.OD2) and
// is of no use elsewhere.

import Glibc
import TactusDocumentReading
import TactusReaderConfinement

let conversion = OfficeConversion()
let failure =
  conversion == nil
  ? ReaderConfinement.begin(
    memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds)
  : ReaderConfinement.beginConversion(
    memory: ConversionLimits.memory, processorSeconds: ConversionLimits.processorSeconds,
    fileBytes: UInt64(ConversionLimits.fileBytes))
if let failure {
  let line = Array("tactus-reader: \(failure)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(1)
}
if let conversion { exit(conversion.run() ? 0 : 1) }
// Libraries write about damaged documents, which nobody would read.
close(STDERR_FILENO)

let channel = MessageChannel(STDIN_FILENO)
guard channel.send(ReaderGreeting.bytes, isSocket: false) else { exit(1) }
let handler = RequestHandler()
while let request = try? channel.receive(atMost: ReaderLimits.requestBytes, within: nil),
  let question = try? ReaderRequest(request)
{
  guard channel.send(handler.answer(question).bytes, isSocket: false) else { break }
}
