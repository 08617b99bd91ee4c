import AVFAudio
import AudioToolbox
import CAllocationCounter
import Testing

/// Audio units of version 3 in an engine that the test renders by hand.
@Suite(.serialized) struct HostedUnitTests {
  private struct Bench {
    let engine = AVAudioEngine()
    let format: AVAudioFormat

    init(_ mode: AVAudioEngineManualRenderingMode = .offline) throws {
      format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
      try engine.enableManualRenderingMode(mode, format: format, maximumFrameCount: 1024)
    }

    /// Renders frames; returns those of the right channel.
    func render(_ count: AVAudioFrameCount) throws -> [Float] {
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count))
      #expect(try engine.renderOffline(count, to: buffer) == .success)
      let data = try #require(buffer.floatChannelData)
      return (0..<Int(count)).map { data[1][$0] }
    }

    /// Returns a source of a constant level, connected to a node.
    func connectLevel(to node: AVAudioNode) {
      let source = AVAudioSourceNode(format: format) { _, _, count, list in
        let buffers = UnsafeMutableAudioBufferListPointer(list)
        for index in 0..<buffers.count {
          buffers[index].mData?.assumingMemoryBound(to: Float.self)
            .update(repeating: 0.5, count: Int(count))
        }
        return noErr
      }
      engine.attach(source)
      engine.connect(source, to: node, format: format)
    }
  }

  @Test("AudioUnits.HO2, AudioUnits.HO4. An effect renders within the engine, in its format")
  func effect() throws {
    let bench = try Bench()
    let node = AVAudioUnitEffect(
      audioComponentDescription: AddingUnit.register(kAudioUnitType_Effect))
    let unit = try #require(node.auAudioUnit as? AddingUnit)
    #expect(node.name == "Adding" && node.manufacturerName == "Tests" && node.version == 0x10203)
    #expect(node.latency == 0.125 && node.audioComponentDescription.componentSubType == 0x6164_6464)
    bench.engine.attach(node)
    bench.engine.connect(node, to: bench.engine.mainMixerNode, format: bench.format)
    bench.connectLevel(to: node)
    try bench.engine.start()
    #expect(try bench.render(1000) == [Float](repeating: 0.75, count: 1000))
    #expect(unit.renderResourcesAllocated && unit.allocations == 1)
    #expect(unit.outputBusses[0].format.sampleRate == 48_000)
    #expect(unit.outputBusses[0].format.channelCount == 2 && unit.maximumFramesToRender == 512)
    node.bypass = true
    #expect(unit.shouldBypassEffect)
    #expect(try bench.render(100).last == 0.5)
    node.bypass = false
    node.reset()
    #expect(unit.resets == 1 && !unit.shouldBypassEffect)
    #expect(try bench.render(100).last == 0.75)
  }

  @Test("AudioUnits.HO2. A unit that refuses the format is silent")
  func refusedFormat() throws {
    let bench = try Bench()
    let node = AVAudioUnitEffect(
      audioComponentDescription: AddingUnit.register(kAudioUnitType_Effect))
    let unit = node.auAudioUnit
    unit.outputBusses[0].supportedChannelCounts = [1]
    bench.engine.attach(node)
    bench.engine.connect(node, to: bench.engine.mainMixerNode, format: bench.format)
    bench.connectLevel(to: node)
    try bench.engine.start()
    #expect(try bench.render(100) == [Float](repeating: 0, count: 100))
    #expect(!unit.renderResourcesAllocated)
  }

  @Test("AudioUnits.HO3. Generators and instruments render without an input")
  func sources() throws {
    let bench = try Bench()
    let generator = AVAudioUnitGenerator(
      audioComponentDescription: AddingUnit.register(kAudioUnitType_Generator))
    let instrument = AVAudioUnitMIDIInstrument(
      audioComponentDescription: AddingUnit.register(kAudioUnitType_MusicDevice))
    for node in [generator, instrument] {
      bench.engine.attach(node)
      bench.engine.connect(node, to: bench.engine.mainMixerNode, format: bench.format)
    }
    generator.volume = 0
    try bench.engine.start()
    #expect(generator.numberOfInputs == 0)
    #expect(try bench.render(600).suffix(50).allSatisfy { $0 == 0.25 })
    instrument.startNote(64, withVelocity: 100, onChannel: 3)
    #expect(try bench.render(600).suffix(50).allSatisfy { $0 == 0.5 })
    generator.volume = 1
    #expect(try bench.render(600).suffix(50).allSatisfy { $0 == 0.75 })
  }

  @Test("AudioUnits.HO4. Rendering and scheduling allocate nothing")
  func allocations() throws {
    let bench = try Bench(.realtime)
    let node = AVAudioUnitEffect(
      audioComponentDescription: AddingUnit.register(kAudioUnitType_Effect))
    let unit = node.auAudioUnit
    bench.engine.attach(node)
    bench.engine.connect(node, to: bench.engine.mainMixerNode, format: bench.format)
    bench.connectLevel(to: node)
    let token = unit.token(byAddingRenderObserver: { _, _, _, _ in })
    defer { unit.removeRenderObserver(token) }
    try bench.engine.start()
    let block = bench.engine.manualRenderingBlock
    let schedule = unit.scheduleParameterBlock
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: bench.format, frameCapacity: 512))
    buffer.frameLength = 512
    let list = buffer.mutableAudioBufferList
    #expect(block(512, list, nil) == .success)
    let before = allocation_count()
    for index in 0..<100 {
      schedule(AUEventSampleTimeImmediate, 0, 1, AUValue(index))
      _ = block(512, list, nil)
    }
    #expect(allocation_count() == before)
    #expect(buffer.floatChannelData?[0][511] == 0.75)
  }

  @Test("AudioUnits.HO4. The unit of an engine's own effect bypasses its node")
  func ownEffect() {
    let delay = AVAudioUnitDelay()
    delay.auAudioUnit.shouldBypassEffect = true
    #expect(delay.bypass && delay.auAudioUnit === delay.auAudioUnit)
    #expect(delay.audioComponentDescription.componentType == kAudioUnitType_Effect)
  }

  @Test("AudioUnits.HO5. The manager finds registered units by description, predicate and test")
  func manager() throws {
    let description = AddingUnit.register(kAudioUnitType_Generator)
    let manager = AVAudioUnitComponentManager.shared()
    let component = try #require(manager.components(matching: description).first)
    #expect(component.name == "Adding" && component.manufacturerName == "Tests")
    #expect(component.typeName == "Generator" && component.versionString == "1.2.3")
    #expect(!component.hasMIDIInput && component.isSandboxSafe)
    let named = manager.components(
      matching: NSPredicate(format: "name == %@ AND typeName == %@", "Adding", "Generator"))
    #expect(named.map(\.audioComponent) == [component.audioComponent])
    var count = 0
    let first = manager.components { _, stop in
      count += 1
      stop.pointee = true
      return true
    }
    #expect(first.count == 1 && count == 1)
  }
}
