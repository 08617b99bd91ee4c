import TactusHapticSynthesis

extension Waveform {
  /// Returns the sound at another speed and the same pitch.
  ///
  /// - Parameter rate: The factor of the speed.
  /// - Returns: A sound whose duration is divided by the rate; `nil` if the library is missing or
  ///   cannot process this sound.
  /// - Thread: any. Takes a few milliseconds for each second of sound.
  public func stretched(by rate: Double) -> Waveform? {
    let channels = channels
    guard rate > 0, rate.isFinite, !channels.isEmpty,
      let stretcher = TimeStretcher(sampleRate: sampleRate, channelCount: channels.count)
    else { return nil }
    stretcher.set(tempo: rate, pitch: 1)
    let wanted = Int((Double(frameCount) / rate).rounded())
    var output = channels.map { _ in [Float]() }
    for index in output.indices { output[index].reserveCapacity(wanted) }
    let (count, blockSize) = (channels.count, 4096)
    var block = [Float](repeating: 0, count: blockSize * count)
    func receive() {
      while output[0].count < wanted {
        let frames = stretcher.receive(&block, atMost: min(blockSize, wanted - output[0].count))
        guard frames > 0 else { return }
        for channel in 0..<count {
          for frame in 0..<frames { output[channel].append(block[frame * count + channel]) }
        }
      }
    }
    for start in stride(from: 0, to: frameCount, by: blockSize) {
      let frames = min(blockSize, frameCount - start)
      for channel in 0..<count {
        for frame in 0..<frames {
          block[frame * count + channel] = channels[channel][start + frame]
        }
      }
      stretcher.put(block, frameCount: frames)
      receive()
    }
    stretcher.flush()
    receive()
    // The library may return some frames less.
    for channel in 0..<count {
      output[channel] += [Float](repeating: 0, count: max(0, wanted - output[channel].count))
    }
    return Waveform(sampleRate: sampleRate, channels: output)
  }
}
