import AVFAudio
import AudioToolbox
import PhoneTesting
import ScreenTestSupport
import Testing

/// Audio units of version 3 that an app creates asynchronously, in virtual time.
@Suite(.serialized, .exclusiveScreen) @MainActor struct UnitInstantiationTests {
  private func description(_ type: UInt32) -> AudioComponentDescription {
    var description = GainUnit.description
    (description.componentType, description.componentSubType) = (type, 0x696E_7374)
    return description
  }

  @Test("AudioUnits.UN1. A unit comes in a later turn, as an object of its class, or as an error")
  func units() {
    let bench = QueueBench()
    let description = description(kAudioUnitType_Effect)
    nonisolated(unsafe) var (units, errors): ([AUAudioUnit], [Int]) = ([], [])
    func create() {
      bench.phone.run {
        AUAudioUnit.instantiate(with: description) { unit, error in
          if let unit { units.append(unit) }
          if let error { errors.append((error as NSError).code) }
        }
        #expect(units.isEmpty)
      }
      bench.phone.wait(0.1)
    }
    create()
    #expect(units.isEmpty && errors == [-3000])
    AUAudioUnit.registerSubclass(GainUnit.self, as: description, name: "Tests: Gain", version: 1)
    create()
    #expect(units.count == 1 && units.first is GainUnit && errors.count == 1)
  }

  @Test("AudioUnits.HO1. A node has the class of its unit's type")
  func nodes() {
    let bench = QueueBench()
    nonisolated(unsafe) var nodes: [AVAudioUnit] = []
    for type in [kAudioUnitType_Effect, kAudioUnitType_Generator, kAudioUnitType_MusicDevice] {
      let description = description(type)
      AUAudioUnit.registerSubclass(GainUnit.self, as: description, name: "Tests: Gain", version: 1)
      bench.phone.run {
        AVAudioUnit.instantiate(with: description) { node, _ in
          if let node { nodes.append(node) }
        }
      }
      bench.phone.wait(0.1)
    }
    #expect(nodes.count == 3 && nodes.allSatisfy { $0.auAudioUnit is GainUnit })
    #expect(nodes.first is AVAudioUnitEffect && nodes.last is AVAudioUnitMIDIInstrument)
    #expect(nodes.dropFirst().first is AVAudioUnitGenerator)
  }
}
