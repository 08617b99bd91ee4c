import AVFoundation
import CAllocationCounter
import TactusSoundSpatialization
import TestSupport
import Testing

/// Environments, rendered by hand; steps AudioEngine.SP1–SP9.
@Suite struct EnvironmentTests {
  /// An environment with one source, a tone of 440 Hz with the level 0.5.
  private struct Bench {
    let engine = AVAudioEngine()
    let environment = AVAudioEnvironmentNode()
    let source: AVAudioSourceNode
    let format: AVAudioFormat
    let buffer: AVAudioPCMBuffer

    init(
      rate: Double = 48_000, channels: AVAudioChannelCount = 1,
      mode: AVAudioEngineManualRenderingMode = .offline
    ) throws {
      format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 2))
      let input = try #require(
        AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
      buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4800))
      nonisolated(unsafe) var position = 0
      source = AVAudioSourceNode(format: input) { _, _, count, list in
        for (channel, buffer) in UnsafeMutableAudioBufferListPointer(list).enumerated() {
          guard let data = buffer.mData?.assumingMemoryBound(to: Float.self) else { return -1 }
          for frame in 0..<Int(count) {
            let phase = 2 * Double.pi * 440 * Double(position + frame) / rate
            // Further channels are half as loud.
            data[frame] = Float(0.5 * sin(phase)) / Float(channel + 1)
          }
        }
        position += Int(count)
        return 0
      }
      try engine.enableManualRenderingMode(mode, format: format, maximumFrameCount: 4800)
      engine.attach(source)
      engine.attach(environment)
      engine.connect(source, to: environment, format: input)
      engine.connect(environment, to: engine.mainMixerNode, format: format)
    }

    /// Renders a tenth of a second.
    func render() throws -> [[Float]] {
      #expect(try engine.renderOffline(4800, to: buffer) == .success)
      let data = try #require(buffer.floatChannelData)
      return (0..<Int(format.channelCount)).map { channel in
        (0..<4800).map { data[channel][$0] }
      }
    }

    /// Returns the levels of both channels, in parts of the source's, after a change.
    func levels() throws -> (left: Double, right: Double) {
      if !engine.isRunning { try engine.start() }
      _ = try render()
      let sound = try render()
      return (Self.level(sound[0]), Self.level(sound[sound.count - 1]))
    }

    static func level(_ samples: [Float]) -> Double {
      (samples.reduce(0) { $0 + Double($1 * $1) } / Double(samples.count)).squareRoot()
        / (0.5 / 2.0.squareRoot())
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  @Test("AudioEngine.SP1, AudioEngine.SP4. Panning follows the source and the listener")
  func panning() throws {
    let bench = try Bench()
    #expect(bench.source.renderingAlgorithm == .equalPowerPanning)
    let half = 0.5.squareRoot()
    let places: [(AVAudio3DPoint, Double, Double)] = [
      (.init(x: 1, y: 0, z: 0), 0, 1), (.init(x: -1, y: 0, z: 0), 1, 0),
      (.init(x: 0, y: 0, z: -1), half, half), (.init(x: 0, y: 0, z: 1), half, half),
      (.init(x: 0, y: 0, z: 0), half, half),
    ]
    for (place, left, right) in places {
      bench.source.position = place
      let levels = try bench.levels()
      #expect(isNear(levels.left, left) && isNear(levels.right, right), "\(place) \(levels)")
      #expect(isNear(levels.left * levels.left + levels.right * levels.right, 1))
    }
    // What is in front is on the left after a turn to the right, by angles or by vectors.
    bench.source.position = .init(x: 0, y: 0, z: -1)
    bench.environment.listenerAngularOrientation = .init(yaw: 90, pitch: 0, roll: 0)
    let turned = try bench.levels()
    #expect(isNear(turned.left, 1) && isNear(turned.right, 0), "\(turned)")
    bench.environment.listenerVectorOrientation = .init(
      forward: .init(x: -1, y: 0, z: 0), up: .init(x: 0, y: 1, z: 0))
    #expect(abs(bench.environment.listenerAngularOrientation.yaw + 90) < 0.01)
    #expect(isNear(try bench.levels().right, 1))
    // Moved behind the source, the listener hears it from the other side.
    bench.environment.listenerAngularOrientation = .init()
    bench.source.position = .init(x: 1, y: 0, z: 0)
    bench.environment.listenerPosition = .init(x: 2, y: 0, z: 0)
    #expect(isNear(try bench.levels().left, 1))
    // A head that is upside down has its ears exchanged.
    bench.environment.listenerAngularOrientation = .init(yaw: 0, pitch: 0, roll: 180)
    #expect(isNear(try bench.levels().right, 1))
  }

  @Test("AudioEngine.SP1. Angles and vectors of a listener are the same orientation")
  func orientations() throws {
    let environment = AVAudioEnvironmentNode()
    var random = SeededRandom(seed: 18)
    for _ in 0..<200 {
      let angles = AVAudio3DAngularOrientation(
        yaw: .random(in: -179...179, using: &random), pitch: .random(in: -89...89, using: &random),
        roll: .random(in: -179...179, using: &random))
      environment.listenerAngularOrientation = angles
      let vectors = environment.listenerVectorOrientation
      environment.listenerVectorOrientation = vectors
      let again = environment.listenerAngularOrientation
      #expect(
        abs(again.yaw - angles.yaw) < 0.1 && abs(again.pitch - angles.pitch) < 0.1
          && abs(again.roll - angles.roll) < 0.1, "\(angles) \(again)")
    }
    environment.listenerAngularOrientation = .init(yaw: 30, pitch: 0, roll: 0)
    environment.listenerVectorOrientation = .init()
    environment.listenerVectorOrientation = .init(
      forward: .init(x: .nan, y: 0, z: 0), up: .init(x: 0, y: 1, z: 0))
    #expect(environment.listenerAngularOrientation.yaw == 30)
    environment.listenerPosition = .init(x: .infinity, y: 2, z: .nan)
    let place = environment.listenerPosition
    #expect(place.x == 0 && place.y == 2 && place.z == 0)
  }

  @Test("AudioEngine.SP2. Modes choose the channels that are placed")
  func modes() throws {
    let bench = try Bench(channels: 2)
    bench.source.position = .init(x: 4, y: 0, z: 0)
    // Stereo passes, with its own difference and without a distance.
    var levels = try bench.levels()
    #expect(isNear(levels.left, 1) && isNear(levels.right, 0.5), "\(levels)")
    bench.source.sourceMode = .pointSource
    levels = try bench.levels()
    #expect(isNear(levels.left, 0) && isNear(levels.right, 0.75 / 4), "\(levels)")
    bench.source.sourceMode = .bypass
    #expect(isNear(try bench.levels().left, 1))
    let mono = try Bench()
    mono.source.position = .init(x: 4, y: 0, z: 0)
    mono.source.renderingAlgorithm = .stereoPassThrough
    levels = try mono.levels()
    #expect(isNear(levels.left, 1) && isNear(levels.right, 1), "\(levels)")
    // Inside of the head.
    bench.source.sourceMode = .pointSource
    bench.source.renderingAlgorithm = .auto
    bench.source.position = .init(x: 0.05, y: 0, z: 0)
    #expect(isNear(try bench.levels().left, 0.75 * 0.5.squareRoot()))
    bench.source.pointSourceInHeadMode = .bypass
    #expect(isNear(try bench.levels().right, 0.5))
  }

  @Test("AudioEngine.SP3. Models attenuate by the documented formulas")
  func distances() throws {
    let bench = try Bench()
    let parameters = bench.environment.distanceAttenuationParameters
    #expect(parameters.distanceAttenuationModel == .inverse && parameters.referenceDistance == 1)
    #expect(parameters.maximumDistance == 100_000 && parameters.rolloffFactor == 1)
    func gain(_ distance: Float) throws -> Double {
      bench.source.position = .init(x: distance, y: 0, z: 0)
      return try bench.levels().right
    }
    #expect(isNear(try gain(0.5), 1))
    #expect(isNear(try gain(4), 0.25))
    (parameters.rolloffFactor, parameters.referenceDistance) = (2, 2)
    #expect(isNear(try gain(6), 2.0 / (2 + 2 * 4)))
    parameters.distanceAttenuationModel = .exponential
    #expect(isNear(try gain(6), 1.0 / 9))
    parameters.distanceAttenuationModel = .linear
    (parameters.rolloffFactor, parameters.maximumDistance) = (0.5, 10)
    #expect(isNear(try gain(6), 0.75))
    #expect(isNear(try gain(1000), 0.5))
    // Where a formula has no value there is no attenuation.
    parameters.maximumDistance = 2
    #expect(isNear(try gain(6), 1))
    (parameters.rolloffFactor, parameters.referenceDistance) = (.nan, -1)
    #expect(parameters.rolloffFactor == 1 && parameters.referenceDistance == 1)
  }

  @Test("AudioEngine.SP5. A measured head delays and dampens the sound for the ear behind it")
  func head() throws {
    for rate in [44_100.0, 48_000] {
      let bench = try Bench(rate: rate)
      let applicable = bench.environment.applicableRenderingAlgorithms.map(\.intValue)
      #expect(applicable.contains(AVAudio3DMixingRenderingAlgorithm.HRTF.rawValue))
      bench.source.renderingAlgorithm = .HRTF
      bench.source.position = .init(x: 1, y: 0, z: 0)
      try bench.engine.start()
      _ = try bench.render()
      let sound = try bench.render()
      let (left, right) = (Bench.level(sound[0]), Bench.level(sound[1]))
      #expect(right > 1.3 * left && left > 0.1 && right < 2, "\(left) \(right)")
      // Unlike with panning, the far ear hears it later: it is not the same wave with another gain.
      let scale = Float(left / right)
      let rest = zip(sound[0], sound[1]).map { $0 - $1 * scale }
      #expect(Bench.level(rest) > 0.3 * left, "\(Bench.level(rest))")
      bench.source.position = .init(x: -1, y: 0, z: 0)
      let mirrored = try bench.levels()
      #expect(mirrored.left > 1.3 * mirrored.right, "\(mirrored)")
      // Twice as far, half as loud.
      bench.source.position = .init(x: -2, y: 0, z: 0)
      let far = try bench.levels()
      #expect(isNear(far.left * 2, mirrored.left), "\(far)")
      bench.source.volume = 0
      #expect(try bench.levels().left < 0.001)
    }
  }

  @Test("AudioEngine.SP5. Two renderings are equal, and at other rates sources are panned")
  func equality() throws {
    func render() throws -> [[Float]] {
      let bench = try Bench()
      bench.source.renderingAlgorithm = .HRTFHQ
      try bench.engine.start()
      var sound: [[Float]] = []
      for step in 0..<5 {
        bench.source.position = .init(x: Float(step) - 2, y: 1, z: -1)
        sound += try bench.render()
      }
      return sound
    }
    #expect(try render() == render())
    let bench = try Bench(rate: 32_000)
    bench.source.renderingAlgorithm = .HRTF
    bench.source.position = .init(x: 1, y: 0, z: 0)
    let levels = try bench.levels()
    #expect(isNear(levels.left, 0) && isNear(levels.right, 1), "\(levels)")
    let applicable = bench.environment.applicableRenderingAlgorithms.map(\.intValue)
    #expect(!applicable.contains(AVAudio3DMixingRenderingAlgorithm.HRTF.rawValue))
  }

  @Test("AudioEngine.SP5. Without OpenAL Soft's library sources are panned")
  func missingLibrary() throws {
    try SurroundingSounds.$library.withValue("libtactus-missing.so.0") {
      let bench = try Bench()
      bench.source.renderingAlgorithm = .HRTF
      bench.source.position = .init(x: 1, y: 0, z: 0)
      let levels = try bench.levels()
      #expect(isNear(levels.left, 0) && isNear(levels.right, 1), "\(levels)")
      let applicable = bench.environment.applicableRenderingAlgorithms.map(\.intValue)
      #expect(!applicable.contains(AVAudio3DMixingRenderingAlgorithm.HRTF.rawValue))
      bench.source.position = .init(x: -1, y: 0, z: 0)
      let mirrored = try bench.levels()
      #expect(isNear(mirrored.left, 1) && isNear(mirrored.right, 0), "\(mirrored)")
    }
    // The library of this machine is found as before.
    #expect(SurroundingSounds(sampleRate: 48_000, capacity: 1) != nil)
    SurroundingSounds.$library.withValue("libtactus-missing.so.0") {
      #expect(SurroundingSounds(sampleRate: 48_000, capacity: 1) == nil)
    }
  }

  @Test("AudioEngine.SP5. Sources come, go and change their way while the engine runs")
  func changes() throws {
    let bench = try Bench()
    bench.source.renderingAlgorithm = .HRTF
    bench.source.position = .init(x: 1, y: 0, z: 0)
    let alone = try bench.levels()
    let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    var others: [AVAudioPlayerNode] = []
    for _ in 0..<9 {
      let player = AVAudioPlayerNode()
      (player.renderingAlgorithm, player.position) = (.HRTF, .init(x: -1, y: 0, z: 0))
      bench.engine.attach(player)
      bench.engine.connect(player, to: bench.environment, format: mono)
      others.append(player)
      _ = try bench.render()
    }
    let silent = try bench.levels()
    #expect(isNear(silent.right, alone.right), "other sources are silent \(silent) \(alone)")
    for player in others.prefix(5) { bench.engine.detach(player) }
    let fewer = try bench.levels()
    #expect(isNear(fewer.left, alone.left) && isNear(fewer.right, alone.right))
    bench.source.renderingAlgorithm = .equalPowerPanning
    #expect(isNear(try bench.levels().right, 1))
    let destination = try #require(bench.source.destination(forMixer: bench.environment, bus: 0))
    destination.position = .init(x: -1, y: 0, z: 0)
    destination.volume = 0.5
    let moved = try bench.levels()
    #expect(isNear(moved.left, 0.5) && isNear(moved.right, 0), "\(moved)")
    #expect(bench.source.position.x == 1)
    bench.engine.disconnectNodeInput(bench.environment)
    let nothing = try bench.levels()
    #expect(nothing.left == 0 && nothing.right == 0)
  }

  @Test("AudioEngine.SP6. A source reverberates by its share, at the level of the room")
  func reverberation() throws {
    let bench = try Bench()
    bench.source.reverbBlend = 0.5
    bench.source.position = .init(x: 0, y: 0, z: -1)
    #expect(isNear(try bench.levels().left, 0.5.squareRoot()), "without a room it has no effect")
    /// Returns the level of what follows a sound of a fifth of a second.
    func tail(_ change: (AVAudioEnvironmentReverbParameters) -> Void) throws -> Double {
      let bench = try Bench()
      bench.source.reverbBlend = 0.5
      let room = bench.environment.reverbParameters
      room.loadFactoryReverbPreset(.cathedral)
      room.enable = true
      change(room)
      _ = try bench.levels()
      bench.source.volume = 0
      return try bench.levels().left
    }
    let plain = try tail { _ in }
    #expect(plain > 0.001, "\(plain)")
    let louder = try tail { $0.level = 20 }
    #expect(abs(louder / plain - 10) < 0.1, "\(plain) \(louder)")
    let filtered = try tail {
      let filter = $0.filterParameters
      (filter.filterType, filter.frequency, filter.bypass) = (.highPass, 8000, false)
    }
    #expect(filtered < 0.2 * plain, "\(plain) \(filtered)")
    #expect(try tail { $0.enable = false } == 0)
    let room = bench.environment.reverbParameters
    room.level = .nan
    #expect(room.level == 0)
  }

  @Test("AudioEngine.SP7. Obstacles attenuate the direct path")
  func obstacles() throws {
    let bench = try Bench()
    bench.source.position = .init(x: 1, y: 0, z: 0)
    bench.source.obstruction = -20
    #expect(isNear(try bench.levels().right, 0.1))
    bench.source.occlusion = -6.0206
    #expect(isNear(try bench.levels().right, 0.05))
    (bench.source.obstruction, bench.source.occlusion) = (12, -.infinity)
    #expect(bench.source.obstruction == 0 && bench.source.occlusion == 0)
    bench.source.reverbBlend = 7
    #expect(bench.source.reverbBlend == 1)
  }

  @Test("AudioEngine.SP8. A source plays faster and higher")
  func speed() throws {
    let bench = try Bench()
    bench.source.position = .init(x: 1, y: 0, z: 0)
    try bench.engine.start()
    func crossings() throws -> Int {
      _ = try bench.render()
      let samples = try bench.render()[1]
      return zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    }
    #expect(abs(try crossings() - 44) <= 1)
    bench.source.rate = 2
    let fast = try crossings()
    #expect(abs(fast - 88) <= 1, "\(fast)")
    bench.source.rate = 0.1
    #expect(bench.source.rate == 0.5)
    let slow = try crossings()
    #expect(abs(slow - 22) <= 1, "\(slow)")
  }

  @Test("AudioEngine.SP9. The best way is that of the output")
  func output() throws {
    let bench = try Bench()
    bench.source.renderingAlgorithm = .auto
    bench.source.position = .init(x: 1, y: 0, z: 0)
    #expect(isNear(try bench.levels().left, 0), "speakers in manual rendering")
    bench.environment.outputType = .headphones
    #expect(try bench.levels().left > 0.1)
    bench.environment.outputType = .builtInSpeakers
    #expect(isNear(try bench.levels().left, 0))
  }

  @Test("AudioEngine.RT1, AudioEngine.SP5. Rendering does not allocate")
  func allocations() throws {
    let bench = try Bench(mode: .realtime)
    bench.engine.detach(bench.source)
    let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let player = AVAudioPlayerNode()
    bench.engine.attach(player)
    bench.engine.connect(player, to: bench.environment, format: mono)
    (player.renderingAlgorithm, player.reverbBlend) = (.HRTF, 0.3)
    bench.environment.reverbParameters.enable = true
    let sound = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 480))
    sound.frameLength = 480
    for frame in 0..<480 { sound.floatChannelData?[0][frame] = frame < 240 ? 0.5 : -0.5 }
    try bench.engine.start()
    player.scheduleBuffer(sound, at: nil, options: .loops)
    player.play()
    let block = bench.engine.manualRenderingBlock
    let list = bench.buffer.mutableAudioBufferList
    bench.buffer.frameLength = 512
    var status: OSStatus = 1
    for _ in 0..<8 { #expect(block(512, list, &status) == .success && status == 0) }
    let before = allocation_count()
    for _ in 0..<50 { _ = block(512, list, &status) }
    #expect(allocation_count() == before)
    let data = try #require(bench.buffer.floatChannelData)
    #expect((0..<512).contains { data[0][$0] != 0 })
  }
}
