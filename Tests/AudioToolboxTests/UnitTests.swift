import AVFAudio
import AudioToolbox
import Testing

/// Audio units of version 3.
@Suite(.serialized) struct UnitTests {
  private func makeUnit(_ type: UInt32 = kAudioUnitType_Effect) throws -> GainUnit {
    var description = GainUnit.description
    description.componentType = type
    return try GainUnit(componentDescription: description)
  }

  private func format(_ channels: AVAudioChannelCount) throws -> AVAudioFormat {
    let layout = AVAudioChannelLayout(
      layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | channels)
    guard channels > 2, let layout else {
      return try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: channels))
    }
    return AVAudioFormat(standardFormatWithSampleRate: 48_000, channelLayout: layout)
  }

  private func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch { return (error as NSError).code }
  }

  @Test("AudioUnits.UN1. A registered subclass is a component, and is replaced by another one")
  func registration() throws {
    final class Other: AUAudioUnit, @unchecked Sendable {}
    var description = GainUnit.description
    description.componentSubType = 0x6F74_6872
    #expect(code { _ = try AUAudioUnit(componentDescription: description) } == -3000)
    var any = AudioComponentDescription()
    let count = AudioComponentCount(&any)
    AUAudioUnit.registerSubclass(Other.self, as: description, name: "No maker", version: 1)
    AUAudioUnit.registerSubclass(GainUnit.self, as: description, name: "Maker: A: B", version: 9)
    #expect(AudioComponentCount(&any) == count + 1)
    let component = try #require(AudioComponentFindNext(nil, &description))
    #expect(AudioComponentFindNext(component, &description) == nil)
    var (found, version) = (AudioComponentDescription(), UInt32(0))
    #expect(AudioComponentGetDescription(component, &found) == noErr)
    #expect(AudioComponentGetVersion(component, &version) == noErr && version == 9)
    #expect(found.componentFlags & AudioComponentFlags.isV3AudioUnit.rawValue != 0)
    var old = description
    old.componentFlagsMask = AudioComponentFlags.isV3AudioUnit.rawValue
    #expect(AudioComponentFindNext(nil, &old) == nil)
    var instance: AudioComponentInstance?
    #expect(AudioComponentInstanceNew(component, &instance) == kAudio_ParamError)

    let unit = try AUAudioUnit(componentDescription: description)
    #expect(unit.component == component && unit.componentVersion == 9)
    #expect(unit.componentName == "Maker: A: B" && unit.manufacturerName == "Maker")
    #expect(unit.audioUnitName == "A: B" && unit.latency == 0.25)
    unit.parameterTree?.parameter(withAddress: GainUnit.gain)?.value = 3
    try unit.allocateRenderResources()
    let result = UnitBench(unit).render(4)
    #expect(result.status == noErr && result.samples == [1.5, 1.5, 1.5, 1.5])
  }

  @Test("AudioUnits.UN2. A bus gets a format that it supports while nothing is allocated")
  func busses() throws {
    let unit = try makeUnit()
    #expect(unit.outputBusses.count == 1 && unit.outputBusses[0] === unit.output)
    #expect(unit.output.busType == .output && unit.output.ownerAudioUnit === unit)
    try unit.output.setFormat(try format(4))
    #expect(unit.output.format.channelCount == 4)
    let five = try format(5)
    #expect(
      code { try unit.output.setFormat(five) } == Int(kAudioUnitErr_FormatNotSupported))
    unit.input.supportedChannelCounts = [1]
    let (one, two) = (try format(1), try format(2))
    #expect(code { try unit.input.setFormat(two) } == Int(kAudioUnitErr_FormatNotSupported))
    try unit.input.setFormat(one)
    try unit.allocateRenderResources()
    #expect(code { try unit.input.setFormat(one) } == Int(kAudioUnitErr_Initialized))
    unit.deallocateRenderResources()
    try unit.input.setFormat(one)
    let array = unit.outputBusses
    #expect(code { try array.setBusCount(2) } == Int(kAudioUnitErr_PropertyNotWritable))
    array.replaceBusses([try AUAudioUnitBus(format: two), try AUAudioUnitBus(format: one)])
    #expect(array.map(\.index) == [0, 1] && array[1].ownerAudioUnit === unit)
  }

  @Test("AudioUnits.UN3. The block renders within its limits, between two calls of observers")
  func rendering() throws {
    let unit = try makeUnit()
    let bench = UnitBench(unit)
    #expect(bench.render(8).status == kAudioUnitErr_Uninitialized)
    unit.maximumFramesToRender = 256
    try unit.allocateRenderResources()
    unit.maximumFramesToRender = 64
    #expect(unit.maximumFramesToRender == 256 && unit.allocations == 1)
    #expect(bench.render(257).status == kAudioUnitErr_TooManyFramesToProcess)
    nonisolated(unsafe) var flags: [AudioUnitRenderActionFlags] = []
    let token = unit.token(byAddingRenderObserver: { seen, stamp, count, bus in
      if count == 256 && bus == 0 { flags.append(seen) }
    })
    #expect(bench.render(256).samples == [Float](repeating: 0.5, count: 256))
    #expect(flags == [.unitRenderAction_PreRender, .unitRenderAction_PostRender])
    unit.removeRenderObserver(token)
    #expect(bench.render(256).status == noErr && flags.count == 2)
    unit.deallocateRenderResources()
    #expect(bench.render(8).status == kAudioUnitErr_Uninitialized)
  }

  @Test("AudioUnits.UN4. Each slice has its events in the order of their times")
  func events() throws {
    let unit = try makeUnit()
    try unit.allocateRenderResources()
    let bench = UnitBench(unit)
    bench.time = 1000
    let schedule = unit.scheduleParameterBlock
    schedule(1150, 0, 9, 1)
    schedule(1050, 20, 9, 2)
    schedule(AUEventSampleTimeImmediate + 50, 0, 9, 3)
    schedule(10, 0, GainUnit.gain, 4)
    schedule(1099, 0, 9, 5)
    schedule(1100, 0, 9, 6)
    schedule(AUEventSampleTimeImmediate, 0, 9, 7)
    #expect(bench.render(100).samples[0] == 2)
    typealias Event = GainUnit.Event
    #expect(
      unit.kernel.events == [
        Event(time: 1000, type: .parameter, value: 4),
        Event(time: 1000, type: .parameter, value: 7),
        Event(time: 1050, type: .parameterRamp, value: 2),
        Event(time: 1050, type: .parameter, value: 3),
        Event(time: 1099, type: .parameter, value: 5),
      ])
    unit.kernel.events = []
    _ = bench.render(50)
    #expect(unit.kernel.events == [Event(time: 1100, type: .parameter, value: 6)])
    _ = bench.render(50)
    #expect(unit.kernel.events.last == Event(time: 1150, type: .parameter, value: 1))
    schedule(1300, 0, 9, 1)
    unit.reset()
    unit.kernel.events = []
    for _ in 0..<4 { _ = bench.render(100) }
    #expect(unit.kernel.events.isEmpty)
  }

  @Test("AudioUnits.UN5. Of many events, the first 512 arrive, and later ones have room again")
  func manyEvents() throws {
    let unit = try makeUnit()
    try unit.allocateRenderResources()
    let bench = UnitBench(unit)
    let schedule = unit.scheduleParameterBlock
    for round in 0..<3 {
      for index in 0..<600 { schedule(AUEventSampleTimeImmediate, 0, 9, AUValue(index)) }
      unit.kernel.events = []
      _ = bench.render(16)
      #expect(unit.kernel.events.map(\.value) == (0..<512).map { AUValue($0) }, "\(round)")
    }
  }

  @Test("AudioUnits.UN5. Events of several threads all arrive")
  func threads() async throws {
    let unit = try makeUnit()
    try unit.allocateRenderResources()
    nonisolated(unsafe) let schedule = unit.scheduleParameterBlock
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for index in 0..<100 { schedule(0, 0, 9, AUValue(thread * 100 + index)) }
        }
      }
    }
    _ = UnitBench(unit).render(16)
    #expect(unit.kernel.events.map(\.value).sorted() == (0..<400).map { AUValue($0) })
  }

  @Test("AudioUnits.UN6. A state restores the parameters, but not those that it omits")
  func state() throws {
    let (unit, other) = (try makeUnit(), try makeUnit())
    let tree = try #require(unit.parameterTree)
    for parameter in tree.allParameters { parameter.value = 0.75 }
    let state = try #require(unit.fullState)
    #expect(state[kAUPresetSubtypeKey] as? Int == 0x6761_696E)
    other.fullStateForDocument = state
    #expect(other.parameterTree?.allParameters.map(\.value) == [0.75, 0])
    #expect(PropertyListSerialization.propertyList(state, isValidFor: .binary))
  }

  @Test("AudioUnits.UN7. People's presets are kept for all units of a kind")
  func presets() throws {
    let unit = try makeUnit()
    for preset in unit.userPresets { try unit.deleteUserPreset(preset) }
    let gain = try #require(unit.parameterTree?.parameter(withAddress: GainUnit.gain))
    let preset = AUAudioUnitPreset()
    (preset.number, preset.name) = (0, "Loud")
    #expect(
      code { try unit.saveUserPreset(preset) } == Int(kAudioUnitErr_InvalidPropertyValue))
    preset.number = -1
    gain.value = 3
    try unit.saveUserPreset(preset)
    (preset.number, gain.value) = (-2, 2)
    try unit.saveUserPreset(preset)
    let other = try makeUnit()
    #expect(other.userPresets.map(\.number) == [-2] && other.userPresets[0].name == "Loud")
    other.currentPreset = other.userPresets[0]
    #expect(other.parameterTree?.parameter(withAddress: GainUnit.gain)?.value == 2)
    #expect(other.currentPreset?.number == -2)
    try other.deleteUserPreset(preset)
    #expect(unit.userPresets.isEmpty && code { try other.deleteUserPreset(preset) } != nil)
  }

  @Test("AudioUnits.UN8. Units that MIDI controls get messages of any usual length")
  func messages() throws {
    #expect(try makeUnit().scheduleMIDIEventBlock == nil)
    let unit = try makeUnit(kAudioUnitType_MusicEffect)
    try unit.allocateRenderResources()
    let schedule = try #require(unit.scheduleMIDIEventBlock)
    let long = (0..<299).map { UInt8($0 % 128) }
    schedule(AUEventSampleTimeImmediate, 0, 3, [0x90, 60, 100])
    schedule(AUEventSampleTimeImmediate + 1, 0, 299, long)
    schedule(AUEventSampleTimeImmediate, 0, 300, long + [0])
    _ = UnitBench(unit).render(16)
    typealias Event = GainUnit.Event
    #expect(
      unit.kernel.events == [
        Event(time: 0, type: .MIDI, bytes: [0x90, 60, 100]),
        Event(time: 1, type: .midiSysEx, bytes: long),
      ])
    #expect(unit.isMusicDeviceOrEffect && unit.virtualMIDICableCount == 1)
  }
}
