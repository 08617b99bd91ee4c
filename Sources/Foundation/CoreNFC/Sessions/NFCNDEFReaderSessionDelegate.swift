/// The methods that a session that reads messages calls, on its queue.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// Tells the delegate that the session has ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Tells the delegate that messages were read; never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Tells the delegate that tags are near; never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// Tells the delegate that the session reads; never called.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  /// Does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
