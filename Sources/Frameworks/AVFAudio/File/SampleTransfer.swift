import TactusSoundProcessing

/// Transfers samples between files and buffers of any linear PCM format.
enum SampleTransfer {
  /// The number of frames transferred at a time.
  private static let step = 4096

  /// Reads frames to the start of a buffer, and returns their number.
  static func read(
    _ count: Int, of file: SoundFileStream, into buffer: AVAudioPCMBuffer
  ) throws(SoundFileStream.Failure) -> Int {
    let channels = file.channelCount
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: step * channels * 8, alignment: 16)
    defer { scratch.deallocate() }
    var done = 0
    while done < count {
      let wanted = min(step, count - done)
      // libsndfile does not scale floating-point numbers to integers.
      let isFloat = [.float32, .float64].contains(file.encoding.samples)
      let type = isFloat ? .float64 : sampleType(buffer)
      let read = try file.read(into: scratch, type, frameCount: wanted)
      for channel in 0..<channels {
        for frame in 0..<read {
          let index = frame * channels + channel
          let value =
            switch type {
            case .float32: Double(scratch.assumingMemoryBound(to: Float.self)[index])
            case .float64: scratch.assumingMemoryBound(to: Double.self)[index]
            case .int32:
              Double(scratch.assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
            }
          buffer.setSample(channel, done + frame, value)
        }
      }
      done += read
      if read < wanted { break }
    }
    return done
  }

  /// Appends the valid frames of a buffer to a file.
  static func write(
    _ buffer: AVAudioPCMBuffer, to file: SoundFileStream
  ) throws(SoundFileStream.Failure) {
    let channels = file.channelCount
    let isInteger = sampleType(buffer) == .int32
    var numbers = [Double](repeating: 0, count: isInteger ? 0 : step * channels)
    // Integers are written unchanged; floating-point numbers are scaled by libsndfile.
    var integers = [Int32](repeating: 0, count: isInteger ? step * channels : 0)
    var done = 0
    let count = Int(buffer.frameLength)
    while done < count {
      let frames = min(step, count - done)
      for channel in 0..<channels {
        for frame in 0..<frames {
          let value = buffer.sample(channel, done + frame)
          if isInteger {
            integers[frame * channels + channel] = Int32(value * 2_147_483_648)
          } else {
            numbers[frame * channels + channel] = value
          }
        }
      }
      if isInteger {
        try file.write(integers, .int32, frameCount: frames)
      } else {
        try file.write(numbers, .float64, frameCount: frames)
      }
      done += frames
    }
  }

  /// Returns the valid frames of a buffer, interleaved; numbers that are not finite become 0.
  static func interleaved(_ buffer: AVAudioPCMBuffer) -> [Float] {
    let (channels, count) = (Int(buffer.format.channelCount), Int(buffer.frameLength))
    var samples = [Float](repeating: 0, count: channels * count)
    for channel in 0..<channels {
      for frame in 0..<count {
        let value = Float(buffer.sample(channel, frame))
        samples[frame * channels + channel] = value.isFinite ? value : 0
      }
    }
    return samples
  }

  private static func sampleType(_ buffer: AVAudioPCMBuffer) -> SoundFileStream.SampleType {
    switch buffer.format.commonFormat {
    case .pcmFormatFloat64: .float64
    case .pcmFormatInt16, .pcmFormatInt32: .int32
    case .pcmFormatFloat32, .otherFormat: .float32
    }
  }
}
