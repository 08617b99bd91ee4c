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

    /// Returns the codes that were not asked for, after which there are no more.
    func rest() async -> [NFCReaderError.Code?] {
      heard.finish()
      return await codes.reduce(into: []) { $0.append($1) }
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
    let (listener, queue) = (Listener(), DispatchQueue(label: "kettle"))
    let session = NFCNDEFReaderSession(
      delegate: listener, queue: queue, invalidateAfterFirstRead: true)
    session.alertMessage = "Hold the kettle near the phone."
    #expect(session.delegate === listener && !session.isReady)
    session.begin()
    session.begin()
    session.invalidate()
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    #expect(await listener.rest() == [.readerErrorUnsupportedFeature])
  }

  @Test("NFC.RS2. A session for several kinds of tags ends too, and none exists for no kind")
  func tags() async {
    let (listener, queue) = (Listener(), DispatchQueue(label: "kettle"))
    let session = NFCTagReaderSession(
      pollingOption: [.iso14443, .iso15693], delegate: listener, queue: queue)
    session?.begin()
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    #expect(await listener.rest() == [.readerErrorUnsupportedFeature])
    #expect(session?.connectedTag == nil)
    #expect(NFCTagReaderSession(pollingOption: [], delegate: listener) == nil)
  }

  @Test("NFC.RS2. A tag that the app makes is not connected")
  func connecting() async {
    let (listener, tag) = (Listener(), OwnTag())
    let session = NFCNDEFReaderSession(
      delegate: listener, queue: nil, invalidateAfterFirstRead: true)
    let failure = NFCReaderError(.readerTransceiveErrorTagNotConnected)
    await #expect(throws: failure) { try await session.connect(to: tag) }
    let error = await withCheckedContinuation { continuation in
      session.connect(to: tag) { continuation.resume(returning: $0) }
    }
    #expect((error as? NFCReaderError)?.code == failure.code)
  }

  /// A tag that an app makes for its tests.
  private final class OwnTag: NSObject, NFCNDEFTag, @unchecked Sendable {
    static var supportsSecureCoding: Bool { true }
    var isAvailable: Bool { true }

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init() }
    func encode(with coder: NSCoder) {}
    func copy(with zone: NSZone? = nil) -> Any { self }

    func queryNDEFStatus(
      completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void
    ) { completionHandler(.readOnly, 137, nil) }
    func readNDEF(
      completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    func writeNDEF(
      _ ndefMessage: NFCNDEFMessage,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(NFCReaderError(.ndefReaderSessionErrorTagNotWritable)) }
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      completionHandler(nil)
    }
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
