import AudioToolbox
import Foundation
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneTypes
import Testing

/// An audio queue on a phone in real time, whose clock the test advances.
@Suite(.serialized) @MainActor struct QueueInRealTimeTests {
  private final class Clock: Sendable {
    private let time = Mutex(PhoneInstant.boot)

    var now: PhoneInstant { time.withLock { $0 } }

    func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }
  }

  @Test("AudioQueues.AQ3. In real time a thread of the queue calls back, and plays all")
  func plays() async throws {
    let (clock, recorder, log) = (Clock(), RecordingActuator(sampleRate: 48_000), QueueLog())
    let host = PhoneHost(actuators: [recorder], now: { clock.now })
    host.setRealTime()
    let link = ClientLink(to: host, app: "Game")
    host.advance()
    log.limit = 5
    let queue = try AppPhone.withLink(link) {
      var (format, queue) = (AudioStreamBasicDescription.pcm(48_000), AudioQueueRef?.none)
      let status = AudioQueueNewOutput(
        &format,
        { data, queue, buffer in
          let log = QueueLog.of(data)
          log.count += 1
          log.threads.insert(pthread_equal(pthread_self(), log.thread) != 0)
          if log.count < log.limit { AudioQueueEnqueueBuffer(queue, buffer, 0, nil) }
          if log.count == log.limit { AudioQueueStop(queue, false) }
        }, Unmanaged.passUnretained(log).toOpaque(), nil, nil, 0, &queue)
      #expect(status == noErr)
      let new = try #require(queue)
      for _ in 0..<3 {
        var buffer: AudioQueueBufferRef?
        AudioQueueAllocateBuffer(new, 9600, &buffer)
        let memory = try #require(buffer)
        memory.pointee.fill([Int16](repeating: 8192, count: 4800))
        AudioQueueEnqueueBuffer(new, memory, 0, nil)
      }
      #expect(AudioQueueStart(new, nil) == noErr)
      return new
    }
    var (isRunning, size): (UInt32, UInt32) = (1, 4)
    // A second of the phone, each step with time for the threads.
    for _ in 0..<400 where isRunning == 1 {
      try await Task.sleep(for: .milliseconds(4))
      clock.advance(by: .milliseconds(5))
      host.advance()
      AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &isRunning, &size)
    }
    // The last buffers come back after the stop was asked for.
    #expect(isRunning == 0 && log.threads == [false] && log.count == 7)
    let heard = recorder.removeRecording().left.count { $0 == 0.25 }
    #expect((20_000...33_600).contains(heard))
    AppPhone.withLink(link) { _ = AudioQueueDispose(queue, true) }
  }
}
