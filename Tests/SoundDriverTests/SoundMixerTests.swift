import CAllocationCounter
import ContractTests
import TactusPhoneHardware
import TactusSoundDriver
import TestSupport
import Testing

@Suite struct SoundMixerTests {
  @Test(
    "Mixing allocates nothing", .enabled(if: BuildConfiguration.isOptimized),
    arguments: [SoundRouting.stereoMix, .gamepad])
  func allocations(routing: SoundRouting) {
    let mixer = SoundMixer(routing)
    let source = Constant(drive: 0.5, left: 0.75, right: .nan)
    var output = [Float](repeating: 0, count: SoundMixer.blockFrames * mixer.channelCount)
    output.withUnsafeMutableBufferPointer { output in
      guard let start = output.baseAddress else { return }
      let before = allocation_count()
      for _ in 0..<10 { _ = mixer.render(source, SoundMixer.blockFrames, into: start) }
      #expect(allocation_count() == before)
    }
  }

  @Test("Clips at full scale and counts it; NaN becomes silence")
  func cuts() {
    let mixer = SoundMixer(.stereoMix)
    let source = Constant(drive: 0.5, left: 0.75, right: .nan)
    var output = [Float](repeating: 9, count: 4)
    output.withUnsafeMutableBufferPointer { output in
      guard let start = output.baseAddress else { return }
      #expect(mixer.render(source, 2, into: start) == 2)
    }
    #expect(output == [1, 0, 1, 0])
    #expect(mixer.clippedSamples == 4)
  }

  @Test("Mixes a recording as for a device")
  func recording() {
    var recording = SignalRecording(sampleRate: 48_000)
    recording.drive = [0.25, -0.5, 1]
    recording.left = [0.5, -0.25, 0.5]
    recording.right = [0, 0.125, -0.5]
    let mix = SoundRouting.stereoMix.mix(recording)
    #expect(mix.samples == [0.75, 0.25, -0.75, -0.375, 1, 0.5])
    #expect(mix.clippedSamples == 1)
  }

  /// A source of constant samples.
  private final class Constant: SignalSource {
    let drive: Float
    let left: Float
    let right: Float

    init(drive: Float, left: Float, right: Float) {
      self.drive = drive
      self.left = left
      self.right = right
    }

    func fill(_ block: PlaybackBlock) -> Int {
      for frame in 0..<block.frameCount {
        block.drive[frame] = drive
        block.left[frame] = left
        block.right[frame] = right
      }
      return block.frameCount
    }
  }
}
