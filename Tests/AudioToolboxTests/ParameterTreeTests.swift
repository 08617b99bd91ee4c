import AudioToolbox
import Testing

/// The parameters of audio units of version 3.
@Suite struct ParameterTreeTests {
  private func makeParameter(
    _ identifier: String, _ address: AUParameterAddress, _ range: ClosedRange<AUValue> = 0...1,
    unit: AudioUnitParameterUnit = .generic, strings: [String]? = nil, dependents: [NSNumber]? = nil
  ) -> AUParameter {
    AUParameterTree.createParameter(
      withIdentifier: identifier, name: identifier.uppercased(), address: address,
      min: range.lowerBound, max: range.upperBound, unit: unit, unitName: nil,
      flags: [.flag_IsReadable, .flag_IsWritable, .flag_CanRamp], valueStrings: strings,
      dependentParameters: dependents)
  }

  private func makeTree() -> AUParameterTree {
    let group = AUParameterTree.createGroup(
      withIdentifier: "LFO", name: "Oscillator",
      children: [makeParameter("rate", 7, 1...10, unit: .hertz), makeParameter("depth", 8)])
    return AUParameterTree.createTree(withChildren: [makeParameter("gain", 3, -1...1), group])
  }

  /// An object that counts the changes of a key path.
  private final class Watcher: NSObject, _KVObserve {
    var values: [Float] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let number = change?[.newKey] as? NSNumber { values.append(number.floatValue) }
    }
  }

  @Test("AudioUnits.AP1. Nodes are found by address, by key and by key path")
  func tree() throws {
    let tree = makeTree()
    #expect(tree.children.map(\.identifier) == ["gain", "LFO"])
    #expect(tree.allParameters.map(\.address) == [3, 7, 8])
    #expect(tree.allParameters.map(\.keyPath) == ["gain", "LFO.rate", "LFO.depth"])
    #expect(tree.parameter(withAddress: 9) == nil)
    #expect(tree.parameter(withID: 3, scope: kAudioUnitScope_Global, element: 0) == nil)
    let rate = try #require(tree.parameter(withAddress: 7))
    #expect(tree.value(forKeyPath: "LFO.rate") as? AUParameter === rate)
    #expect((tree.value(forKey: "LFO") as? AUParameterGroup)?.displayName == "Oscillator")
    #expect((rate.minValue, rate.maxValue) == (1, 10) && rate.unit == .hertz)
    #expect(rate.unitName == "Hz" && rate.flags.contains(.flag_CanRamp))
    rate.value = 4
    #expect(tree.value(forKeyPath: "LFO.rate.value") as? Float == 4)
    tree.setValue(6, forKeyPath: "LFO.rate.value")
    #expect(rate.value == 6)
    let watcher = Watcher()
    rate.addObserver(watcher, forKeyPath: "value", options: [.new], context: nil)
    rate.value = 2
    rate.removeObserver(watcher, forKeyPath: "value")
    rate.value = 3
    #expect(watcher.values == [2])
  }

  @Test("AudioUnits.AP1. Two equal identifiers or addresses end the app")
  func duplicates() async {
    await #expect(processExitsWith: .failure) {
      func parameter(_ name: String, _ address: AUParameterAddress) -> AUParameter {
        AUParameterTree.createParameter(
          withIdentifier: name, name: name, address: address, min: 0, max: 1, unit: .generic,
          unitName: nil, valueStrings: nil, dependentParameters: nil)
      }
      _ = AUParameterTree.createTree(withChildren: [parameter("a", 1), parameter("b", 1)])
    }
    await #expect(processExitsWith: .failure) {
      func parameter(_ name: String, _ address: AUParameterAddress) -> AUParameter {
        AUParameterTree.createParameter(
          withIdentifier: name, name: name, address: address, min: 0, max: 1, unit: .generic,
          unitName: nil, valueStrings: nil, dependentParameters: nil)
      }
      _ = AUParameterTree.createTree(withChildren: [parameter("a", 1), parameter("a", 2)])
    }
  }

  @Test("AudioUnits.AP2. Groups of a template have copies with moved addresses")
  func templates() throws {
    let level = makeParameter("level", 1, dependents: [2])
    level.implementorStringFromValueCallback = { _, _ in "own" }
    let template = AUParameterTree.createGroupTemplate([level, makeParameter("pan", 2)])
    level.value = 0.5
    let groups = [AUParameterAddress(0), 100].map {
      AUParameterTree.createGroup(
        fromTemplate: template, identifier: "band\($0)", name: "Band", addressOffset: $0)
    }
    let tree = AUParameterTree.createTree(withChildren: groups)
    #expect(tree.allParameters.map(\.address) == [1, 2, 101, 102])
    let copy = try #require(tree.parameter(withAddress: 101))
    #expect(copy !== level && copy.keyPath == "band100.level" && copy.displayName == "LEVEL")
    #expect(copy.dependentParameters == [102] && copy.value == 0.5)
    #expect(copy.string(fromValue: nil) == "own")
    copy.value = 1
    #expect(level.value == 0.5)
  }

  @Test("AudioUnits.AP3. A tree is archived with its values")
  func archive() throws {
    let tree = makeTree()
    tree.parameter(withAddress: 7)?.value = 5
    let data = try NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: AUParameterTree.self, from: data))
    #expect(copy.allParameters.map(\.keyPath) == tree.allParameters.map(\.keyPath))
    let rate = try #require(copy.parameter(withAddress: 7))
    #expect(rate.value == 5 && rate.unit == .hertz && rate.maxValue == 10)
    #expect(rate.flags == tree.parameter(withAddress: 7)?.flags && rate.displayName == "RATE")
  }

  @Test("AudioUnits.AP4. Values stay within their range, and go to the unit")
  func values() throws {
    let tree = makeTree()
    let rate = try #require(tree.parameter(withAddress: 7))
    let gain = try #require(tree.parameter(withAddress: 3))
    #expect((rate.value, gain.value) == (1, 0))
    nonisolated(unsafe) var (own, shared): ([AUValue], [AUValue]) = ([], [])
    tree.implementorValueObserver = { shared.append($0.address == 7 ? $1 : -$1) }
    for value: AUValue in [-5, 10, 11, .nan, 10.5] { rate.value = value }
    #expect(shared == [1, 10, 10, 1, 10])
    gain.implementorValueObserver = { own.append($1) }
    gain.value = -2
    #expect(own == [-1] && shared.count == 5)
    nonisolated(unsafe) var stored: AUValue = 0.25
    tree.implementorValueProvider = { $0.address == 3 ? stored : 2 }
    #expect((rate.value, gain.value) == (2, 0.25))
    stored = 0.75
    #expect(gain.value == 0.75)
  }

  @Test("AudioUnits.AP5. All observers but the originator are told of a change")
  func observers() throws {
    let tree = makeTree()
    let rate = try #require(tree.parameter(withAddress: 7))
    nonisolated(unsafe) var log: [String] = []
    let own = rate.token { (address: AUParameterAddress, value: AUValue) in
      log.append("own \(address) \(value)")
    }
    let all = tree.token(byAddingParameterObserver: { log.append("all \($0) \($1)") })
    let records = tree.token(
      byAddingParameterRecordingObserver: { count, events in
        for index in 0..<count {
          log.append("record \(events[index].hostTime) \(events[index].value)")
        }
      })
    let gestures = tree.token(
      byAddingParameterAutomationObserver: { count, events in
        for index in 0..<count { log.append("gesture \(events[index].eventType)") }
      })
    rate.value = 2
    #expect(log == ["own 7 2.0", "all 7 2.0", "record 0 2.0", "gesture value"])
    log = []
    rate.setValue(3, originator: all, atHostTime: 9, eventType: .touch)
    #expect(log == ["own 7 3.0", "record 9 3.0", "gesture touch"])
    log = []
    rate.removeParameterObserver(own)
    tree.removeParameterObserver(records)
    tree.removeParameterObserver(gestures)
    rate.setValue(4, originator: nil, atHostTime: 1)
    tree.parameter(withAddress: 3)?.setValue(1, originator: nil)
    #expect(log == ["all 7 4.0", "all 3 1.0"])
  }

  @Test("AudioUnits.AP6. Values and names have texts, which a unit can change")
  func texts() {
    let names = ["Sine", "Saw", "Square"]
    let shape = makeParameter("shape", 1, 0...2, unit: .indexed, strings: names)
    let tree = AUParameterTree.createTree(withChildren: [shape, makeParameter("mix", 2, 0...100)])
    var value: AUValue = 1
    #expect(shape.string(fromValue: &value) == "Saw" && shape.string(fromValue: nil) == "Sine")
    #expect(shape.value(from: "Square") == 2)
    let mix = tree.allParameters[1]
    mix.value = 12.5
    #expect(mix.string(fromValue: nil) == "12.50" && mix.value(from: "40 %") == 40)
    #expect(mix.value(from: "200") == 100 && mix.value(from: "none") == 0)
    #expect(mix.displayName(withLength: 1) == "MIX")
    tree.implementorStringFromValueCallback = { "<\($1?.pointee ?? $0.value)>" }
    tree.implementorValueFromStringCallback = { _, text in AUValue(text.count) }
    tree.implementorDisplayNameWithLengthCallback = { String($0.displayName.prefix($1)) }
    #expect(mix.string(fromValue: nil) == "<12.5>" && mix.value(from: "abc") == 3)
    #expect(mix.displayName(withLength: 1) == "M")
  }
}
