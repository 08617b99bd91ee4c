/// The delegate of a session with a watch, called one method after the other on another thread.
///
/// Without a watch only the first one and those of failed transfers are called (Watch.WC2,
/// Watch.WC6).
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Gives the delegate the result of `activate()`.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Notifies the delegate that the session sends no more; never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Notifies the delegate that the session can be activated for another watch; never called.
  func sessionDidDeactivate(_ session: WCSession)

  /// Notifies the delegate that the watch or its app has changed; never called.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Notifies the delegate that the watch can be reached or no longer; never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Receives a message; never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Receives a message that expects a reply; never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Receives data; never called.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Receives data that expect a reply; never called.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// Notifies the delegate that the watch's app has another state; never called.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Notifies the delegate that values were sent, or why not.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// Notifies the delegate that values have arrived; never called.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Notifies the delegate that a file was sent, or why not.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Receives a file; never called.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
