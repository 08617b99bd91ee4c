import AVFAudio
import AudioToolbox
import Synchronization

/// An effect that adds a number to all samples of its first input, or a number of a MIDI message.
final class AddingUnit: AUAudioUnit, @unchecked Sendable {
  /// The values that rendering reads.
  final class Kernel: Sendable {
    let value = Atomic<UInt32>(Float(0.25).bitPattern)
  }

  static func description(_ type: UInt32) -> AudioComponentDescription {
    AudioComponentDescription(
      componentType: type, componentSubType: 0x6164_6464, componentManufacturer: 0x5465_7374,
      componentFlags: 0, componentFlagsMask: 0)
  }

  static func register(_ type: UInt32) -> AudioComponentDescription {
    let description = description(type)
    AUAudioUnit.registerSubclass(
      AddingUnit.self, as: description, name: "Tests: Adding", version: 0x0001_0203)
    return description
  }

  let kernel = Kernel()
  private(set) var resets = 0
  private(set) var allocations = 0
  private let hasInput: Bool
  private var inputs: AUAudioUnitBusArray?
  private var outputs: AUAudioUnitBusArray?

  override init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    hasInput = componentDescription.componentType == kAudioUnitType_Effect
    try super.init(componentDescription: componentDescription, options: options)
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1) else {
      return
    }
    let bus = try AUAudioUnitBus(format: format)
    bus.supportedChannelCounts = [1, 2]
    outputs = AUAudioUnitBusArray(audioUnit: self, busType: .output, busses: [bus])
    let sources = hasInput ? [try AUAudioUnitBus(format: format)] : []
    inputs = AUAudioUnitBusArray(audioUnit: self, busType: .input, busses: sources)
  }

  override var inputBusses: AUAudioUnitBusArray { inputs ?? super.inputBusses }
  override var outputBusses: AUAudioUnitBusArray { outputs ?? super.outputBusses }
  override var latency: TimeInterval { 0.125 }

  override func allocateRenderResources() throws {
    try super.allocateRenderResources()
    allocations += 1
  }

  override func reset() {
    super.reset()
    resets += 1
  }

  override var internalRenderBlock: AUInternalRenderBlock {
    { [kernel, hasInput] flags, stamp, count, bus, buffers, first, pull in
      let list = UnsafeMutableAudioBufferListPointer(buffers)
      if hasInput {
        guard let pull else { return kAudioUnitErr_NoConnection }
        for index in 0..<list.count { list[index].mData = nil }
        let status = pull(flags, stamp, count, 0, buffers)
        guard status == noErr else { return status }
      } else {
        for index in 0..<list.count {
          list[index].mData?.assumingMemoryBound(to: Float.self)
            .update(repeating: 0, count: Int(count))
        }
      }
      var next = first
      while let event = next {
        if event.pointee.head.eventType == .MIDI {
          let value = Float(event.pointee.MIDI.data.1) / 128
          kernel.value.store(value.bitPattern, ordering: .relaxed)
        }
        next = UnsafePointer(event.pointee.head.next)
      }
      let value = Float(bitPattern: kernel.value.load(ordering: .relaxed))
      for index in 0..<list.count {
        guard let samples = list[index].mData?.assumingMemoryBound(to: Float.self) else { continue }
        for frame in 0..<Int(count) { samples[frame] += value }
      }
      return noErr
    }
  }
}
