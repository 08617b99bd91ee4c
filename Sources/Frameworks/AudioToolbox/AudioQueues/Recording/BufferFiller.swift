import TactusSoundProcessing

/// The conversion of the microphone's frames into the app's buffers, for a recording queue.
///
/// - Thread: one at a time; the queue has a lock for it.
struct BufferFiller: @unchecked Sendable {
  // The converter is used by one thread at a time, as is this object.

  /// A filled buffer.
  ///
  /// Sendable because the queue hands the buffer over.
  struct Part: @unchecked Sendable {
    var buffer: AudioQueueBufferRef
    /// The frame of the queue at which the buffer begins.
    var frame: Double
    /// The phone's time of that frame in nanoseconds.
    var host: UInt64
    var packetCount: UInt32
  }

  /// The pending buffers.
  var waiting: [AudioQueueBufferRef] = []
  /// Whether levels are metered.
  var metersLevels = false
  /// The level of the last frames.
  private(set) var level = AudioQueueLevelMeterState()

  /// - Parameter sampleRate: The sample rate of the microphone.
  init(_ layout: PCMLayout, sampleRate: Double) {
    (self.layout, self.sampleRate) = (layout, sampleRate)
    ratio = layout.sampleRate / sampleRate
    converter = ratio == 1 ? nil : RateConverter(channelCount: 1)
  }

  /// Begins a recording.
  mutating func restart(at ring: InputRing) {
    var old: [Float] = []
    _ = ring.take(into: &old)
    (frames, written, frame) = ([], 0, 0)
    origin = ring.writtenCount
    converter?.reset()
  }

  /// Converts recorded frames.
  mutating func take(from ring: InputRing) {
    var heard: [Float] = []
    _ = ring.take(into: &heard)
    guard !heard.isEmpty else { return }
    if metersLevels {
      let sum = heard.reduce(Float(0)) { $0 + $1 * $1 }
      level = AudioQueueLevelMeterState(
        mAveragePower: (sum / Float(heard.count)).squareRoot(),
        mPeakPower: heard.reduce(0) { max($0, abs($1)) })
    }
    // Without a buffer, frames are lost (AudioQueues.AQ11).
    guard !waiting.isEmpty else {
      frame += Double(frames.count - written) + Double(heard.count) * ratio
      (frames, written) = ([], 0)
      return
    }
    guard let converter else { return frames.append(contentsOf: heard) }
    var output = [Float](repeating: 0, count: Int(Double(heard.count) * ratio) + 64)
    var used = 0
    heard.withUnsafeBufferPointer { input in
      guard let start = input.baseAddress else { return }
      while used < input.count {
        let part = output.withUnsafeMutableBufferPointer { target -> (used: Int, written: Int) in
          guard let place = target.baseAddress else { return (0, 0) }
          return converter.convert(
            start + used, input.count - used, into: place, target.count, ratio: ratio)
        }
        frames.append(contentsOf: output[..<part.written])
        used += part.used
        if part.used == 0, part.written == 0 { break }
      }
    }
  }

  /// Fills the next buffer, if there are enough frames; returns it.
  mutating func fillNext(at ring: InputRing) -> Part? {
    guard let buffer = waiting.first else { return nil }
    let room = capacity(buffer)
    guard room > 0 else {
      waiting.removeFirst()
      return part(buffer, 0, ring)
    }
    guard frames.count - written >= room else { return nil }
    waiting.removeFirst()
    return part(buffer, room, ring)
  }

  /// Removes all buffers; the first one contains the pending frames.
  mutating func takeAll(at ring: InputRing) -> [Part] {
    let buffers = waiting
    waiting = []
    return buffers.map { part($0, min(capacity($0), frames.count - written), ring) }
  }

  /// Returns the frame of the queue at a host time.
  func frame(at ring: InputRing, host: UInt64) -> Double {
    let first = ring.host(of: Double(origin))
    guard ring.writtenCount > origin, host > first else { return 0 }
    return Double(host - first) / 1e9 * layout.sampleRate
  }

  // MARK: Internals

  private let layout: PCMLayout
  private let sampleRate: Double
  private let ratio: Double
  private let converter: RateConverter?
  /// The converted frames; those before `written` are already in buffers.
  private var frames: [Float] = []
  private var written = 0
  /// The frame of the queue that corresponds to `written`.
  private var frame = 0.0
  /// The frame of the ring at which the recording began.
  private var origin = 0

  private func capacity(_ buffer: AudioQueueBufferRef) -> Int {
    Int(buffer.pointee.mAudioDataBytesCapacity) / (layout.frameBytes * layout.bufferCount)
  }

  private mutating func part(
    _ buffer: AudioQueueBufferRef, _ count: Int, _ ring: InputRing
  ) -> Part {
    let data = buffer.pointee.mAudioData
    let size = count * layout.frameBytes
    let places =
      layout.isInterleaved ? [data] : (0..<layout.channelCount).map { data + $0 * size }
    for index in 0..<count {
      let sample = Double(frames[written + index])
      for channel in 0..<layout.channelCount {
        layout.store(sample, at: layout.place(channel, index, in: places))
      }
    }
    buffer.pointee.mAudioDataByteSize = UInt32(size * layout.bufferCount)
    let host = ring.host(of: Double(origin) + frame / ratio)
    let result = Part(buffer: buffer, frame: frame, host: host, packetCount: UInt32(count))
    written += count
    frame += Double(count)
    if written > 48_000 {
      frames.removeFirst(written)
      written = 0
    }
    return result
  }
}
