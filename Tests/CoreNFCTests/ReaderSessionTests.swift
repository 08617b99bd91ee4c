import CoreNFC
import Dispatch
import Testing

/// Steps NFC.RS1–RS3.
@Suite struct ReaderSessionTests {
  private final class Listener: NSObject, NFCNDEFReaderSessionDelegate,
    NFCTagReaderSessionDelegate, @unchecked Sendable
  {
    let codes: AsyncStream<NFCReaderError.Code?>
    private let heard: AsyncStream<NFCReaderError.Code?>.Continuation

    override init() {
      (codes, heard) = AsyncStream.makeStream()
      super.init()
    }

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      heard.yield((error as? NFCReaderError)?.code)
    }
    func readerSession(
      _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
    ) { heard.yield(nil) }
    func tagReaderSession(
      _ session: NFCTagReaderSession, didInvalidateWithError error: any Error
    ) { heard.yield((error as? NFCReaderError)?.code) }
  }

  @Test("NFC.RS1. The phone cannot read tags")
  func availability() {
    #expect(!NFCNDEFReaderSession.readingAvailable && !NFCTagReaderSession.readingAvailable)
    #expect(!NFCReaderSession.readingAvailable)
  }

  @Test("NFC.RS2. A session that begins ends once with the error of a missing reader")
  func beginning() async {
    let listener = Listener()
    var codes = listener.codes.makeAsyncIterator()
    let session = NFCNDEFReaderSession(
      delegate: listener, queue: nil, invalidateAfterFirstRead: true)
    session.alertMessage = "Hold the kettle near the phone."
    #expect(session.delegate === listener && !session.isReady)
    session.begin()
    #expect(await codes.next() == .readerErrorUnsupportedFeature)
    session.begin()
    session.invalidate()
    let other = NFCTagReaderSession(pollingOption: [.iso14443, .iso15693], delegate: listener)
    other?.begin()
    // Nothing of the first session comes between.
    #expect(await codes.next() == .readerErrorUnsupportedFeature)
    #expect(other?.connectedTag == nil)
    #expect(NFCTagReaderSession(pollingOption: [], delegate: listener) == nil)
  }

  @Test("NFC.RS3. A session that is ended before tells so")
  func ending() async {
    let listener = Listener()
    var codes = listener.codes.makeAsyncIterator()
    let queue = DispatchQueue(label: "kettle")
    let session = NFCTagReaderSession(
      pollingOption: .iso18092, delegate: listener, queue: queue)
    #expect(session?.sessionQueue === queue)
    session?.invalidate(errorMessage: "No tea")
    #expect(await codes.next() == .readerSessionInvalidationErrorUserCanceled)
    #expect(session?.alertMessage == "No tea")
  }
}
