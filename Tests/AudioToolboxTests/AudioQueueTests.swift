import AVFAudio
import AudioToolbox
import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing

/// Audio queues that play, on a phone in virtual time.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioQueueTests {
  private let format = AudioStreamBasicDescription.pcm(48_000)

  /// Writes the next samples of a ramp into a buffer and enqueues it again, as apps do.
  private static let refill: AudioQueueOutputCallback = { data, queue, buffer in
    let log = QueueLog.of(data)
    log.count += 1
    log.threads.insert(pthread_equal(pthread_self(), log.thread) != 0)
    guard log.count <= log.limit else { return }
    let frames = Int(buffer.pointee.mAudioDataBytesCapacity) / 2
    buffer.pointee.fill((0..<frames).map { Int16(truncatingIfNeeded: (log.next + $0) * 16) })
    log.next += frames
    log.statuses.append(AudioQueueEnqueueBuffer(queue, buffer, 0, nil))
  }

  private static let note: AudioQueueOutputCallback = { data, queue, buffer in
    let log = QueueLog.of(data)
    log.count += 1
    log.statuses.append(AudioQueueEnqueueBuffer(queue, buffer, 0, nil))
  }

  private static let listen: AudioQueuePropertyListenerProc = { data, queue, id in
    var (value, size): (UInt32, UInt32) = (9, 4)
    AudioQueueGetProperty(queue, id, &value, &size)
    QueueLog.of(data).states.append(value)
  }

  @Test(
    "AudioQueues.AQ3. Small buffers that the callback enqueues again play without a gap",
    arguments: [256, 1024])
  func gapless(frames: Int) throws {
    let (bench, log) = (QueueBench(), QueueLog())
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      for _ in 0..<3 {
        let samples = (0..<frames).map { Int16(truncatingIfNeeded: (log.next + $0) * 16) }
        try bench.enqueue(queue, samples)
        log.next += frames
      }
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    let left = bench.record(0.5).left
    let start = try #require(left.firstIndex { $0 != 0 }) - 1
    let heard = left[start...].enumerated().map { index, value in
      abs(value - Float(Int16(truncatingIfNeeded: index * 16)) / 32768)
    }
    #expect(heard.count > 18_000 && (heard.max() ?? 1) < 0.0001)
    // AudioQueues.AQ4.
    #expect(log.threads == [false] && log.statuses.allSatisfy { $0 == noErr })
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ4. With the main run loop or queue the callbacks come on the main thread")
  func mainThread() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 3
    let queue = try bench.makeOutput(format, loop: CFRunLoopGetMain(), log, Self.refill)
    try bench.phone.run {
      try bench.enqueue(queue, [Int16](repeating: 100, count: 480))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    bench.phone.wait(0.3)
    #expect(log.threads == [true] && log.count == 4)
    nonisolated(unsafe) var threads: [Bool] = []
    let other = try bench.phone.run {
      var (format, other) = (format, AudioQueueRef?.none)
      #expect(
        AudioQueueNewOutputWithDispatchQueue(&other, &format, 0, .main) { _, _ in
          threads.append(pthread_equal(pthread_self(), log.thread) != 0)
        } == noErr)
      let queue = try #require(other)
      try bench.enqueue(queue, [Int16](repeating: 100, count: 480))
      #expect(AudioQueueStart(queue, nil) == noErr)
      return queue
    }
    bench.phone.wait(0.3)
    #expect(threads == [true])
    for queue in [queue, other] { bench.phone.run { _ = AudioQueueDispose(queue, true) } }
  }

  @Test("AudioQueues.AQ6. A stop that is not immediate plays all, and then tells the listeners")
  func drain() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      let data = Unmanaged.passUnretained(log).toOpaque()
      AudioQueueAddPropertyListener(queue, kAudioQueueProperty_IsRunning, Self.listen, data)
      for _ in 0..<2 { try bench.enqueue(queue, [Int16](repeating: 8192, count: 4800)) }
      #expect(AudioQueueStart(queue, nil) == noErr)
      #expect(AudioQueueStop(queue, false) == noErr)
    }
    #expect(log.states == [1])
    let left = bench.record(0.5).left
    #expect(left.count { $0 == 0.25 } == 9600 && left.allSatisfy { $0 == 0 || $0 == 0.25 })
    #expect(log.states == [1, 0])
    #expect(log.count == 2)
    // The queue starts again.
    try bench.phone.run {
      try bench.enqueue(queue, [Int16](repeating: 8192, count: 4800))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    #expect(bench.record(0.4).left.count { $0 == 0.25 } == 4800)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ7. An immediate stop and a reset give all buffers back at once")
  func reset() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    let queue = try bench.makeOutput(format, log, Self.note)
    try bench.phone.run {
      for _ in 0..<3 { try bench.enqueue(queue, [Int16](repeating: 8192, count: 48_000)) }
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    #expect(bench.record(0.3).left.contains(0.25))
    bench.phone.run { #expect(AudioQueueStop(queue, true) == noErr) }
    // None of the three could be enqueued again meanwhile.
    #expect(log.count == 3)
    #expect(log.statuses.allSatisfy { $0 == kAudioQueueErr_EnqueueDuringReset })
    #expect(bench.record(0.3).left.suffix(4800).allSatisfy { $0 == 0 })
    _ = try bench.phone.run { try bench.enqueue(queue, [1, 2, 3]) }
    bench.phone.run { #expect(AudioQueueReset(queue) == noErr) }
    #expect(log.count == 4)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ7. A callback may stop its queue")
  func stopInside() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    let queue = try bench.makeOutput(format, log) { data, queue, _ in
      let log = QueueLog.of(data)
      log.count += 1
      if log.count == 1 { log.statuses.append(AudioQueueStop(queue, true)) }
    }
    try bench.phone.run {
      for _ in 0..<3 { try bench.enqueue(queue, [Int16](repeating: 8192, count: 480)) }
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    bench.phone.wait(0.3)
    #expect(log.statuses == [noErr] && log.count == 3)
    #expect(bench.record(0.2).left.allSatisfy { $0 == 0 })
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ8. A paused queue goes on where it was, and counts as running")
  func pause() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      try bench.enqueue(queue, [Int16](repeating: 8192, count: 24_000))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    let first = bench.record(0.3).left.count { $0 == 0.25 }
    bench.phone.run { #expect(AudioQueuePause(queue) == noErr) }
    let rest = bench.record(0.5).left
    let second = rest.count { $0 == 0.25 }
    #expect(rest.suffix(9600).allSatisfy { $0 == 0 } && log.count == 0)
    var (isRunning, size): (UInt32, UInt32) = (9, 4)
    AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &isRunning, &size)
    #expect(isRunning == 1)
    bench.phone.run { #expect(AudioQueueStart(queue, nil) == noErr) }
    let third = bench.record(0.6).left.count { $0 == 0.25 }
    #expect(first + second + third == 24_000 && log.count == 1)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ9. Volume, its ramp, and the pan change what is heard")
  func parameters() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      AudioQueueSetParameter(queue, kAudioQueueParam_Volume, 0.5)
      try bench.enqueue(queue, [Int16](repeating: 16_384, count: 96_000))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    #expect(bench.record(0.3).left.suffix(480).allSatisfy { $0 == 0.25 })
    bench.phone.run {
      AudioQueueSetParameter(queue, kAudioQueueParam_VolumeRampTime, 0.5)
      AudioQueueSetParameter(queue, kAudioQueueParam_Volume, 1)
    }
    let ramp = bench.record(0.7).left
    let steps = zip(ramp, ramp.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.0001 } && abs((ramp.last ?? 0) - 0.5) < 0.001)
    bench.phone.run { _ = AudioQueueSetParameter(queue, kAudioQueueParam_Pan, 1) }
    let panned = bench.record(0.3)
    #expect(abs(panned.left.last ?? 1) < 0.001 && (panned.right.last ?? 0) > 0.45)
    let other = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      AudioQueueStop(queue, true)
      AudioQueueSetParameter(other, kAudioQueueParam_Pan, -1)
      try bench.enqueue(other, [Int16](repeating: 8192, count: 48_000))
      #expect(AudioQueueStart(other, nil) == noErr)
    }
    let second = bench.record(0.3)
    #expect(abs(second.right.last ?? 1) < 0.001 && (second.left.last ?? 0) > 0.2)
    bench.phone.run { _ = AudioQueueDispose(other, true) }
    var value: Float = 0
    #expect(AudioQueueGetParameter(queue, kAudioQueueParam_Volume, &value) == noErr && value == 1)
    #expect(AudioQueueSetParameter(queue, 99, 1) == kAudioQueueErr_InvalidParameter)
    #expect(AudioQueueSetParameter(queue, kAudioQueueParam_Volume, .nan) == kAudio_ParamError)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ9. A buffer has a start, trimmed ends and a volume of its own")
  func bufferParameters() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    var actual = AudioTimeStamp()
    try bench.phone.run {
      var buffer: AudioQueueBufferRef?
      #expect(AudioQueueAllocateBuffer(queue, 2000, &buffer) == noErr)
      let new = try #require(buffer)
      new.pointee.fill([Int16](repeating: 16_384, count: 1000))
      var event = AudioQueueParameterEvent(mID: kAudioQueueParam_Volume, mValue: 0.5)
      var start = AudioTimeStamp()
      (start.mSampleTime, start.mFlags) = (4800, .sampleTimeValid)
      #expect(
        AudioQueueEnqueueBufferWithParameters(
          queue, new, 0, nil, 100, 200, 1, &event, &start, &actual) == noErr)
      try bench.enqueue(queue, [Int16](repeating: 8192, count: 10))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    let left = bench.record(0.5).left
    #expect(left.count { $0 == 0.25 } == 700 && left.count { $0 == 0.125 } == 10)
    #expect(actual.mSampleTime == 4800)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ9. The play rate keeps the pitch, and needs the time pitch enabled")
  func playRate() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      var on: UInt32 = 1
      #expect(AudioQueueSetProperty(queue, kAudioQueueProperty_EnableTimePitch, &on, 4) == noErr)
      AudioQueueSetParameter(queue, kAudioQueueParam_PlayRate, 2)
      let tone = (0..<48_000).map {
        Int16(8000 * sin(2 * Double.pi * 440 * Double($0) / 48_000))
      }
      try bench.enqueue(queue, tone)
      #expect(AudioQueueStart(queue, nil) == noErr)
      #expect(
        AudioQueueSetProperty(queue, kAudioQueueProperty_EnableTimePitch, &on, 4)
          == kAudioQueueErr_InvalidRunState)
    }
    let left = bench.record(1).left
    let sounding = left.count { abs($0) > 0.01 }
    let crossings = zip(left[12_000..<20_000], left[12_001..<20_001]).count { $0 < 0 && $1 >= 0 }
    #expect((20_000..<28_000).contains(sounding) && (70...77).contains(crossings))
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ12. The time of the queue follows what is heard")
  func time() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    var (time, gap) = (AudioTimeStamp(), DarwinBoolean(true))
    #expect(AudioQueueGetCurrentTime(queue, nil, &time, nil) == kAudioQueueErr_InvalidRunState)
    var timeline: AudioQueueTimelineRef?
    #expect(AudioQueueCreateTimeline(queue, &timeline) == noErr)
    try bench.phone.run {
      try bench.enqueue(queue, [Int16](repeating: 8192, count: 48_000))
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    let heard = bench.record(0.5).left.count { $0 != 0 }
    #expect(AudioQueueGetCurrentTime(queue, timeline, &time, &gap) == noErr && !gap.boolValue)
    #expect(abs(time.mSampleTime - Double(heard)) < 300)
    #expect(time.mFlags.isSuperset(of: .sampleHostTimeValid))
    let before = time.mSampleTime
    bench.phone.wait(0.25)
    AudioQueueGetCurrentTime(queue, timeline, &time, &gap)
    #expect(abs(time.mSampleTime - before - 12_000) < 2)
    var device = AudioTimeStamp()
    #expect(AudioQueueDeviceGetCurrentTime(queue, &device) == noErr)
    #expect(abs(device.mSampleTime - Double(device.mHostTime) * 48e-6) < 1)
    #expect(AudioQueueDisposeTimeline(queue, try #require(timeline)) == noErr)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ5. A start at a time of the host is exact to the frame")
  func startTime() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      try bench.enqueue(queue, [Int16](repeating: 8192, count: 4800))
      var start = AudioTimeStamp()
      start.mHostTime = UInt64((bench.phone.time + 0.4) * 1e9)
      start.mFlags = .hostTimeValid
      #expect(AudioQueueStart(queue, &start) == noErr)
    }
    let left = bench.record(0.6).left
    let first = try #require(left.firstIndex { $0 != 0 })
    // What the speaker adds is the same for a sound of the system.
    #expect((19_100...19_700).contains(first) && left.count { $0 == 0.25 } == 4800)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ10. Levels are measured when that is enabled; properties check their sizes")
  func properties() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    log.limit = 0
    let queue = try bench.makeOutput(.pcm(48_000, channels: 2), log, Self.refill)
    var levels = [AudioQueueLevelMeterState](repeating: .init(), count: 2)
    var size: UInt32 = 16
    #expect(
      AudioQueueGetProperty(queue, kAudioQueueProperty_CurrentLevelMeter, &levels, &size)
        == kAudioQueueErr_InvalidProperty)
    try bench.phone.run {
      var on: UInt32 = 1
      AudioQueueSetProperty(queue, kAudioQueueProperty_EnableLevelMetering, &on, 4)
      let frames = (0..<96_000).map { Int16($0 % 2 == 0 ? 16_384 : 8192) }
      try bench.enqueue(queue, frames)
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    bench.phone.wait(0.4)
    #expect(
      AudioQueueGetProperty(queue, kAudioQueueProperty_CurrentLevelMeter, &levels, &size) == noErr)
    #expect(levels.map(\.mPeakPower) == [0.5, 0.25] && abs(levels[0].mAveragePower - 0.5) < 0.001)
    AudioQueueGetProperty(queue, kAudioQueueProperty_CurrentLevelMeterDB, &levels, &size)
    #expect(abs(levels[0].mPeakPower + 6.02) < 0.01)
    size = 2
    var value: UInt32 = 0
    #expect(
      AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &value, &size)
        == kAudioQueueErr_InvalidPropertySize)
    #expect(AudioQueueGetProperty(queue, 1, &value, &size) == kAudioQueueErr_InvalidProperty)
    var name: CFString?
    size = UInt32(MemoryLayout<CFString?>.size)
    bench.phone.run {
      _ = withUnsafeMutablePointer(to: &name) {
        AudioQueueGetProperty(queue, kAudioQueueProperty_CurrentDevice, $0, &size)
      }
    }
    #expect(!(name ?? "").isEmpty)
    var cookie: [UInt8] = [1, 2, 3]
    #expect(AudioQueueSetProperty(queue, kAudioQueueProperty_MagicCookie, &cookie, 3) == noErr)
    #expect(
      AudioQueueGetPropertySize(queue, kAudioQueueProperty_MagicCookie, &size) == noErr
        && size == 3)
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ1, AudioQueues.AQ2. Formats, buffers and references are checked")
  func mistakes() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    var (mp3, none): (AudioStreamBasicDescription, AudioQueueRef?) = (.mp3, nil)
    #expect(
      AudioQueueNewOutput(&mp3, Self.refill, nil, nil, nil, 0, &none)
        == kAudioFormatUnsupportedDataFormatError)
    var slow = AudioStreamBasicDescription.pcm(100)
    #expect(
      AudioQueueNewOutput(&slow, Self.refill, nil, nil, nil, 0, &none)
        == kAudioFormatUnsupportedDataFormatError)
    #expect(none == nil)
    let queue = try bench.makeOutput(format, log, Self.refill)
    let other = try bench.makeOutput(format, log, Self.refill)
    let buffer = try bench.enqueue(queue, [1, 2, 3])
    #expect(AudioQueueEnqueueBuffer(queue, buffer, 0, nil) == kAudioQueueErr_BufferEnqueuedTwice)
    #expect(AudioQueueEnqueueBuffer(other, buffer, 0, nil) == kAudioQueueErr_InvalidBuffer)
    #expect(AudioQueueFreeBuffer(queue, buffer) == kAudioQueueErr_BufferInQueue)
    var prepared: UInt32 = 0
    #expect(AudioQueuePrime(queue, 0, &prepared) == noErr && prepared == 3)
    var empty: AudioQueueBufferRef?
    #expect(AudioQueueAllocateBufferWithPacketDescriptions(queue, 64, 4, &empty) == noErr)
    let new = try #require(empty)
    #expect(new.pointee.mPacketDescriptionCapacity == 4)
    #expect(AudioQueueEnqueueBuffer(queue, new, 0, nil) == kAudioQueueErr_BufferEmpty)
    new.pointee.mAudioDataByteSize = 65
    #expect(AudioQueueEnqueueBuffer(queue, new, 0, nil) == kAudioQueueErr_InvalidBuffer)
    #expect(AudioQueueFreeBuffer(queue, new) == noErr)
    #expect(AudioQueueAllocateBuffer(queue, 0, &empty) == kAudio_MemFullError && empty == nil)
    bench.phone.run {
      #expect(AudioQueueDispose(queue, true) == noErr)
      #expect(AudioQueueDispose(queue, true) == kAudioQueueErr_QueueInvalidated)
    }
    #expect(AudioQueueStart(queue, nil) == kAudioQueueErr_QueueInvalidated)
    #expect(AudioQueueStop(queue, true) == kAudioQueueErr_QueueInvalidated)
    bench.phone.run { _ = AudioQueueDispose(other, false) }
    #expect(AudioQueuePause(other) == kAudioQueueErr_QueueInvalidated)
  }

  @Test("AudioQueues.AQ5. A call interrupts a queue, and refuses its start")
  func interruption() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    let queue = try bench.makeOutput(format, log, Self.refill)
    try bench.phone.run {
      let data = Unmanaged.passUnretained(log).toOpaque()
      AudioQueueAddPropertyListener(queue, kAudioQueueProperty_IsRunning, Self.listen, data)
      for _ in 0..<3 { try bench.enqueue(queue, [Int16](repeating: 8192, count: 4800)) }
      #expect(AudioQueueStart(queue, nil) == noErr)
    }
    bench.phone.wait(0.3)
    bench.phone.set(\.isInCall, true)
    bench.phone.wait(0.2)
    #expect(log.states == [1, 0])
    bench.phone.run { #expect(AudioQueueStart(queue, nil) != noErr) }
    bench.phone.set(\.isInCall, false)
    bench.phone.wait(0.1)
    bench.phone.run { #expect(AudioQueueStart(queue, nil) == noErr) }
    #expect(bench.record(0.3).left.contains { $0 != 0 } && log.states == [1, 0, 1])
    // Headphones do not stop it.
    bench.phone.set(\.hasHeadphones, true)
    #expect(bench.record(0.4).left.suffix(480).contains { $0 != 0 } && log.states == [1, 0, 1])
    bench.phone.run { _ = AudioQueueDispose(queue, true) }
  }

  @Test("AudioQueues.AQ1. Every width and order of linear PCM, μ-law and other rates are heard")
  func formats() throws {
    let bench = QueueBench()
    let formats: [(AudioStreamBasicDescription, [UInt8])] = [
      (.pcm(48_000, bits: 8), [0x20]), (.pcm(48_000, bits: 8, isSigned: false), [0xA0]),
      (.pcm(48_000, bits: 16, isBigEndian: true), [0x20, 0]),
      (.pcm(48_000, bits: 24), [0, 0, 0x20]), (.pcm(48_000, bits: 32), [0, 0, 0, 0x20]),
      (.pcm(48_000, bits: 32, isFloat: true), [0, 0, 0x80, 0x3E]),
      (.pcm(48_000, bits: 64, isFloat: true, isBigEndian: true), [0x3F, 0xD0, 0, 0, 0, 0, 0, 0]),
    ]
    for (format, sample) in formats {
      let log = QueueLog()
      log.limit = 0
      let queue = try bench.makeOutput(format, log, Self.refill)
      try bench.phone.run {
        var buffer: AudioQueueBufferRef?
        let bytes = sample.count * 2400
        AudioQueueAllocateBuffer(queue, UInt32(bytes), &buffer)
        let new = try #require(buffer)
        for index in 0..<bytes {
          new.pointee.mAudioData.storeBytes(
            of: sample[index % sample.count], toByteOffset: index, as: UInt8.self)
        }
        new.pointee.mAudioDataByteSize = UInt32(bytes)
        #expect(AudioQueueEnqueueBuffer(queue, new, 0, nil) == noErr)
        #expect(AudioQueueStart(queue, nil) == noErr)
      }
      #expect(bench.record(0.4).left.count { $0 == 0.25 } == 2400)
      bench.phone.run { _ = AudioQueueDispose(queue, true) }
    }
  }
}
