import AVFoundation
import Synchronization
import Testing

/// Steps Players.CK1–CK5.
@Suite("Keys of protected content") struct ContentKeyTests {
  /// A delegate that records what it is told.
  private final class Recorder: NSObject, AVContentKeySessionDelegate, Sendable {
    let requests = Mutex<[AVContentKeyRequest]>([])
    let events = Mutex<[String]>([])
    let isTold = DispatchSemaphore(value: 0)

    func contentKeySession(
      _ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest
    ) { note("request", keyRequest) }

    func contentKeySession(
      _ session: AVContentKeySession,
      didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
    ) { note("renewal", keyRequest) }

    func contentKeySession(
      _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
      didFailWithError err: any Error
    ) { note("failure \((err as NSError).code)", keyRequest) }

    /// Waits for the next call of a method.
    func wait() { #expect(isTold.wait(timeout: .now() + 600) == .success) }

    private func note(_ event: String, _ request: AVContentKeyRequest) {
      requests.withLock { $0.append(request) }
      let isOnQueue = DispatchQueue.getSpecific(key: ContentKeyTests.key) == true
      events.withLock { $0.append(isOnQueue ? event : "\(event) elsewhere") }
      isTold.signal()
    }
  }

  private static let key = DispatchSpecificKey<Bool>()

  private func session(
    _ recorder: Recorder, _ system: AVContentKeySystem = .fairPlayStreaming
  ) -> AVContentKeySession {
    let session = AVContentKeySession(keySystem: system)
    let queue = DispatchQueue(label: "keys")
    queue.setSpecific(key: Self.key, value: true)
    session.setDelegate(recorder, queue: queue)
    return session
  }

  /// Returns the request that a session gives to its delegate.
  private func request(
    _ session: AVContentKeySession, _ recorder: Recorder
  ) throws -> AVContentKeyRequest {
    session.processContentKeyRequest(
      withIdentifier: "skd://kitchen/egg", initializationData: Data([1, 2]), options: ["a": 3])
    recorder.wait()
    return try #require(recorder.requests.withLock { $0.last })
  }

  @Test("Players.CK1. A request for a key reaches the delegate on its queue")
  func requesting() throws {
    let recorder = Recorder()
    let session = session(recorder)
    #expect(session.delegate === recorder && session.keySystem == .fairPlayStreaming)
    let request = try request(session, recorder)
    #expect(request.identifier as? String == "skd://kitchen/egg" && request.status.rawValue == 0)
    #expect(request.initializationData == Data([1, 2]) && request.options["a"] as? Int == 3)
    #expect(request.contentKeySpecifier.identifier as? String == "skd://kitchen/egg")
    #expect(recorder.events.withLock { $0 } == ["request"])
    var asset: AVURLAsset? = AVURLAsset(url: URL(fileURLWithPath: "/tmp/film.mp4"))
    if let asset { session.addContentKeyRecipient(asset) }
    #expect(session.contentKeyRecipients.first === asset)
    asset = nil
    #expect(session.contentKeyRecipients.isEmpty)
  }

  @Test("Players.CK2, Players.CK4. Keys of FairPlay can neither be asked for nor stored")
  func withoutKeys() async throws {
    let recorder = Recorder()
    let session = session(recorder)
    let request = try request(session, recorder)
    let error = await #expect(throws: AVError.self) {
      try await request.makeStreamingContentKeyRequestData(
        forApp: Data([1]), contentIdentifier: Data([2]))
    }
    #expect(error?.code == .contentIsProtected)
    #expect(!request.canProvidePersistableContentKey && request.status == .requestingResponse)
    let stored = #expect(throws: AVError.self) {
      try request.respondByRequestingPersistableContentKeyRequestAndReturnError()
    }
    #expect(stored?.code == .contentIsProtected)
    let code: Int? = await withCheckedContinuation { continuation in
      session.makeSecureTokenForExpirationDate(ofPersistableContentKey: Data([1])) {
        continuation.resume(returning: $0 == nil ? ($1 as? AVError)?.errorCode : nil)
      }
    }
    #expect(code == AVError.Code.contentIsProtected.rawValue)
  }

  @Test("Players.CK3. A request fails with each response, and with the error of the app")
  func responses() throws {
    let recorder = Recorder()
    let session = session(recorder, .clearKey)
    for response in [
      AVContentKeyResponse(clearKeyData: Data(count: 16), initializationVector: nil),
      AVContentKeyResponse(fairPlayStreamingKeyResponseData: Data([1])),
      AVContentKeyResponse(authorizationTokenData: Data([1])),
    ] {
      let request = try request(session, recorder)
      request.processContentKeyResponse(response)
      recorder.wait()
      #expect(request.status == .failed)
      #expect((request.error as? AVError)?.code == .contentIsProtected)
    }
    let request = try request(session, recorder)
    request.processContentKeyResponseError(CocoaError(.fileNoSuchFile))
    recorder.wait()
    // The request is over.
    request.processContentKeyResponseError(CocoaError(.fileReadUnknown))
    #expect((request.error as? CocoaError)?.code == .fileNoSuchFile)
    let failure = "failure \(AVError.Code.contentIsProtected.rawValue)"
    #expect(
      recorder.events.withLock { $0 } == [
        "request", failure, "request", failure, "request", failure, "request", "failure 4",
      ])
  }

  @Test("Players.CK5. A key is renewed by another request, and a session that expires has none")
  func expiring() throws {
    let recorder = Recorder()
    let session = session(recorder)
    let first = try request(session, recorder)
    session.renewExpiringResponseData(for: first)
    recorder.wait()
    let second = try #require(recorder.requests.withLock { $0.last })
    #expect(second !== first && second.renewsExpiringResponseData && first.status == .renewed)
    #expect(second.identifier as? String == "skd://kitchen/egg")
    session.expire()
    #expect(second.status == .cancelled)
    session.processContentKeyRequest(withIdentifier: "skd://late", initializationData: nil)
    second.processContentKeyResponseError(CocoaError(.fileNoSuchFile))
    session.delegateQueue?.sync {}
    #expect(recorder.events.withLock { $0 } == ["request", "renewal"])
    #expect(second.error == nil)
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let reports = AVContentKeySession.pendingExpiredSessionReports(
      withAppIdentifier: Data([1]), storageDirectoryAt: home)
    #expect(reports.isEmpty)
  }
}
