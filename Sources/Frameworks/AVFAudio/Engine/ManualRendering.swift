import Foundation

/// Manual rendering, in place of the phone's output.
final class ManualRendering {
  let mode: AVAudioEngineManualRenderingMode
  let format: AVAudioFormat
  /// The sample rate and the channels of the format, in the standard layout of nodes.
  let standardFormat: AVAudioFormat
  let maximumFrameCount: AVAudioFrameCount

  init(
    _ mode: AVAudioEngineManualRenderingMode, _ format: AVAudioFormat,
    _ maximumFrameCount: AVAudioFrameCount, _ renderer: EngineRenderer,
    onRendered: @escaping () -> Void
  ) {
    (self.mode, self.format, self.maximumFrameCount) = (mode, format, maximumFrameCount)
    (self.renderer, self.onRendered) = (renderer, onRendered)
    standardFormat = AVAudioFormat(
      sampleRate: format.sampleRate, channelCount: Int(format.channelCount))
  }

  /// Renders offline, and delivers taps and handlers.
  func render(
    _ count: AVAudioFrameCount, to buffer: AVAudioPCMBuffer, input: InputUnit?
  ) throws -> AVAudioEngineManualRenderingStatus {
    guard count <= maximumFrameCount, count <= buffer.frameCapacity, buffer.format == format else {
      throw AudioError.invalidArgument.error(
        "At most \(maximumFrameCount) frames are rendered, into a buffer of the engine's format.")
    }
    buffer.frameLength = count
    var done = 0
    while done < Int(count) {
      let frames = min(RenderMoment.longestSlice, Int(count) - done)
      renderer.prepare()
      renderer.render(frames, hostTime: hostTime)
      write(frames, to: buffer, at: done)
      done += frames
    }
    onRendered()
    return status(input)
  }

  /// Renders on a real-time thread into a buffer list of the format's layout.
  ///
  /// - Thread: render.
  func render(
    _ count: AVAudioFrameCount, into list: UnsafeMutablePointer<AudioBufferList>,
    _ error: UnsafeMutablePointer<OSStatus>?, input: InputUnit?
  ) -> AVAudioEngineManualRenderingStatus {
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    let channels = Int(format.channelCount)
    let isInterleaved = format.isInterleaved
    guard count <= maximumFrameCount, format.commonFormat == .pcmFormatFloat32,
      buffers.count == (isInterleaved ? 1 : channels)
    else {
      error?.pointee = OSStatus(AudioError.invalidArgument.rawValue)
      return .error
    }
    var done = 0
    while done < Int(count) {
      let frames = min(RenderMoment.longestSlice, Int(count) - done)
      renderer.render(frames, hostTime: hostTime)
      for channel in 0..<channels {
        let source = renderer.slice.channels[channel]
        guard let data = buffers[isInterleaved ? 0 : channel].mData else { continue }
        let target = data.assumingMemoryBound(to: Float.self)
        if isInterleaved {
          for frame in 0..<frames { target[(done + frame) * channels + channel] = source[frame] }
        } else {
          (target + done).update(from: source, count: frames)
        }
      }
      done += frames
    }
    for index in 0..<buffers.count {
      buffers[index].mDataByteSize = count * UInt32(isInterleaved ? channels * 4 : 4)
    }
    error?.pointee = 0
    return status(input)
  }

  // MARK: Internals

  private let renderer: EngineRenderer
  private let onRendered: () -> Void

  /// The time of the next frame in nanoseconds since the mode was set.
  private var hostTime: Double { Double(renderer.position) / format.sampleRate * 1e9 }

  private func status(_ input: InputUnit?) -> AVAudioEngineManualRenderingStatus {
    guard let input, input.lacksData else { return .success }
    input.lacksData = false
    return .insufficientDataFromInputNode
  }

  private func write(_ count: Int, to buffer: AVAudioPCMBuffer, at first: Int) {
    let slice = renderer.slice
    for channel in 0..<slice.channelCount {
      let source = slice.channels[channel]
      if let data = buffer.floatChannelData, buffer.stride == 1 {
        (data[channel] + first).update(from: source, count: count)
      } else {
        for frame in 0..<count {
          buffer.setSample(channel, first + frame, Double(source[frame]))
        }
      }
    }
  }
}
