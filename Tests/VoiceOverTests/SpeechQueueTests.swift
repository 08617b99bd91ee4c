import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

@Suite struct SpeechQueueTests {
  private func announcement(
    _ id: UInt64, _ priority: AccessibilityAnnouncement.Priority = .default,
    isQueued: Bool = false
  ) -> Utterance {
    Utterance(
      id: id, "announcement \(id)", language: "en",
      kind: .announcement(
        AccessibilityAnnouncement("", priority: priority, isQueued: isQueued)))
  }

  private func element(_ id: UInt64) -> Utterance {
    Utterance(id: id, "element \(id)", language: "en", kind: .element)
  }

  private func at(_ seconds: Double) -> PhoneInstant { .boot.advanced(by: .seconds(seconds)) }

  /// Returns a queue that speaks an utterance of two seconds.
  private func queue(speaking utterance: Utterance) -> SpeechQueue {
    var queue = SpeechQueue()
    #expect(queue.say(utterance, at: at(0)) == [.begin(utterance)])
    queue.setDuration(.seconds(2), of: utterance.id)
    return queue
  }

  @Test("VoiceOver.SQ1. An utterance ends when its sound has")
  func duration() {
    var queue = queue(speaking: element(2))
    #expect(queue.deadline == at(2))
    #expect(queue.advance(to: at(1.9)).isEmpty)
    #expect(queue.advance(to: at(2)) == [.end(element(2), .finished)])
    #expect(!queue.isSpeaking && queue.deadline == nil)
  }

  @Test("VoiceOver.SQ2. A gesture's speech cuts off what is spoken, and its hint")
  func interruption() {
    var queue = queue(speaking: element(2))
    let hint = Utterance(id: 4, "hint", language: "en", kind: .hint)
    #expect(queue.say(hint, after: .seconds(0.6), at: at(0)).isEmpty)
    #expect(
      queue.say(element(6), at: at(1)) == [
        .end(element(2), .interrupted), .drop(hint), .begin(element(6)),
      ])
  }

  @Test("VoiceOver.HI1. A hint follows after a pause")
  func hint() {
    var queue = queue(speaking: element(2))
    let hint = Utterance(id: 4, "hint", language: "en", kind: .hint)
    _ = queue.say(hint, after: .seconds(0.6), at: at(0))
    #expect(queue.advance(to: at(2)) == [.end(element(2), .finished)])
    #expect(queue.deadline == at(2.6))
    #expect(queue.advance(to: at(2.6)) == [.begin(hint)])
  }

  @Test("VoiceOver.SQ3. Queued and low announcements wait, also for later gestures")
  func waiting() {
    var queue = queue(speaking: element(2))
    #expect(queue.say(announcement(3, isQueued: true), at: at(0.5)).isEmpty)
    #expect(queue.say(announcement(5, .low), at: at(0.6)).isEmpty)
    #expect(
      queue.say(element(8), at: at(1)) == [.end(element(2), .interrupted), .begin(element(8))])
    queue.setDuration(.seconds(1), of: 8)
    #expect(
      queue.advance(to: at(2)) == [
        .end(element(8), .finished), .begin(announcement(3, isQueued: true)),
      ])
  }

  @Test("VoiceOver.SQ4. A default announcement is cut off, a high one is not")
  func priorities() {
    var first = queue(speaking: announcement(3))
    #expect(
      first.say(element(2), at: at(1)) == [
        .end(announcement(3), .interrupted), .begin(element(2)),
      ])
    var second = queue(speaking: announcement(3, .high))
    #expect(second.say(element(2), at: at(1)).isEmpty)
    #expect(
      second.advance(to: at(2)) == [.end(announcement(3, .high), .finished), .begin(element(2))])
    second.setDuration(.seconds(2), of: 2)
    #expect(
      second.say(announcement(5, .high), at: at(3)) == [
        .end(element(2), .interrupted), .begin(announcement(5, .high)),
      ])
  }

  @Test("VoiceOver.SQ6. Speech is paused and goes on where it was")
  func pause() {
    var queue = queue(speaking: element(2))
    let isPaused = queue.pause(at: at(0.5))
    #expect(isPaused)
    #expect(queue.deadline == nil && queue.advance(to: at(60)).isEmpty)
    let resumed = queue.resume(at: at(60))
    #expect(resumed?.0 == element(2) && resumed?.spoken == .seconds(0.5))
    #expect(queue.deadline == at(61.5))
  }

  @Test("VoiceOver.SQ6. Silence ends everything; nobody waits")
  func silence() {
    var queue = queue(speaking: element(2))
    _ = queue.say(announcement(3, .low), at: at(0))
    #expect(
      queue.silence(at: at(1)) == [.end(element(2), .interrupted), .drop(announcement(3, .low))])
    #expect(queue.deadline == nil)
  }
}
