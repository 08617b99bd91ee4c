import AVFAudio
import AudioToolbox
import Synchronization

/// An effect that multiplies its input, and that notes the events of its slices.
final class GainUnit: AUAudioUnit, @unchecked Sendable {
  static let description = AudioComponentDescription(
    componentType: kAudioUnitType_Effect, componentSubType: 0x6761_696E,
    componentManufacturer: 0x5465_7374, componentFlags: 0, componentFlagsMask: 0)

  /// The address of the gain.
  static let gain: AUParameterAddress = 1

  /// An event that a slice had.
  struct Event: Equatable {
    var time: AUEventSampleTime
    var type: AURenderEventType
    var value: AUValue = 0
    var bytes: [UInt8] = []
  }

  /// The state of the thread that renders.
  final class Kernel: @unchecked Sendable {
    let gain = Atomic<UInt32>(AUValue(1).bitPattern)
    var events: [Event] = []
    var notes = true
  }

  let kernel = Kernel()
  private(set) var allocations = 0
  private(set) var input: AUAudioUnitBus
  private(set) var output: AUAudioUnitBus
  private var inputs: AUAudioUnitBusArray?
  private var outputs: AUAudioUnitBusArray?

  override init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
    guard let format else { throw CocoaError(.featureUnsupported) }
    (input, output) = (try AUAudioUnitBus(format: format), try AUAudioUnitBus(format: format))
    output.maximumChannelCount = 4
    try super.init(componentDescription: componentDescription, options: options)
    inputs = AUAudioUnitBusArray(audioUnit: self, busType: .input, busses: [input])
    outputs = AUAudioUnitBusArray(audioUnit: self, busType: .output, busses: [output])
    let parameter = AUParameterTree.createParameter(
      withIdentifier: "gain", name: "Gain", address: Self.gain, min: 0, max: 4, unit: .linearGain,
      unitName: nil, flags: [.flag_IsReadable, .flag_IsWritable], valueStrings: nil,
      dependentParameters: nil)
    let level = AUParameterTree.createParameter(
      withIdentifier: "level", name: "Level", address: 2, min: 0, max: 1, unit: .generic,
      unitName: nil, flags: [.flag_OmitFromPresets], valueStrings: nil, dependentParameters: nil)
    let tree = AUParameterTree.createTree(withChildren: [parameter, level])
    parameter.value = 1
    parameter.implementorValueObserver = { [kernel] _, value in
      kernel.gain.store(value.bitPattern, ordering: .relaxed)
    }
    parameter.implementorValueProvider = { [kernel] _ in
      AUValue(bitPattern: kernel.gain.load(ordering: .relaxed))
    }
    parameterTree = tree
  }

  override var inputBusses: AUAudioUnitBusArray { inputs ?? super.inputBusses }
  override var outputBusses: AUAudioUnitBusArray { outputs ?? super.outputBusses }
  override var supportsUserPresets: Bool { true }
  override var latency: TimeInterval { 0.25 }

  override func allocateRenderResources() throws {
    try super.allocateRenderResources()
    allocations += 1
  }

  override var internalRenderBlock: AUInternalRenderBlock {
    { [kernel] flags, stamp, count, bus, buffers, first, pull in
      guard let pull else { return kAudioUnitErr_NoConnection }
      let status = pull(flags, stamp, count, 0, buffers)
      guard status == noErr else { return status }
      var next = first
      while let event = next {
        let head = event.pointee.head
        if head.eventType == .parameter, event.pointee.parameter.parameterAddress == Self.gain {
          kernel.gain.store(event.pointee.parameter.value.bitPattern, ordering: .relaxed)
        }
        if kernel.notes { kernel.note(event) }
        next = UnsafePointer(head.next)
      }
      let gain = AUValue(bitPattern: kernel.gain.load(ordering: .relaxed))
      let list = UnsafeMutableAudioBufferListPointer(buffers)
      for buffer in 0..<list.count {
        let memory = list[buffer].mData?.assumingMemoryBound(to: Float.self)
        guard let samples = memory else { continue }
        for frame in 0..<Int(count) { samples[frame] *= gain }
      }
      return noErr
    }
  }
}

extension GainUnit.Kernel {
  /// Notes an event, with its bytes.
  fileprivate func note(_ event: UnsafePointer<AURenderEvent>) {
    let head = event.pointee.head
    var noted = GainUnit.Event(time: head.eventSampleTime, type: head.eventType)
    if head.eventType == .MIDI || head.eventType == .midiSysEx {
      let offset = MemoryLayout<AUMIDIEvent>.offset(of: \.data) ?? 0
      let bytes = UnsafeRawPointer(event) + offset
      noted.bytes = (0..<Int(event.pointee.MIDI.length)).map {
        bytes.load(fromByteOffset: $0, as: UInt8.self)
      }
    } else {
      noted.value = event.pointee.parameter.value
    }
    events.append(noted)
  }
}
