import Synchronization

/// A request for the key of protected content, which the delegate of its session answers
/// (Players.CK1…).
///
/// - Thread: any; a lock guards what changes in it.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
  // The state has a lock; the rest does not change.

  /// The state.
  open var status: Status { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  open var error: (any Error)? { state.withLock { $0.error } }
  /// The identifier of the key, such as its address in a playlist; nil if there is none.
  open var identifier: Any? { key }
  /// The bytes of the container that say which key is needed; nil if there are none.
  open var initializationData: Data? { bytes }
  /// The options with which the app has asked.
  open var options: [String: Any] { properties }
  /// The key system, the identifier and the options.
  open var contentKeySpecifier: AVContentKeySpecifier {
    AVContentKeySpecifier(
      forKeySystem: session.keySystem, identifier: key ?? "", options: properties)
  }
  /// Whether an app may store the key; false: there are no such keys (Players.CK4).
  open var canProvidePersistableContentKey: Bool { false }
  /// Whether the key replaces one that will expire soon.
  open var renewsExpiringResponseData: Bool { isRenewing }

  /// Makes the data with which an app asks a server for a key of FairPlay Streaming; fails, as the
  /// phone cannot (Players.CK2).
  ///
  /// - Parameters:
  ///   - appIdentifier: The certificate of the app.
  ///   - contentIdentifier: The identifier of the content.
  ///   - options: Options.
  ///   - handler: Called on the delegate's queue with the error `AVError.contentIsProtected`.
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil,
    completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { session.refuse(handler) }

  /// Makes the data with which an app asks a server for a key of FairPlay Streaming.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK2).
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
  ) async throws -> Data { throw AVContentKeySession.noKeys }

  /// Takes the key; the request fails, as nothing on the phone decrypts with it (Players.CK3).
  open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) {
    let isFirst = state.withLock { state in
      guard state.status == .requestingResponse else { return false }
      state.status = .receivedResponse
      return true
    }
    guard isFirst else { return }
    fail(
      AVError(
        .contentIsProtected,
        reason: "the phone does not decrypt content with a key of \(keyResponse.system.rawValue)"))
  }

  /// Ends the request with the error why there is no key (Players.CK3).
  open func processContentKeyResponseError(_ error: any Error) { fail(error) }

  /// Asks for a request for a key that the app may store; the session says once that there are none
  /// (Players.CK4).
  @available(
    *, deprecated, message: "use respondByRequestingPersistableContentKeyRequestAndReturnError()"
  )
  open func respondByRequestingPersistableContentKeyRequest() { AVContentKeySession.warn() }

  /// Asks for a request for a key that the app may store.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK4).
  open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws {
    throw AVContentKeySession.noKeys
  }

  // MARK: Internals

  init(
    _ session: AVContentKeySession, identifier: Any?, initializationData: Data?,
    options: [String: Any], isRenewing: Bool = false
  ) {
    (self.session, key, bytes) = (session, identifier, initializationData)
    (properties, self.isRenewing) = (options, isRenewing)
    super.init()
  }

  /// Whether the app has not answered yet.
  var isOpen: Bool { status == .requestingResponse }

  /// Sets a state without an error, unless the request is over.
  ///
  /// - Returns: Whether it was not.
  @discardableResult
  func end(_ status: Status) -> Bool {
    state.withLock { state in
      guard state.status == .requestingResponse || status == .renewed else { return false }
      state.status = status
      return true
    }
  }

  private struct State {
    var status = Status.requestingResponse
    var error: (any Error)?
  }

  private let session: AVContentKeySession
  private let key: Any?
  private let bytes: Data?
  private let properties: [String: Any]
  private let isRenewing: Bool
  private let state = Mutex(State())

  private func fail(_ error: any Error) {
    let isFirst = state.withLock { state in
      guard [.requestingResponse, .receivedResponse].contains(state.status) else { return false }
      (state.status, state.error) = (.failed, error)
      return true
    }
    guard isFirst else { return }
    session.tell { [self] in
      $0.contentKeySession(session, contentKeyRequest: self, didFailWithError: error)
    }
  }
}
