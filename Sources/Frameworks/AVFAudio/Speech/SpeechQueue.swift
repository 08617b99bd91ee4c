import Foundation
import Synchronization
import TactusCrashReports
import TactusPhoneClient
import TactusSpeechSynthesis
import TactusThreads
import TactusVirtualTime

/// The utterances of a speech synthesizer: the current one, and the pending ones.
///
/// Its state changes on the main actor; calls from other threads take effect there.
final class SpeechQueue: Sendable {
  /// The part of the state that any thread may read.
  struct Status {
    /// The number of current and pending utterances.
    var count = 0
    var isPaused = false
    /// The current and pending utterances.
    var utterances: [ObjectIdentifier] = []
  }

  /// The synthesizer; set once, before the first utterance.
  ///
  /// Unchecked because it is set once, before the first utterance.
  nonisolated(unsafe) var owner: WeakReference<AVSpeechSynthesizer>?

  var status: Status { statusLock.withLock { $0 } }

  // MARK: Doing, on any thread

  /// Adds an utterance (Speech.SP1).
  func add(_ utterance: AVSpeechUtterance) {
    let isNew = statusLock.withLock { status in
      guard !status.utterances.contains(ObjectIdentifier(utterance)) else { return false }
      status.utterances.append(ObjectIdentifier(utterance))
      status.count += 1
      return true
    }
    programmingPrecondition(
      isNew, "an AVSpeechUtterance shall not be enqueued twice",
      exception: "NSInvalidArgumentException")
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let utterance = utterance
    onMain { queue in
      queue.waiting.append(utterance)
      queue.later { $0.startNext() }
    }
  }

  /// Stops speech (Speech.SP4).
  func stop(at boundary: AVSpeechBoundary) -> Bool {
    let wasSpeaking = statusLock.withLock { status in
      defer {
        if boundary == .immediate || status.isPaused { status = Status() }
      }
      return status.count > 0
    }
    guard wasSpeaking else { return false }
    onMain { $0.stopNow(afterWord: boundary == .word) }
    return true
  }

  /// Pauses speech (Speech.SP3).
  func pause(at boundary: AVSpeechBoundary) -> Bool {
    let mayPause = statusLock.withLock { status in
      guard status.count > 0, !status.isPaused else { return false }
      if boundary == .immediate { status.isPaused = true }
      return true
    }
    guard mayPause else { return false }
    onMain { $0.pauseNow(afterWord: boundary == .word) }
    return true
  }

  /// Continues speech (Speech.SP3).
  func resume() -> Bool {
    let wasPaused = statusLock.withLock { status in
      defer { status.isPaused = false }
      return status.isPaused
    }
    guard wasPaused else { return false }
    onMain { $0.continueNow() }
    return true
  }

  /// Stops all sound, without calls of the delegate.
  func cancelAll() {
    onMain { queue in
      queue.waiting = []
      queue.current?.player?.pause()
      queue.current = nil
    }
  }

  // MARK: Internals

  private let statusLock = Mutex(Status())
  private let callbacks = AppPhone.link.callbacks

  @MainActor private var waiting: [AVSpeechUtterance] {
    get { main.waiting }
    set { main.waiting = newValue }
  }
  @MainActor private var current: CurrentSpeech? {
    get { main.current }
    set { main.current = newValue }
  }
  private let main = MainState()

  /// The state that belongs to the main actor.
  @MainActor private final class MainState {
    var waiting: [AVSpeechUtterance] = []
    var current: CurrentSpeech?
    nonisolated init() {}
  }

  /// An action to perform after the current word.
  enum PendingAction {
    case pause
    case stop
  }

