import CallKit
import Dispatch

/// A delegate that does what it is asked, except for muting, and tells of it as texts.
final class CallListener: NSObject, CXProviderDelegate, CXCallObserverDelegate,
  @unchecked Sendable
{
  let queue = DispatchQueue(label: "CallListener")
  private let heard: AsyncStream<String>.Continuation
  private let events: AsyncStream<String>

  override init() {
    (events, heard) = AsyncStream.makeStream()
    super.init()
  }

  /// Returns the next thing that the delegate hears.
  func next() async -> String? {
    var iterator = events.makeAsyncIterator()
    return await iterator.next()
  }

  /// Adds a text after all that was told so far.
  func note(_ text: String) { queue.sync { _ = heard.yield(text) } }

  // MARK: Calls

  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
    let state = call.hasEnded ? "ended" : call.hasConnected ? "connected" : "ringing"
    heard.yield("call: \(call.isOutgoing ? "out" : "in"), \(state)")
  }

  // MARK: Actions

  func providerDidReset(_ provider: CXProvider) { heard.yield("reset") }
  func providerDidBegin(_ provider: CXProvider) { heard.yield("begin") }
  func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
    heard.yield("start")
  }
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
    action.fulfill()
    heard.yield("answer")
  }
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    action.fulfill()
    heard.yield("hold")
  }
  func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
    action.fulfill()
    heard.yield("end")
  }
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
    heard.yield("sound")
  }
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
    heard.yield("silence")
  }
}
