// `tactus-reader`: reads one document, which is open as descriptor 3, and answers requests on its
// standard input, a socket. It is started in a sandbox (QuickLook.SB1…) and is of no use elsewhere.

import Glibc
import TactusDocumentReading
import TactusReaderConfinement

if let failure = ReaderConfinement.begin(
  memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds)
{
  let line = Array("tactus-reader: \(failure)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(1)
}
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
