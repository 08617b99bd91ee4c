import CallKit
import Testing

/// Steps Calls.CO1–CD1.
///
/// The calls are those of the whole app, so the tests run one after the other.
@Suite(.serialized) struct CallTests {
  private typealias RequestError = CXErrorCodeRequestTransactionError

  private func ended(_ call: UUID, _ provider: CXProvider) {
    provider.reportCall(with: call, endedAt: nil, reason: .remoteEnded)
  }

  @Test("Calls.CO1. An observer hears of calls that begin, change and end")
  func observer() async {
    let ear = CallListener()
    let observer = CXCallObserver()
    observer.setDelegate(ear, queue: ear.queue)
    let provider = CXProvider(configuration: CXProviderConfiguration())
    let call = UUID()
    let error = await withCheckedContinuation { continuation in
      provider.reportNewIncomingCall(with: call, update: CXCallUpdate()) {
        continuation.resume(returning: $0)
      }
    }
    #expect(error == nil)
    #expect(observer.calls.map(\.uuid) == [call] && observer.calls.first?.isOutgoing == false)
    provider.reportOutgoingCall(with: call, connectedAt: nil)
    ended(call, provider)
    #expect(await ear.next() == "call: in, ringing")
    #expect(await ear.next() == "call: in, connected")
    #expect(await ear.next() == "call: in, ended")
    #expect(observer.calls.isEmpty)
  }

  @Test("Calls.CC1. Actions and transactions can be archived and copied")
  func archive() throws {
    let call = UUID()
    let start = CXStartCallAction(
      call: call, handle: CXHandle(type: .phoneNumber, value: "+49301"))
    start.isVideo = true
    let transaction = CXTransaction(action: start)
    transaction.addAction(CXSetHeldCallAction(call: call, onHold: true))
    transaction.addAction(CXPlayDTMFCallAction(call: call, digits: "12", type: .hardPause))
    transaction.addAction(CXSetGroupCallAction(call: call, callUUIDToGroupWith: nil))
    let copy = try #require(transaction.copy() as? CXTransaction)
    #expect(copy.uuid == transaction.uuid && copy.actions.count == 4 && !copy.isComplete)
    let first = try #require(copy.actions.first as? CXStartCallAction)
    #expect(first.uuid == start.uuid && first.callUUID == call && first.isVideo)
    #expect(first.handle == start.handle && first !== start)
    #expect((copy.actions[1] as? CXSetHeldCallAction)?.isOnHold == true)
    #expect((copy.actions[2] as? CXPlayDTMFCallAction)?.digits == "12")
  }

