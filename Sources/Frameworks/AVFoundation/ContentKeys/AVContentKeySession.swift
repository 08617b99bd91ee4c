import Synchronization
internal import TactusCrashReports
import TactusThreads

/// A session that requests keys of protected content from its delegate (Players.CK1…).
///
/// - Thread: any; a lock guards what changes in it.
open class AVContentKeySession: NSObject, @unchecked Sendable {
  // The state has a lock; all else is immutable.

  /// Creates a session.
  ///
  /// - Parameter keySystem: The key system.
  public convenience init(keySystem: AVContentKeySystem) { self.init(keySystem, nil) }

  /// Creates a session with a folder for reports of expired sessions; no report is written
  /// (Players.CK5).
  ///
  /// - Parameters:
  ///   - keySystem: The key system.
  ///   - storageURL: The folder.
  public convenience init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
    self.init(keySystem, storageURL)
  }

  // MARK: Configuration

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; nil for none.
  ///   - delegateQueue: A serial queue; nil for the main queue.
  open func setDelegate(
    _ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { state in
      (state.delegate, state.queue) = (delegate, delegate == nil ? nil : delegateQueue ?? .main)
    }
  }

  /// The delegate.
  open weak var delegate: (any AVContentKeySessionDelegate)? { state.withLock { $0.delegate } }
  /// The queue of the delegate's calls; nil without a delegate.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }
  /// The folder for reports of sessions that have expired; nil for none.
  open var storageURL: URL? { storage }
  /// The key system.
  open var keySystem: AVContentKeySystem { system }
  /// The identifier of the session for servers; nil, as the phone does not contact them.
  open var contentProtectionSessionIdentifier: Data? { nil }

  // MARK: Requests

  /// Requests a key from the delegate (Players.CK1).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the key, such as its URL in a playlist.
  ///   - initializationData: The bytes of the container that identify the key.
  ///   - options: The options of the request.
  open func processContentKeyRequest(
    withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil
  ) {
    let request = AVContentKeyRequest(
      self, identifier: identifier, initializationData: initializationData,
      options: options ?? [:])
    guard open(request) else { return }
    tell { [self] in $0.contentKeySession(self, didProvide: request) }
  }

  /// Requests the renewal of a key that will expire soon (Players.CK5).
  open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {
    let request = AVContentKeyRequest(
      self, identifier: contentKeyRequest.identifier,
      initializationData: contentKeyRequest.initializationData, options: contentKeyRequest.options,
      isRenewing: true)
    guard open(request) else { return }
    contentKeyRequest.end(.renewed)
    tell { [self] in $0.contentKeySession(self, didProvideRenewingContentKeyRequest: request) }
  }

  /// Ends the session: pending requests are canceled, and no further ones are made (Players.CK5).
  open func expire() {
    let requests = state.withLock { state in
      state.hasExpired = true
      defer { state.requests = [] }
      return state.requests
    }
    for request in requests { request.object?.end(.cancelled) }
  }

  // MARK: Recipients

  /// Adds a recipient of keys; none is requested for it, and a warning says so (Players.CK1).
  ///
  /// It is not retained.
  open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
    Self.warn()
    state.withLock { state in
      state.recipients.removeAll { $0.object == nil || $0.object === recipient }
      state.recipients.append(WeakReference(recipient))
    }
  }

  /// Removes a recipient.
  open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
    state.withLock { $0.recipients.removeAll { $0.object == nil || $0.object === recipient } }
  }

  /// The recipients of keys.
  open var contentKeyRecipients: [any AVContentKeyRecipient] {
    let recipients = state.withLock { $0.recipients }
    return recipients.compactMap { $0.object as? any AVContentKeyRecipient }
  }

  // MARK: Stored keys

  /// Creates a token with the expiration date of a stored key; fails, as such keys are not
  /// supported (Players.CK4).
  ///
  /// - Parameters:
  ///   - persistableContentKeyData: The key.
  ///   - handler: Called on the delegate's queue with the error `AVError.contentIsProtected`.
  open func makeSecureTokenForExpirationDate(
    ofPersistableContentKey persistableContentKeyData: Data,
    completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { refuse(handler) }

  /// Creates a token with the expiration date of a stored key.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK4).
  open func makeSecureTokenForExpirationDate(
    ofPersistableContentKey persistableContentKeyData: Data
  ) async throws -> Data { throw Self.noKeys }

  /// Invalidates a stored key; fails, as such keys are not supported (Players.CK4).
  ///
  /// - Parameters:
  ///   - persistableContentKeyData: The key.
  ///   - options: Options.
  ///   - handler: Called on the delegate's queue with the error `AVError.contentIsProtected`.
  open func invalidatePersistableContentKey(
    _ persistableContentKeyData: Data,
    options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil,
    completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { refuse(handler) }

  /// Invalidates a stored key.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK4).
  open func invalidatePersistableContentKey(
    _ persistableContentKeyData: Data,
    options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil
  ) async throws -> Data { throw Self.noKeys }

  /// Invalidates all stored keys of an app; fails, as such keys are not supported (Players.CK4).
  ///
  /// - Parameters:
  ///   - appIdentifier: The certificate of the app.
  ///   - options: Options.
  ///   - handler: Called on the delegate's queue with the error `AVError.contentIsProtected`.
  open func invalidateAllPersistableContentKeys(
    forApp appIdentifier: Data,
    options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil,
    completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { refuse(handler) }

  /// Invalidates all stored keys of an app.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK4).
  open func invalidateAllPersistableContentKeys(
    forApp appIdentifier: Data,
    options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil
  ) async throws -> Data { throw Self.noKeys }

  /// Returns the reports of an app's expired sessions: always empty, as no session has keys.
  open class func pendingExpiredSessionReports(
    withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL
  ) -> [Data] { [] }

  /// Removes reports of an app's expired sessions; does nothing, as there are none.
  open class func removePendingExpiredSessionReports(
    _ expiredSessionReports: [Data], withAppIdentifier appIdentifier: Data,
    storageDirectoryAt storageURL: URL
  ) {
    // does nothing
  }

  // MARK: Internals

  private struct State: Sendable {
    // The app uses its objects as it has said.
    weak var delegate: (any AVContentKeySessionDelegate)?
    var queue: DispatchQueue?
    var recipients: [WeakReference<AnyObject>] = []
    /// The requests so far that may still be pending.
    var requests: [WeakReference<AVContentKeyRequest>] = []
    var hasExpired = false
  }

  /// The error of operations that need keys.
  static var noKeys: AVError {
    AVError(.contentIsProtected, reason: "the phone has no keys of FairPlay Streaming")
  }

  private let system: AVContentKeySystem
  private let storage: URL?
  private let state = Mutex(State())

  private init(_ system: AVContentKeySystem, _ storage: URL?) {
    (self.system, self.storage) = (system, storage)
    super.init()
  }

  /// Warns once that content with keys is not read.
  static func warn() {
    RuntimeWarning.once(
      "AVContentKeySession: streams in parts (HLS) and protected content are not read, so that "
        + "assets ask for no keys, and no key can be stored", namesPlace: true)
  }

  /// Calls the delegate on its queue.
  func tell(_ body: @escaping @Sendable (any AVContentKeySessionDelegate) -> Void) {
    let (delegate, queue) = state.withLock { ($0.delegate, $0.queue) }
    guard let delegate, let queue else { return }
    queue.async { body(delegate) }
  }

  /// Calls a handler on the delegate's queue with the error that there are no keys.
  func refuse(_ handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    (delegateQueue ?? .main).async { handler(nil, Self.noKeys) }
  }

  /// Registers a request, unless the session has expired or has no delegate.
  private func open(_ request: AVContentKeyRequest) -> Bool {
    let (hasExpired, hasDelegate) = state.withLock { state in
      state.requests.removeAll { $0.object?.isOpen != true }
      if !state.hasExpired { state.requests.append(WeakReference(request)) }
      return (state.hasExpired, state.delegate != nil)
    }
    guard !hasExpired, hasDelegate else {
      RuntimeWarning.once(
        "AVContentKeySession: no key is requested, because the session "
          + (hasExpired ? "has expired" : "has no delegate"), namesPlace: true)
      return false
    }
    return true
  }
}
