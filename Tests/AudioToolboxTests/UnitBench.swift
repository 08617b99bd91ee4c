import AVFAudio
import AudioToolbox

/// A host that renders a unit by hand, with a constant input.
final class UnitBench {
  let unit: AUAudioUnit
  let block: AURenderBlock
  var time = 0.0
  var level: Float = 0.5

  init(_ unit: AUAudioUnit) {
    (self.unit, block) = (unit, unit.renderBlock)
    list = AudioBufferList.allocate(maximumBuffers: 2)
    memory = .allocate(capacity: 2 * Self.frames)
    memory.initialize(repeating: 0, count: 2 * Self.frames)
  }

  deinit {
    list.unsafeMutablePointer.deallocate()
    memory.deallocate()
  }

  /// Renders a slice; returns its status and its first channel.
  func render(_ count: Int) -> (status: OSStatus, samples: [Float]) {
    let status = run(count)
    return (status, (0..<min(count, Self.frames)).map { memory[$0] })
  }

  /// Renders a slice without reading it.
  func run(_ count: Int) -> OSStatus {
    for channel in 0..<2 {
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(count * 4),
        mData: memory + channel * Self.frames)
    }
    var flags: AudioUnitRenderActionFlags = []
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = time
    stamp.mFlags = .sampleTimeValid
    time += Double(count)
    return block(&flags, &stamp, UInt32(count), 0, list.unsafeMutablePointer, pull)
  }

  private static let frames = 512
  private let list: UnsafeMutableAudioBufferListPointer
  private let memory: UnsafeMutablePointer<Float>
  private lazy var pull: AURenderPullInputBlock = { [unowned self] _, _, count, _, list in
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    for index in 0..<buffers.count {
      let memory = buffers[index].mData?.assumingMemoryBound(to: Float.self)
      guard let samples = memory else { continue }
      for frame in 0..<Int(count) { samples[frame] = level }
    }
    return noErr
  }
}
