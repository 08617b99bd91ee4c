import AVFoundation
import CAllocationCounter
import Testing

/// Engines that the test renders by hand.
@Suite struct EngineRenderingTests {
  /// An engine with a player, rendered offline at 48 kHz in stereo.
  private struct Bench {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    let format: AVAudioFormat
    let mono: AVAudioFormat

    init(mode: AVAudioEngineManualRenderingMode = .offline) throws {
      format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
      mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
      try engine.enableManualRenderingMode(mode, format: format, maximumFrameCount: 4096)
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
    }

    /// Returns a buffer of a constant level.
    func level(_ level: Float, _ count: Int, _ format: AVAudioFormat? = nil) throws
      -> AVAudioPCMBuffer
    {
      let buffer = try #require(
        AVAudioPCMBuffer(
          pcmFormat: format ?? self.format, frameCapacity: AVAudioFrameCount(count)))
      buffer.frameLength = AVAudioFrameCount(count)
      for channel in 0..<Int(buffer.format.channelCount) {
        for frame in 0..<count { buffer.floatChannelData?[channel][frame] = level }
      }
      return buffer
    }

    /// Renders frames, and returns those of the left and the right channel.
    func render(_ count: Int) throws -> (left: [Float], right: [Float]) {
      var (left, right): ([Float], [Float]) = ([], [])
      while left.count < count {
        let frames = AVAudioFrameCount(min(1000, count - left.count))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
        #expect(try engine.renderOffline(frames, to: buffer) == .success)
        let data = try #require(buffer.floatChannelData)
        left += (0..<Int(frames)).map { data[0][$0] }
        right += (0..<Int(frames)).map { data[1][$0] }
      }
      return (left, right)
    }
  }

  @Test("AudioEngine.MR1, AudioEngine.MR2. Buffers follow one another to the frame")
  func buffers() throws {
    let bench = try Bench()
    try bench.engine.start()
    #expect(bench.engine.isRunning && bench.engine.isInManualRenderingMode)
    nonisolated(unsafe) var ends: [Int] = []
    bench.player.scheduleBuffer(try bench.level(0.5, 700)) { ends.append(1) }
    bench.player.scheduleBuffer(try bench.level(-0.25, 600)) { ends.append(2) }
    bench.player.play()
    let sound = try bench.render(1500)
    #expect(sound.left == sound.right)
    let expected =
      [Float](repeating: 0.5, count: 700) + [Float](repeating: -0.25, count: 600)
      + [Float](repeating: 0, count: 200)
    #expect(sound.left == expected)
    #expect(ends == [1, 2] && bench.engine.manualRenderingSampleTime == 1500)
    #expect(bench.player.lastRenderTime?.sampleTime ?? 0 >= 1000)
  }

  @Test("AudioEngine.PN1. A buffer lives while it plays, and is released afterwards")
  func lifetime() throws {
    let bench = try Bench()
    try bench.engine.start()
    nonisolated(unsafe) var isReleased = false
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 1000)
    memory.initialize(repeating: 0.5, count: 1000)
    do {
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 4000, mData: memory))
      bench.engine.connect(bench.player, to: bench.engine.mainMixerNode, format: bench.mono)
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: bench.mono, bufferListNoCopy: &list) { _ in
          memory.update(repeating: -1, count: 1000)
          isReleased = true
        })
      bench.player.scheduleBuffer(buffer)
    }
    bench.player.play()
    #expect(try bench.render(900).left.allSatisfy { $0 == 0.5 } && !isReleased)
    #expect(try bench.render(100).left.allSatisfy { $0 == 0.5 })
    _ = try bench.render(100)
    #expect(isReleased)
    memory.deallocate()
  }

  @Test("AudioEngine.PN2. A buffer repeats, and is interrupted at once or at the end of its pass")
  func loops() throws {
    let bench = try Bench()
    try bench.engine.start()
    bench.player.scheduleBuffer(try bench.level(0.5, 100), at: nil, options: .loops)
    bench.player.play()
    #expect(try bench.render(1050).left == [Float](repeating: 0.5, count: 1050))
    bench.player.scheduleBuffer(try bench.level(0.1, 100), at: nil, options: .interruptsAtLoop)
    let after = try bench.render(250).left
    #expect(after.prefix(50).allSatisfy { $0 == 0.5 })
    #expect(after[50..<150].allSatisfy { $0 == 0.1 } && after[150...].allSatisfy { $0 == 0 })
    bench.player.scheduleBuffer(try bench.level(0.5, 100), at: nil, options: .loops)
    _ = try bench.render(30)
    bench.player.scheduleBuffer(try bench.level(0.2, 10), at: nil, options: .interrupts)
    let cut = try bench.render(20).left
    #expect(cut == [Float](repeating: 0.2, count: 10) + [Float](repeating: 0, count: 10))
  }

  @Test("AudioEngine.PN3. Segments begin at frames of the player, and the player at a node's frame")
  func times() throws {
    let bench = try Bench()
    try bench.engine.start()
    _ = try bench.render(100)
    bench.player.scheduleBuffer(
      try bench.level(0.5, 50), at: AVAudioTime(sampleTime: 200, atRate: 48_000))
    bench.player.play(at: AVAudioTime(sampleTime: 300, atRate: 48_000))
    let left = try bench.render(600).left
    // The node's frame 300 is 200 frames ahead, and the buffer begins 200 frames later.
    #expect(left.firstIndex(of: 0.5) == 400 && left.lastIndex(of: 0.5) == 449)
    // AudioEngine.PN5.
    let now = try #require(bench.player.lastRenderTime)
    let player = try #require(bench.player.playerTime(forNodeTime: now))
    #expect(now.sampleTime - player.sampleTime == 300)
    #expect(bench.player.nodeTime(forPlayerTime: player)?.sampleTime == now.sampleTime)
    bench.player.pause()
    _ = try bench.render(10)
    #expect(bench.player.playerTime(forNodeTime: now) == nil && !bench.player.isPlaying)
    bench.player.scheduleBuffer(try bench.level(0.25, 20))
    #expect(try bench.render(50).left.allSatisfy { $0 == 0 })
    bench.player.play()
    #expect(try bench.render(50).left.filter { $0 == 0.25 }.count == 20)
  }

  @Test("AudioEngine.PN4. Stopping calls the handlers of all segments, once each")
  func stopping() throws {
    let bench = try Bench()
    try bench.engine.start()
    nonisolated(unsafe) var calls: [AVAudioPlayerNodeCompletionCallbackType] = []
    for type in [
      AVAudioPlayerNodeCompletionCallbackType.dataConsumed, .dataRendered, .dataPlayedBack,
    ] {
      bench.player.scheduleBuffer(try bench.level(0.5, 1000), completionCallbackType: type) {
        calls.append($0)
      }
    }
    bench.player.play()
    _ = try bench.render(1100)
    #expect(calls == [.dataConsumed])
    bench.player.stop()
    #expect(try bench.render(100).left.allSatisfy { $0 == 0 })
    #expect(calls == [.dataConsumed, .dataRendered, .dataPlayedBack])
    bench.player.scheduleBuffer(try bench.level(0.5, 10)) { calls.append(.dataConsumed) }
    bench.engine.stop()
    bench.player.stop()
    #expect(calls.count == 4 && !bench.engine.isRunning)
  }

  @Test("AudioEngine.PN6. Files and their parts play, converted to the rate of the connection")
  func files() throws {
    let bench = try Bench()
    let fixture = try SoundFixture(seconds: 0.1, level: 0.25, channelCount: 2)
    let file = try AVAudioFile(forReading: fixture.url)
    try bench.engine.start()
    bench.player.scheduleSegment(file, startingFrame: 4000, frameCount: 500, at: nil)
    bench.player.scheduleFile(file, at: nil)
    bench.player.play()
    let left = try bench.render(6000).left
    #expect(left.filter { abs($0 - 0.25) < 0.001 }.count == 5300)
    bench.engine.stop()
    let low = try #require(AVAudioFormat(standardFormatWithSampleRate: 24_000, channels: 2))
    bench.engine.connect(bench.player, to: bench.engine.mainMixerNode, format: low)
    try bench.engine.start()
    bench.player.scheduleFile(file, at: nil)
    bench.player.play()
    let converted = try bench.render(6000).left
    let heard = converted.filter { abs($0 - 0.25) < 0.05 }.count
    #expect(abs(heard - 4800) < 150)
    // The file disappears while it plays, and the player ends in silence.
    try FileManager.default.removeItem(at: fixture.url)
    bench.player.scheduleFile(file, at: nil)
    #expect(try bench.render(200).left.count == 200)
  }

  @Test("AudioEngine.MX1, AudioEngine.MX2. A mixer adds up its inputs with volume and pan")
  func mixing() throws {
    let bench = try Bench()
    let second = AVAudioPlayerNode()
    bench.engine.attach(second)
    bench.engine.connect(second, to: bench.engine.mainMixerNode, format: bench.mono)
    #expect(bench.engine.mainMixerNode.nextAvailableInputBus == 2)
    try bench.engine.start()
    bench.player.scheduleBuffer(try bench.level(0.5, 100), at: nil, options: .loops)
    second.scheduleBuffer(try bench.level(0.25, 100, bench.mono), at: nil, options: .loops)
    bench.player.play()
    second.play()
    #expect(try bench.render(512).right.allSatisfy { $0 == 0.75 })
    (bench.player.volume, second.pan) = (0.5, -1)
    _ = try bench.render(512)
    let panned = try bench.render(512)
    #expect(panned.left.allSatisfy { $0 == 0.5 } && panned.right.allSatisfy { $0 == 0.25 })
    bench.engine.mainMixerNode.outputVolume = 0.5
    _ = try bench.render(512)
    #expect(try bench.render(512).left.allSatisfy { $0 == 0.25 })
    bench.player.volume = .nan
    #expect(bench.player.volume == 0)
    second.pan = 7
    #expect(second.pan == 1)
    let place = try #require(second.destination(forMixer: bench.engine.mainMixerNode, bus: 1))
    #expect(place.pan == 1)
    #expect(second.destination(forMixer: bench.engine.mainMixerNode, bus: 0) == nil)
  }

  @Test("AudioEngine.MX3. A volume changes within a slice, without a step")
  func ramp() throws {
    let bench = try Bench()
    try bench.engine.start()
    bench.player.scheduleBuffer(try bench.level(1, 100), at: nil, options: .loops)
    bench.player.play()
    _ = try bench.render(512)
    bench.player.volume = 0
    let left = try bench.render(1000).left
    let steps = zip(left, left.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? 1) < 0.005 && left.last == 0)
  }

  @Test("AudioEngine.FX1. Varispeed changes speed and pitch, time-pitch each by itself")
  func speeds() throws {
    func frequency(_ samples: some Collection<Float>) -> Double {
      let samples = Array(samples)
      let rises = samples.indices.dropFirst().filter { samples[$0 - 1] < 0 && samples[$0] >= 0 }
      guard let first = rises.first, let last = rises.last, last > first else { return 0 }
      return Double(rises.count - 1) * 48_000 / Double(last - first)
    }
    func heard(_ unit: AVAudioUnit) throws -> (frequency: Double, frames: Int) {
      let bench = try Bench()
      bench.engine.attach(unit)
      bench.engine.disconnectNodeOutput(bench.player)
      bench.engine.connect(bench.player, to: unit, format: bench.format)
      bench.engine.connect(unit, to: bench.engine.mainMixerNode, format: bench.format)
      try bench.engine.start()
      let buffer = try bench.level(0, 48_000)
      for frame in 0..<48_000 {
        let level = Float(0.5 * sin(2 * .pi * 440 * Double(frame) / 48_000))
        buffer.floatChannelData?[0][frame] = level
        buffer.floatChannelData?[1][frame] = level
      }
      bench.player.scheduleBuffer(buffer)
      bench.player.play()
      let left = try bench.render(110_000).left
      let end = left.lastIndex { abs($0) > 0.05 } ?? 0
      return (frequency(left[6000..<max(6001, end - 6000)]), end)
    }
    let varispeed = AVAudioUnitVarispeed()
    varispeed.rate = 2
    let fast = try heard(varispeed)
    #expect(abs(fast.frequency - 880) < 2 && abs(fast.frames - 24_000) < 500)
    let slow = AVAudioUnitTimePitch()
    slow.rate = 0.5
    let stretched = try heard(slow)
    #expect(abs(stretched.frequency - 440) < 3 && abs(stretched.frames - 96_000) < 6000)
    let high = AVAudioUnitTimePitch()
    high.pitch = 1200
    let shifted = try heard(high)
    #expect(abs(shifted.frequency - 880) < 6 && abs(shifted.frames - 48_000) < 5000)
    high.bypass = true
    let plain = try heard(high)
    #expect(abs(plain.frequency - 440) < 1 && abs(plain.frames - 48_000) < 100)
    (high.pitch, high.rate, varispeed.rate) = (99_999, 0, .nan)
    #expect(high.pitch == 2400 && high.rate == 1 / 32 && varispeed.rate == 1)
  }

  @Test("AudioEngine.SN1. Blocks render a source, receive a sink, and supply the input by hand")
  func blocks() throws {
    let bench = try Bench()
    nonisolated(unsafe) var phase: Float = 0
    let source = AVAudioSourceNode(format: bench.mono) { isSilence, stamp, count, list in
      let buffers = UnsafeMutableAudioBufferListPointer(list)
      let samples = buffers[0].mData?.assumingMemoryBound(to: Float.self)
      for frame in 0..<Int(count) {
        samples?[frame] = phase
        phase += 0.0001
      }
      isSilence.pointee = ObjCBool(stamp.pointee.mSampleTime >= 1024)
      return 0
    }
    bench.engine.attach(source)
    bench.engine.connect(source, to: bench.engine.mainMixerNode, format: bench.mono)
    let list = AudioBufferList.allocate(maximumBuffers: 1)
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 4096)
    memory.initialize(repeating: 0.125, count: 4096)
    defer {
      memory.deallocate()
      list.unsafeMutablePointer.deallocate()
    }
    nonisolated(unsafe) var hasInput = true
    let isSet = bench.engine.inputNode.setManualRenderingInputPCMFormat(bench.mono) { count in
      guard hasInput else { return nil }
      list[0] = AudioBuffer(mNumberChannels: 1, mDataByteSize: count * 4, mData: memory)
      return list.unsafePointer
    }
    #expect(isSet)
    nonisolated(unsafe) var received: [Float] = []
    let sink = AVAudioSinkNode { _, count, list in
      let samples = list.pointee.mBuffers.mData?.assumingMemoryBound(to: Float.self)
      for frame in 0..<Int(count) { received.append(samples?[frame] ?? -1) }
      return 0
    }
    bench.engine.attach(sink)
    bench.engine.connect(bench.engine.inputNode, to: sink, format: bench.mono)
    try bench.engine.start()
    let left = try bench.render(2000).left
    #expect((0..<1000).allSatisfy { abs(left[$0] - Float($0) * 0.0001) < 0.001 })
    #expect(left[1512...].allSatisfy { $0 == 0 })
    #expect(received == [Float](repeating: 0.125, count: 2000))
    hasInput = false
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: bench.format, frameCapacity: 100))
    let status = try bench.engine.renderOffline(100, to: buffer)
    #expect(status == .insufficientDataFromInputNode)
  }

  @Test("AudioEngine.TP1. A tap receives all frames in buffers of 100 ms, with their times")
  func taps() throws {
    let bench = try Bench()
    nonisolated(unsafe) var buffers: [(count: Int, time: Int64, level: Float)] = []
    bench.engine.mainMixerNode.installTap(onBus: 0, bufferSize: 256, format: nil) { buffer, time in
      let level = buffer.floatChannelData?[1][0] ?? -1
      buffers.append((Int(buffer.frameLength), time.sampleTime, level))
    }
    try bench.engine.start()
    bench.player.scheduleBuffer(try bench.level(0.5, 100), at: nil, options: .loops)
    bench.player.play()
    _ = try bench.render(14_400)
    #expect(buffers.map(\.count) == [4800, 4800, 4800])
    #expect(buffers.map(\.time) == [0, 4800, 9600] && buffers.allSatisfy { $0.level == 0.5 })
    bench.engine.mainMixerNode.removeTap(onBus: 0)
    _ = try bench.render(14_400)
    #expect(buffers.count == 3)
  }

  @Test("AudioEngine.EG2, AudioEngine.EG3. Connections replace others, and a fan-out has several")
  func connections() throws {
    let bench = try Bench()
    let (first, second) = (AVAudioMixerNode(), AVAudioMixerNode())
    bench.engine.attach(first)
    bench.engine.attach(second)
    bench.engine.connect(first, to: bench.engine.mainMixerNode, format: bench.format)
    bench.engine.connect(second, to: bench.engine.mainMixerNode, format: bench.format)
    bench.engine.connect(
      bench.player,
      to: [
        AVAudioConnectionPoint(node: first, bus: 0), AVAudioConnectionPoint(node: second, bus: 0),
      ], fromBus: 0, format: bench.format)
    #expect(bench.engine.outputConnectionPoints(for: bench.player, outputBus: 0).count == 2)
    #expect(bench.engine.inputConnectionPoint(for: first, inputBus: 0)?.node === bench.player)
    try bench.engine.start()
    bench.player.scheduleBuffer(try bench.level(0.25, 2000))
    bench.player.play()
    #expect(try bench.render(1000).left.allSatisfy { $0 == 0.5 })
    bench.engine.disconnectNodeInput(second)
    // AudioEngine.EG4.
    #expect(try bench.render(1000).left.dropFirst(240).allSatisfy { $0 == 0.25 })
    bench.engine.detach(first)
    #expect(first.engine == nil && bench.engine.attachedNodes.count == 4)
    #expect(try bench.render(500).left.dropFirst(240).allSatisfy { $0 == 0 })
  }

  @Test("AudioEngine.MR3. Rendering without its mode, or beyond its limits, fails")
  func errors() throws {
    func code(_ body: () throws -> Void) -> Int? {
      do { try body() } catch let error as NSError {
        #expect(error.domain == "com.apple.coreaudio.avfaudio")
        return error.code
      }
      return nil
    }
    let bench = try Bench()
    let buffer = try bench.level(0, 5000)
    let notRunning = AVAudioEngineManualRenderingError.notRunning.rawValue
    #expect(code { _ = try bench.engine.renderOffline(10, to: buffer) } == notRunning)
    try bench.engine.start()
    #expect(code { _ = try bench.engine.renderOffline(5000, to: buffer) } == -50)
    #expect(
      code {
        _ = try bench.engine.renderOffline(10, to: try bench.level(0, 10, bench.mono))
      } == -50)
    #expect(
      code {
        try bench.engine.enableManualRenderingMode(
          .offline, format: bench.format, maximumFrameCount: 10)
      } == AVAudioEngineManualRenderingError.initialized.rawValue)
    let other = AVAudioEngine()
    let invalid = AVAudioEngineManualRenderingError.invalidMode.rawValue
    #expect(code { _ = try other.renderOffline(10, to: buffer) } == invalid)
    bench.engine.disableManualRenderingMode()
    #expect(!bench.engine.isInManualRenderingMode && !bench.engine.isRunning)
  }

  @Test("AudioEngine.EX1–EX5, AudioEngine.EG1. Programming errors end the app with an exception")
  func exceptions() async {
    await #expect(processExitsWith: .failure) {
      let engine = AVAudioEngine()
      let (first, second) = (AVAudioMixerNode(), AVAudioMixerNode())
      engine.attach(first)
      engine.attach(second)
      engine.connect(first, to: second, format: nil)
      engine.connect(second, to: first, format: nil)
    }
    await #expect(processExitsWith: .failure) {
      let engine = AVAudioEngine()
      engine.connect(AVAudioPlayerNode(), to: engine.mainMixerNode, format: nil)
    }
    await #expect(processExitsWith: .failure) { try AVAudioEngine().start() }
    await #expect(processExitsWith: .failure) {
      let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
      engine.attach(player)
      player.play()
    }
    await #expect(processExitsWith: .failure) {
      let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
      guard let mono = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1),
        let buffer = AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 1)
      else { return }
      player.scheduleBuffer(buffer)
    }
    await #expect(processExitsWith: .failure) {
      let engine = AVAudioEngine()
      engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in }
      engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in }
    }
  }

  @Test("AudioEngine.RT1, AudioEngine.MR4. Rendering in real time allocates nothing")
  func allocations() throws {
    let bench = try Bench(mode: .realtime)
    let players = (0..<4).map { _ in AVAudioPlayerNode() }
    let low = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    for (index, player) in players.enumerated() {
      bench.engine.attach(player)
      bench.engine.connect(
        player, to: bench.engine.mainMixerNode, format: index < 2 ? low : bench.format)
    }
    try bench.engine.start()
    for (index, player) in players.enumerated() {
      let format = index < 2 ? low : bench.format
      player.scheduleBuffer(try bench.level(0.1, 777, format), at: nil, options: .loops)
      player.play()
    }
    bench.engine.mainMixerNode.installTap(onBus: 0, bufferSize: 4800, format: nil) { _, _ in }
    let block = bench.engine.manualRenderingBlock
    let buffer = try bench.level(0, 512)
    var status: OSStatus = 1
    #expect(block(512, buffer.mutableAudioBufferList, &status) == .success && status == 0)
    players[3].volume = 0.5
    let before = allocation_count()
    for _ in 0..<50 { _ = block(512, buffer.mutableAudioBufferList, &status) }
    let after = allocation_count()
    #expect(after == before)
    #expect(abs((buffer.floatChannelData?[0][100] ?? 0) - 0.35) < 0.01)
    // A stop is carried out on the render thread, and releases nothing there.
    nonisolated(unsafe) var ends = 0
    players[1].scheduleBuffer(try bench.level(0.1, 10, low)) { ends += 1 }
    players[0].stop()
    players[1].stop()
    let between = allocation_count()
    _ = block(512, buffer.mutableAudioBufferList, &status)
    #expect(allocation_count() == between && ends == 0)
    bench.engine.stop()
    #expect(ends == 1)
  }
}
