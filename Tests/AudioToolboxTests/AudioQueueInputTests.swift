import AVFAudio
import AudioToolbox
import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusSoundFiles
import Testing

/// Audio queues that record, on a phone whose microphone is a file.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioQueueInputTests {
  private static let collect: AudioQueueInputCallback = {
    data, queue, buffer, time, packets, descriptions in
    let log = QueueLog.of(data)
    log.count += 1
    log.times.append(time.pointee)
    log.packets.append(packets)
    let samples = buffer.pointee.mAudioData.assumingMemoryBound(to: Int16.self)
    let count = Int(buffer.pointee.mAudioDataByteSize) / 2
    log.samples += UnsafeBufferPointer(start: samples, count: count)
    log.statuses.append(AudioQueueEnqueueBuffer(queue, buffer, 0, nil))
  }

  private func makeQueue(
    _ bench: QueueBench, _ log: QueueLog, _ format: AudioStreamBasicDescription
  ) throws -> AudioQueueRef {
    try bench.phone.run {
      var (format, queue) = (format, AudioQueueRef?.none)
      let data = Unmanaged.passUnretained(log).toOpaque()
      #expect(AudioQueueNewInput(&format, Self.collect, data, nil, nil, 0, &queue) == noErr)
      let new = try #require(queue)
      for _ in 0..<3 {
        var buffer: AudioQueueBufferRef?
        #expect(AudioQueueAllocateBuffer(new, 4410 * 2, &buffer) == noErr)
        #expect(AudioQueueEnqueueBuffer(new, try #require(buffer), 0, nil) == noErr)
      }
      return new
    }
  }

  @Test("AudioQueues.AQ11. Buffers have what the microphone hears, one after the other")
  func recording() throws {
    let bench = QueueBench()
    let sound = try SoundFixture(seconds: 5)
    bench.phone.permissions[.microphone] = .authorized
    try bench.phone.run { try AVAudioSession.sharedInstance().setCategory(.playAndRecord) }
    bench.phone.microphone = sound.url.path
    let log = QueueLog()
    let queue = try makeQueue(bench, log, .pcm(44_100))
    bench.phone.run { #expect(AudioQueueStart(queue, nil) == noErr) }
    bench.phone.wait(1)
    #expect(log.count >= 8 && log.packets.allSatisfy { $0 == 4410 })
    #expect(log.times.enumerated().allSatisfy { $1.mSampleTime == Double($0 * 4410) })
    let steps = zip(log.times, log.times.dropFirst()).map { Int($1.mHostTime) - Int($0.mHostTime) }
    #expect(steps.allSatisfy { abs($0 - 100_000_000) < 1000 })
    #expect(log.samples[2000..<40_000].allSatisfy { abs(Int($0) - 16_384) < 40 })
    let full = log.count
    bench.phone.run { #expect(AudioQueueStop(queue, true) == noErr) }
    // The three buffers come back; the first one has the rest.
    #expect(log.count == full + 3 && log.packets.suffix(2) == [0, 0])
    #expect(log.statuses.suffix(3).allSatisfy { $0 == kAudioQueueErr_EnqueueDuringReset })
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ11. A category that does not record refuses the start")
  func category() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    bench.phone.permissions[.microphone] = .authorized
    try bench.phone.run { try AVAudioSession.sharedInstance().setCategory(.playback) }
    let queue = try makeQueue(bench, log, .pcm(16_000))
    bench.phone.run {
      #expect(
        AudioQueueStart(queue, nil)
          == OSStatus(AVAudioSession.ErrorCode.cannotStartRecording.rawValue))
    }
    #expect(AudioQueuePrime(queue, 0, nil) == kAudioQueueErr_InvalidQueueType)
    #expect(
      AudioQueueSetParameter(queue, kAudioQueueParam_Volume, 1) == kAudioQueueErr_InvalidQueueType)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }
}
