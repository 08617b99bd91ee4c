import Foundation
import Synchronization

/// A queue of frames from a node's output to the app's block.
///
/// The render thread writes, and another thread delivers buffers of a constant size.
final class TapQueue: @unchecked Sendable {
  // The render thread owns the frames from `written` on, the delivering thread those before.

  /// Creates a queue.
  ///
  /// - Parameter bufferSize: The number of frames per buffer.
  init(_ format: AVAudioFormat, bufferSize: Int, _ block: @escaping AVAudioNodeTapBlock) {
    (self.format, self.bufferSize, self.block) = (format, bufferSize, block)
    capacity = bufferSize * 4 + Int(format.sampleRate)
    frames = RenderBuffers(channelCount: Int(format.channelCount), capacity: capacity)
  }

  deinit { frames.deallocate() }

  /// Appends frames; frames without room are dropped.
  ///
  /// - Thread: render.
  func write(_ buffers: RenderBuffers, _ count: Int, at time: Int64, _ moment: RenderMoment) {
    let start = written.load(ordering: .relaxed)
    guard start + count - read.load(ordering: .acquiring) <= capacity else { return }
    for channel in 0..<min(frames.channelCount, buffers.channelCount) {
      let (source, target) = (buffers.channels[channel], frames.channels[channel])
      for frame in 0..<count { target[(start + frame) % capacity] = source[frame] }
    }
    anchorTime.store(time - Int64(start), ordering: .relaxed)
    anchorHost.store(
      (moment.hostTime - Double(start) / format.sampleRate * 1e9).bitPattern, ordering: .relaxed)
    written.store(start + count, ordering: .releasing)
  }

  /// Whether `deliver` has a full buffer.
  ///
  /// - Thread: any.
  var isFull: Bool {
    written.load(ordering: .relaxed) - read.load(ordering: .relaxed) >= bufferSize
  }

  /// Calls the app's block with every full buffer.
  ///
  /// - Thread: any except the render thread, one at a time.
  func deliver() {
    while written.load(ordering: .acquiring) - read.load(ordering: .relaxed) >= bufferSize {
      let start = read.load(ordering: .relaxed)
      guard
        let buffer = AVAudioPCMBuffer(
          pcmFormat: format, frameCapacity: AVAudioFrameCount(bufferSize))
      else { return }
      buffer.frameLength = AVAudioFrameCount(bufferSize)
      if let data = buffer.floatChannelData {
        for channel in 0..<frames.channelCount {
          for frame in 0..<bufferSize {
            data[channel][frame * buffer.stride] =
              frames.channels[channel][(start + frame) % capacity]
          }
        }
      }
      let host =
        Double(bitPattern: anchorHost.load(ordering: .relaxed))
        + Double(start) / format.sampleRate * 1e9
      let time = AVAudioTime(
        hostTime: UInt64(max(0, host.rounded())),
        sampleTime: anchorTime.load(ordering: .relaxed) + Int64(start), atRate: format.sampleRate)
      read.store(start + bufferSize, ordering: .releasing)
      block(buffer, time)
    }
  }

  // MARK: Internals

  private let format: AVAudioFormat
  private let bufferSize: Int
  private let block: AVAudioNodeTapBlock
  private let capacity: Int
  private let frames: RenderBuffers
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)
  /// The time of the queue's first frame: the node's, and the phone's in nanoseconds.
  private let anchorTime = Atomic<Int64>(0)
  private let anchorHost = Atomic<UInt64>(0)
}
