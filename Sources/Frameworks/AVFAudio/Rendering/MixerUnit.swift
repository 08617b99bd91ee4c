import Synchronization

/// The rendering of a mixer: the sum of its inputs with their volumes and pans.
final class MixerUnit: RenderUnit {
  /// The volume of the output, 0…1.
  var outputVolume: Float {
    get { Float(bitPattern: volumeBits.load(ordering: .relaxed)) }
    set { volumeBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  deinit { batch.deallocate() }

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    let output = node.buffers
    output.clear(count)
    // An iterator allocates in a debug build.
    for index in node.references.indices {
      node.references[index]?._withUnsafeGuaranteedRef { input in
        guard let frames = input.pull(count, moment) else { return }
        add(frames, input, count, to: output)
      }
    }
    batch.add(count, to: output)
    let volume = outputVolume
    let from = lastVolume < 0 ? volume : lastVolume
    lastVolume = volume
    for channel in 0..<output.channelCount {
      GainRamp.scale(output.channels[channel], count, from: from, to: volume)
    }
  }

  // MARK: Internals

  private let volumeBits = Atomic(Float(1).bitPattern)
  private var lastVolume: Float = -1
  /// The sources to be added in this slice.
  private var batch = SourceBatch()

  private func add(
    _ frames: RenderBuffers, _ input: RenderInput, _ count: Int, to output: RenderBuffers
  ) {
    // AudioEngine.MX2. The same balance as for the phone's own sounds (AudioSession.PY2).
    let (volume, pan) = (input.controls.volume, input.controls.pan)
    let isStereo = output.channelCount == 2
    let gains = (
      left: volume * (isStereo ? min(1 - pan, 1) : 1),
      right: volume * (isStereo ? min(1 + pan, 1) : 1)
    )
    let last = input.lastGains.left < 0 ? gains : input.lastGains
    input.lastGains = gains
    let sources = frames.channelCount
    if isStereo, last == gains, gains.left != 0, gains.right != 0 {
      // The usual case: both channels are added together with those of other sources.
      if batch.isFull { batch.add(count, to: output) }
      return batch.append(frames, gains)
    }
    batch.add(count, to: output)
    for channel in 0..<output.channelCount {
      let (from, to) = channel == 0 ? (last.left, gains.left) : (last.right, gains.right)
      let target = output.channels[channel]
      if sources == 1 {
        GainRamp.add(frames.channels[0], count, from: from, to: to, into: target)
      } else if output.channelCount == 1 {
        let share = 1 / Float(sources)
        for source in 0..<sources {
          GainRamp.add(
            frames.channels[source], count, from: from * share, to: to * share, into: target)
        }
      } else if channel < sources {
        GainRamp.add(frames.channels[channel], count, from: from, to: to, into: target)
      }
    }
  }
}
