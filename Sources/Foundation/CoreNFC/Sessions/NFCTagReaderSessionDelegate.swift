/// The methods that a session that reads tags calls, on its queue.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// Tells the delegate that the session has ended.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Tells the delegate that the session reads; never called.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// Tells the delegate that tags are near; never called.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  /// Does nothing.
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  /// Does nothing.
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