  @Test("Calls.CC2, Calls.CP1. A request that is not possible fails with the reason")
  func impossible() async throws {
    let controller = CXCallController()
    let handle = CXHandle(type: .generic, value: "tea")
    await #expect(throws: RequestError(.emptyTransaction)) {
      try await controller.request(CXTransaction(actions: []))
    }
    await #expect(throws: RequestError(.invalidAction)) {
      try await controller.requestTransaction(with: CXAction())
    }
    let configuration = CXProviderConfiguration()
    configuration.maximumCallGroups = 1
    let provider = CXProvider(configuration: configuration)
    let ear = CallListener()
    provider.setDelegate(ear, queue: ear.queue)
    #expect(await ear.next() == "begin")
    await #expect(throws: RequestError(.unknownCallUUID)) {
      try await controller.requestTransaction(with: CXEndCallAction(call: UUID()))
    }
    let call = UUID()
    try await controller.requestTransaction(with: CXStartCallAction(call: call, handle: handle))
    await #expect(throws: RequestError(.callUUIDAlreadyExists)) {
      try await controller.requestTransaction(with: CXStartCallAction(call: call, handle: handle))
    }
    await #expect(throws: RequestError(.maximumCallGroupsReached)) {
      try await controller.requestTransaction(
        with: CXStartCallAction(call: UUID(), handle: handle))
    }
    provider.invalidate()
    #expect(controller.callObserver.calls.isEmpty)
  }

  @Test("Calls.CC3, Calls.CC4, Calls.CP2, Calls.CP3. The delegate acts, and the call follows")
  func performing() async throws {
    let provider = CXProvider(configuration: CXProviderConfiguration())
    let (ear, controller) = (CallListener(), CXCallController())
    provider.setDelegate(ear, queue: ear.queue)
    #expect(await ear.next() == "begin")
    let call = UUID()
    try await provider.reportNewIncomingCall(with: call, update: CXCallUpdate())
    await #expect(throws: CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)) {
      try await provider.reportNewIncomingCall(with: call, update: CXCallUpdate())
    }
    try await controller.requestTransaction(with: CXAnswerCallAction(call: call))
    #expect(await ear.next() == "answer")
    #expect(controller.callObserver.calls.first?.hasConnected == true)
    #expect(await ear.next() == "sound")
    try await controller.requestTransaction(with: CXSetHeldCallAction(call: call, onHold: true))
    #expect(await ear.next() == "hold")
    #expect(controller.callObserver.calls.first?.isOnHold == true)
    let muted = CXSetMutedCallAction(call: call, muted: true)
    try await controller.requestTransaction(with: muted)
    try await controller.requestTransaction(with: CXEndCallAction(call: call))
    #expect(await ear.next() == "end")
    // The delegate lacks the method for muting.
    #expect(muted.isComplete && controller.callObserver.calls.isEmpty)
    #expect(await ear.next() == "silence")
    #expect(provider.pendingTransactions.isEmpty)
  }

  @Test("Calls.CC3. Actions wait until the delegate has done them")
  func pending() async throws {
    let provider = CXProvider(configuration: CXProviderConfiguration())
    let (ear, controller) = (CallListener(), CXCallController())
    provider.setDelegate(ear, queue: ear.queue)
    #expect(await ear.next() == "begin")
    let call = UUID()
    let start = CXStartCallAction(call: call, handle: CXHandle(type: .generic, value: "tea"))
    try await controller.requestTransaction(with: start)
    #expect(await ear.next() == "start")
    #expect(provider.pendingTransactions.count == 1)
    #expect(provider.pendingCallActions(of: CXStartCallAction.self, withCall: call) == [start])
    start.fulfill(withDateStarted: .distantPast)
    #expect(await ear.next() == "sound")
    #expect(provider.pendingTransactions.isEmpty && start.isComplete)
    ended(call, provider)
    #expect(await ear.next() == "silence")
  }

  @Test("Calls.CP4. An invalid provider ends its calls and actions, and its delegate hears nothing")
  func invalid() async throws {
    let (ear, controller) = (CallListener(), CXCallController())
    let provider = CXProvider(configuration: CXProviderConfiguration())
    provider.setDelegate(ear, queue: ear.queue)
    #expect(await ear.next() == "begin")
    let call = UUID()
    try await provider.reportNewIncomingCall(with: call, update: CXCallUpdate())
    try await controller.requestTransaction(with: CXAnswerCallAction(call: call))
    #expect(await ear.next() == "answer")
    #expect(await ear.next() == "sound")
    let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "tea"))
    try await controller.requestTransaction(with: start)
    #expect(await ear.next() == "start")
    provider.invalidate()
    #expect(start.isComplete && controller.callObserver.calls.isEmpty)
    #expect(provider.pendingTransactions.isEmpty)
    ear.note("all was told")
    #expect(await ear.next() == "all was told")
  }

  @Test("Calls.CP4. The calls of a provider that nobody keeps end")
  func forgotten() async throws {
    let observer = CXCallObserver()
    var provider: CXProvider? = CXProvider(configuration: CXProviderConfiguration())
    try await provider?.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
    #expect(observer.calls.count == 1)
    provider = nil
    #expect(observer.calls.isEmpty)
  }

  @Test("Calls.CD1. There are no extensions with lists of numbers")
  func directory() async {
    let manager = CXCallDirectoryManager.sharedInstance
    let failure = CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    await #expect(throws: failure) { try await manager.reloadExtension(withIdentifier: "tea") }
    await #expect(throws: failure) {
      try await manager.enabledStatusForExtension(withIdentifier: "tea")
    }
  }
}