  private func onMain(_ body: @escaping @MainActor @Sendable (SpeechQueue) -> Void) {
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { body(self) }
    } else {
      PhoneTime.runLater { body(self) }
    }
  }

  /// Runs a closure in a later turn of the main queue.
  private func later(_ body: @escaping @MainActor @Sendable (SpeechQueue) -> Void) {
    PhoneTime.runLater { body(self) }
  }

  /// Calls the delegate in a later turn of the main queue.
  @MainActor private func notify(
    _ utterance: AVSpeechUtterance,
    _ call:
      @escaping @MainActor (
        any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer, AVSpeechUtterance
      ) -> Void
  ) {
    later { queue in
      guard let synthesizer = queue.owner?.object, let delegate = synthesizer.delegate else {
        return
      }
      call(delegate, synthesizer, utterance)
    }
  }

  /// Runs a closure after a number of seconds of the phone's time, unless the utterance has ended
  /// or was paused by then.
  @MainActor private func wait(
    _ seconds: Double, in speech: CurrentSpeech,
    _ body: @escaping @MainActor @Sendable (SpeechQueue) -> Void
  ) {
    speech.waits += 1
    let number = speech.waits
    PhoneTime.run(after: seconds) { [weak self, weak speech] in
      guard let self, let speech, self.current === speech, speech.waits == number else { return }
      body(self)
    }
  }

  // MARK: Utterances

  @MainActor private func startNext() {
    guard current == nil, !status.isPaused, !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    do throws(SpeechError) {
      let speech = try CurrentSpeech(utterance)
      current = speech
      guard utterance.preUtteranceDelay > 0 else { return begin() }
      wait(utterance.preUtteranceDelay, in: speech) { $0.begin() }
    } catch {
      RuntimeWarning.once("speech is silent: \(error)")
      end(utterance) { $0.speechSynthesizer($1, didCancel: $2) }
    }
  }

  @MainActor private func begin() {
    guard current != nil else { return }
    playNextPiece()
  }

  /// Plays the next piece of the text, or ends the utterance.
  @MainActor private func playNextPiece() {
    guard let speech = current else { return }
    speech.player = nil
    if speech.pendingAction == .pause { return pauseNow(afterWord: false) }
    if speech.pendingAction == .stop { return stopNow(afterWord: false) }
    do {
      guard let player = try speech.nextPlayer() else {
        notifyStart(speech)
        return finish()
      }
      player.whenOver = { [weak self] in self?.playNextPiece() }
      player.whenInterrupted = { [weak self, callbacks] in
        callbacks.add { self?.pauseForInterruption() }
      }
      guard player.play(at: nil) else { return cancel() }
      notifyStart(speech)
      waitForMark()
    } catch {
      RuntimeWarning.once("an utterance is not spoken: \(error)")
      cancel()
    }
  }

  /// Notifies the delegate of the start of an utterance, once.
  @MainActor private func notifyStart(_ speech: CurrentSpeech) {
    guard !speech.isStartNotified else { return }
    speech.isStartNotified = true
    notify(speech.utterance) { $0.speechSynthesizer($1, didStart: $2) }
  }

  /// Waits for the end of an utterance, and for the silence after it.
  @MainActor private func finish() {
    guard let speech = current else { return }
    speech.player = nil
    wait(speech.utterance.postUtteranceDelay, in: speech) { queue in
      queue.current = nil
      queue.end(speech.utterance) { $0.speechSynthesizer($1, didFinish: $2) }
    }
  }

  @MainActor private func cancel() {
    guard let speech = current else { return }
    current = nil
    end(speech.utterance) { $0.speechSynthesizer($1, didCancel: $2) }
  }

  /// Removes an utterance, and starts the next.
  @MainActor private func end(
    _ utterance: AVSpeechUtterance,
    _ call:
      @escaping @MainActor (
        any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer, AVSpeechUtterance
      ) -> Void
  ) {
    statusLock.withLock { status in
      guard let index = status.utterances.firstIndex(of: ObjectIdentifier(utterance)) else {
        return
      }
      status.utterances.remove(at: index)
      status.count -= 1
    }
    notify(utterance, call)
    later { $0.startNext() }
  }

  // MARK: Marks

  /// Waits for the next mark of the piece.
  @MainActor private func waitForMark() {
    guard let speech = current, let player = speech.player, let time = speech.nextMarkTime else {
      return
    }
    wait(time - player.currentTime, in: speech) { $0.reachMark() }
  }

  @MainActor private func reachMark() {
    guard let speech = current else { return }
    if speech.nextMarkIsWord {
      switch speech.pendingAction {
      case .pause: return pauseNow(afterWord: false)
      case .stop: return stopNow(afterWord: false)
      case nil: break
      }
    }
    guard let mark = speech.takeMark() else { return }
    if mark.mark == .word {
      let range = mark.textRange
      notify(speech.utterance) {
        $0.speechSynthesizer($1, willSpeakRangeOfSpeechString: range, utterance: $2)
      }
    }
    notify(speech.utterance) { $0.speechSynthesizer($1, willSpeak: mark, utterance: $2) }
    waitForMark()
  }

  // MARK: Pausing and stopping

  @MainActor private func pauseNow(afterWord: Bool) {
    guard let speech = current else { return }
    if afterWord, speech.player != nil {
      speech.pendingAction = .pause
      return
    }
    speech.pendingAction = nil
    speech.player?.pause()
    speech.waits += 1
    statusLock.withLock { $0.isPaused = true }
    notify(speech.utterance) { $0.speechSynthesizer($1, didPause: $2) }
  }

  /// Handles an interruption by the phone, which has paused the sound (Speech.SP6).
  @MainActor private func pauseForInterruption() {
    guard current?.player != nil, !status.isPaused else { return }
    pauseNow(afterWord: false)
  }

  @MainActor private func continueNow() {
    guard let speech = current else { return startNext() }
    guard let player = speech.player else {
      notify(speech.utterance) { $0.speechSynthesizer($1, didContinue: $2) }
      return speech.hasBegun ? playNextPiece() : begin()
    }
    guard player.play(at: nil) else {
      statusLock.withLock { $0.isPaused = true }
      return
    }
    notify(speech.utterance) { $0.speechSynthesizer($1, didContinue: $2) }
    waitForMark()
  }

  @MainActor private func stopNow(afterWord: Bool) {
    waiting = []
    guard let speech = current else { return }
    if afterWord, speech.player != nil, !status.isPaused {
      speech.pendingAction = .stop
      statusLock.withLock { status in
        status.utterances = [ObjectIdentifier(speech.utterance)]
        status.count = 1
      }
      return
    }
    speech.player?.pause()
    current = nil
    statusLock.withLock { $0 = Status() }
    notify(speech.utterance) { $0.speechSynthesizer($1, didCancel: $2) }
  }
}
