import Synchronization
internal import TactusCrashReports
internal import TactusThreads

/// The session of an app with its part on a watch; the phone has no watch.
///
/// Steps Watch.WC1…
///
/// - Thread: any; a lock guards what changes in it.
open class WCSession: NSObject, @unchecked Sendable {
  private struct State {
    var delegate = WeakReference<any WCSessionDelegate>(nil)
    var activation = WCSessionActivationState.notActivated
    var userInfoTransfers: [WCSessionUserInfoTransfer] = []
    var fileTransfers: [WCSessionFileTransfer] = []
  }

  private static let session = WCSession()
  private let state = Mutex(State())
  private let calls = DelegateCalls()

  override init() { super.init() }

  /// Returns whether the device can have a session: yes, as every iPhone.
  open class func isSupported() -> Bool { true }
  /// The session of the app.
  open class var `default`: WCSession { session }

  /// The delegate; it is not retained.
  open var delegate: (any WCSessionDelegate)? {
    get { state.withLock { $0.delegate }.object }
    set {
      let new = WeakReference(newValue)
      state.withLock { $0.delegate = new }
    }
  }

  // MARK: Activation

  /// Activates the session and notifies the delegate on another thread (Watch.WC2).
  open func activate() {
    guard delegate != nil else {
      RuntimeWarning.once(
        "WCSession.activate: the session has no delegate, so it is not activated; set one before",
        namesPlace: true)
      return
    }
    RuntimeWarning.once(
      "WCSession: the phone has no watch, so nothing is sent and received",
      kind: "note", namesPlace: true)
    calls.add { [self] in
      state.withLock { $0.activation = .activated }
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }

  /// Whether the session can be used.
  open var activationState: WCSessionActivationState { state.withLock { $0.activation } }
  /// Whether values wait for their delivery; false.
  open var hasContentPending: Bool { false }

  // MARK: Watch

  /// Whether the phone has a watch; false.
  open var isPaired: Bool { false }
  /// Whether the watch has the app; false.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch's face shows the app; false.
  open var isComplicationEnabled: Bool { false }
  /// The number of transfers for the watch's face that are left today; 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The folder for the app's files about the watch; `nil` without one.
  open var watchDirectoryURL: URL? { nil }
  /// Whether messages reach the watch's app; false.
  open var isReachable: Bool { false }

  // MARK: Messages

  /// Sends a message, which fails (Watch.WC4).
  ///
  /// - Parameters:
  ///   - message: The values of a property list.
  ///   - replyHandler: A closure for the reply, which is not called.
  ///   - errorHandler: A closure, called on another thread with the error.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    report(failure(of: message), to: errorHandler)
  }

  /// Sends data, which fails (Watch.WC4).
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - replyHandler: A closure for the reply, which is not called.
  ///   - errorHandler: A closure, called on another thread with the error.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    report(failure(of: nil), to: errorHandler)
  }

  private func report(_ error: WCError, to errorHandler: ((any Error) -> Void)?) {
    guard let errorHandler else { return }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = errorHandler
    calls.add { handler(error) }
  }

  // MARK: Contexts

  /// The state that the app has sent last; empty, as nothing is sent.
  open var applicationContext: [String: Any] { [:] }
  /// The state that the watch's app has sent last; empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Sends the app's state, which throws (Watch.WC5).
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw failure(of: applicationContext)
  }

  // MARK: Transfers

  /// Sends values, which fails: the delegate is notified of the reason (Watch.WC6).
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isForComplication: false)
  }

  /// Sends values for the watch's face, which fails: the delegate is notified of the reason
  /// (Watch.WC6).
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isForComplication: true)
  }

  private func transfer(
    _ values: [String: Any], isForComplication: Bool
  ) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(values: values, isForComplication: isForComplication)
    let error = failure(of: values)
    state.withLock { $0.userInfoTransfers.append(transfer) }
    calls.add { [self] in
      let hadNotEnded = transfer.end()
      state.withLock { $0.userInfoTransfers.removeAll { $0 === transfer } }
      if hadNotEnded { delegate?.session(self, didFinish: transfer, error: error) }
    }
    return transfer
  }

  /// The transfers of values that have not ended.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] {
    state.withLock { $0.userInfoTransfers }.filter(\.isTransferring)
  }

  /// Sends a file, which fails: the delegate is notified of the reason (Watch.WC6).
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - metadata: The values of a property list that are sent with it.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(url: file, values: metadata))
    let error =
      FileManager.default.isReadableFile(atPath: file.path)
      ? failure(of: metadata) : WCError(.fileAccessDenied)
    state.withLock { $0.fileTransfers.append(transfer) }
    calls.add { [self] in
      let hadNotEnded = transfer.end()
      state.withLock { $0.fileTransfers.removeAll { $0 === transfer } }
      if hadNotEnded { delegate?.session(self, didFinish: transfer, error: error) }
    }
    return transfer
  }

  /// The transfers of files that have not ended.
  open var outstandingFileTransfers: [WCSessionFileTransfer] {
    state.withLock { $0.fileTransfers }.filter(\.isTransferring)
  }

  // MARK: Errors

  /// Returns why values are not sent (Watch.WC3).
  private func failure(of values: [String: Any]?) -> WCError {
    guard delegate != nil else { return WCError(.sessionMissingDelegate) }
    guard activationState == .activated else { return WCError(.sessionNotActivated) }
    if let values, !PropertyListSerialization.propertyList(values, isValidFor: .binary) {
      return WCError(.payloadUnsupportedTypes)
    }
    return WCError(.deviceNotPaired)
  }
}
