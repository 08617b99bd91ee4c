import Synchronization
import Testing
import WatchConnectivity

/// Steps Watch.WC1–WC6.
///
/// The session is the app's only one, so the tests run one after the other.
@Suite(.serialized) struct SessionTests {
  private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
    let events: AsyncStream<String>
    private let heard: AsyncStream<String>.Continuation

    override init() {
      (events, heard) = AsyncStream.makeStream()
      super.init()
    }

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      heard.yield("\(activationState) \(Thread.isMainThread) \(error == nil)")
    }
    func sessionDidBecomeInactive(_ session: WCSession) { heard.yield("inactive") }
    func sessionDidDeactivate(_ session: WCSession) { heard.yield("deactivated") }
    func session(
      _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
      error: (any Error)?
    ) {
      heard.yield("\(userInfoTransfer.userInfo) \((error as? WCError)?.errorCode ?? 0)")
    }
    func session(
      _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {
      let name = fileTransfer.file.fileURL.lastPathComponent
      heard.yield("\(name) \((error as? WCError)?.errorCode ?? 0)")
    }
  }

  private func activated(
    _ body: (WCSession, inout AsyncStream<String>.Iterator) async throws -> Void
  )
    async throws
  {
    let session = WCSession.default
    let listener = Listener()
    var events = listener.events.makeAsyncIterator()
    session.delegate = listener
    session.activate()
    #expect(await events.next() == "activated false true")
    try await body(session, &events)
    session.delegate = nil
  }

  @Test("Watch.WC1. The phone can have a session, and has no watch")
  func watch() {
    let session = WCSession.default
    #expect(WCSession.isSupported() && session === WCSession.default)
    #expect(!session.isPaired && !session.isWatchAppInstalled && !session.isReachable)
    #expect(!session.isComplicationEnabled && session.watchDirectoryURL == nil)
    #expect(session.remainingComplicationUserInfoTransfers == 0 && !session.hasContentPending)
    #expect(session.applicationContext.isEmpty && session.receivedApplicationContext.isEmpty)
  }

  @Test("Watch.WC2. The delegate hears of the activation on another thread, and the state changes")
  func activation() async throws {
    try await activated { session, _ in #expect(session.activationState == .activated) }
  }

  @Test("Watch.WC3. Nothing is sent without a delegate")
  func delegate() {
    let session = WCSession.default
    session.delegate = nil
    session.activate()
    #expect(throws: WCError(.sessionMissingDelegate)) {
      try session.updateApplicationContext(["tea": 1])
    }
  }

  @Test("Watch.WC4. A message fails, as the phone has no watch")
  func message() async throws {
    try await activated { session, _ in
      let code = await withCheckedContinuation { continuation in
        session.sendMessage(["tea": "green"], replyHandler: nil) { error in
          continuation.resume(returning: (error as? WCError)?.code)
        }
      }
      #expect(code == .deviceNotPaired)
      let other = await withCheckedContinuation { continuation in
        session.sendMessageData(Data([1]), replyHandler: nil) { error in
          continuation.resume(returning: (error as? WCError)?.code)
        }
      }
      #expect(other == .deviceNotPaired)
    }
  }

  @Test("Watch.WC5. A context fails, and first if it is no property list")
  func context() async throws {
    try await activated { session, _ in
      #expect(throws: WCError(.deviceNotPaired)) {
        try session.updateApplicationContext(["tea": ["green", 3, true]])
      }
      #expect(throws: WCError(.payloadUnsupportedTypes)) {
        try session.updateApplicationContext(["tea": NSObject()])
      }
      #expect(session.applicationContext.isEmpty)
    }
  }

  @Test("Watch.WC6. Transfers fail, of which the delegate hears in their order")
  func transfers() async throws {
    try await activated { session, events in
      let canceled = session.transferUserInfo(["tea": 1])
      canceled.cancel()
      let transfer = session.transferCurrentComplicationUserInfo(["tea": 2])
      #expect(transfer.isCurrentComplicationInfo)
      let file = session.transferFile(URL(fileURLWithPath: "/no/leaf"), metadata: nil)
      let found = session.transferFile(URL(fileURLWithPath: "/etc/passwd"), metadata: ["a": 1])
      #expect(found.file.metadata?["a"] as? Int == 1)
      let next = await events.next()
      // A canceled transfer may have ended already.
      if next == "[\"tea\": 1] 7005" { #expect(await events.next() == "[\"tea\": 2] 7005") }
      #expect(await events.next() == "leaf 7013")
      #expect(await events.next() == "passwd 7005")
      #expect(!transfer.isTransferring && !file.isTransferring && !canceled.isTransferring)
      #expect(session.outstandingFileTransfers.isEmpty)
      #expect(session.outstandingUserInfoTransfers.isEmpty)
      let archive = try NSKeyedArchiver.archivedData(
        withRootObject: transfer, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: WCSessionUserInfoTransfer.self, from: archive)
      #expect(read?.userInfo["tea"] as? Int == 2 && read?.isCurrentComplicationInfo == true)
    }
  }
}
