import Synchronization

/// A request for the key of protected content, to which the session's delegate responds
/// (Players.CK1…).
///
/// - Thread: any; a lock guards what changes in it.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
  // The state has a lock; all else is immutable.

  /// The state.
  open var status: Status { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  open var error: (any Error)? { state.withLock { $0.error } }
  /// The identifier of the key, such as its URL in a playlist; nil if there is none.
  open var identifier: Any? { key }
  /// The bytes of the container that identify the key; nil if there are none.
  open var initializationData: Data? { bytes }
  /// The options given with the request.
  open var options: [String: Any] { properties }
  /// The key system, the identifier and the options.
  open var contentKeySpecifier: AVContentKeySpecifier {
    AVContentKeySpecifier(
      forKeySystem: session.keySystem, identifier: key ?? "", options: properties)
  }
  /// Whether the app may request a persistable key; false, as such keys are not supported
  /// (Players.CK4).
  open var canProvidePersistableContentKey: Bool { false }
  /// Whether the key replaces one that will expire soon.
  open var renewsExpiringResponseData: Bool { isRenewing }

  /// Creates the data for requesting a FairPlay Streaming key from a server; fails, as the phone
  /// does not support it (Players.CK2).
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

  /// Creates the data for requesting a FairPlay Streaming key from a server.
  ///
  /// - Throws: `AVError.contentIsProtected` in each case (Players.CK2).
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
  ) async throws -> Data { throw AVContentKeySession.noKeys }

  /// Receives the key; the request fails, as the phone cannot decrypt content (Players.CK3).
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

  /// Ends the request with the reason why there is no key (Players.CK3).
  open func processContentKeyResponseError(_ error: any Error) { fail(error) }

  /// Requests a persistable key instead; the session warns once that they are not supported
  /// (Players.CK4).
  @available(
    *, deprecated, message: "use respondByRequestingPersistableContentKeyRequestAndReturnError()"
  )
  open func respondByRequestingPersistableContentKeyRequest() { AVContentKeySession.warn() }

  /// Requests a persistable key instead.
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

  /// Whether the app has not responded yet.
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
