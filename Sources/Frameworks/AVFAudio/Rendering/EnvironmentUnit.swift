import Synchronization

/// The rendering of an environment, with its sources around the listener.
final class EnvironmentUnit: RenderUnit {
  /// The volume of the output, 0…1.
  var outputVolume: Float {
    get { Float(bitPattern: volumeBits.load(ordering: .relaxed)) }
    set { volumeBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  /// The kernel for a format; set when a plan begins.
  ///
  /// - Thread: render.
  var kernel: EnvironmentKernel?

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    let output = node.buffers
    output.clear(count)
    guard let kernel, output.channelCount > 0 else { return }
    kernel.begin(count)
    // An iterator allocates in a debug build.
    for index in node.inputs.indices {
      let input = node.inputs[index]
      guard let input, let controls = input.spatial, let frames = input.pull(count, moment) else {
        continue
      }
      add(frames, input, controls, count, to: output, kernel)
    }
    kernel.end(output, count)
    let volume = outputVolume
    let from = lastVolume < 0 ? volume : lastVolume
    lastVolume = volume
    for channel in 0..<output.channelCount {
      GainRamp.scale(output.channels[channel], count, from: from, to: volume)
    }
  }

  override func reset() { kernel?.reset() }

  // MARK: Internals

  private let volumeBits = Atomic(Float(1).bitPattern)
  private var lastVolume: Float = -1

  private func add(
    _ frames: RenderBuffers, _ input: RenderInput, _ controls: SpatialControls, _ count: Int,
    to output: RenderBuffers, _ kernel: EnvironmentKernel
  ) {
    let gains = controls.gains
    let last = input.lastSpatialGains ?? gains
    input.lastSpatialGains = gains
    var source = frames
    if controls.isPoint, frames.channelCount > 1 {
      kernel.point.copy(frames, count)
      source = kernel.point
    }
    // A mono output receives both channels, each at half of its level.
    let share: Float = output.channelCount > 1 ? 1 : 0.5
    for channel in 0..<2 {
      let (from, to) = channel == 0 ? (last.left, gains.left) : (last.right, gains.right)
      GainRamp.add(
        source.channels[min(channel, source.channelCount - 1)], count, from: from * share,
        to: to * share, into: output.channels[min(channel, output.channelCount - 1)])
    }
    kernel.add(source, count, sound: controls.sound, from: last, to: gains)
  }
}
