/// Callbacks of a tag reader session, on its queue.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// Called when the session has ended.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Called when the session has begun to read; never called.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// Called with tags; never called.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  /// Does nothing.
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  /// Does nothing.
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
