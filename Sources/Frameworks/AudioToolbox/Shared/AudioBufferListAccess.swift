/// The memory of the app's buffer list, checked against a PCM layout.
enum AudioBufferListAccess {
  /// Returns the address of each buffer of a list; `nil` if one is missing or there are too few.
  static func places(
    _ list: UnsafePointer<AudioBufferList>, _ layout: PCMLayout
  ) -> [UnsafeMutableRawPointer]? {
    let buffers = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: list))
    guard buffers.count >= layout.bufferCount else { return nil }
    let places = buffers.prefix(layout.bufferCount).compactMap(\.mData)
    return places.count == layout.bufferCount ? places : nil
  }

  /// Returns the number of whole frames that fit into every buffer.
  static func frameCount(_ list: UnsafePointer<AudioBufferList>, _ layout: PCMLayout) -> Int {
    let buffers = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: list))
    guard buffers.count >= layout.bufferCount else { return 0 }
    let bytes = buffers.prefix(layout.bufferCount).map { Int($0.mDataByteSize) }.min() ?? 0
    return bytes / layout.frameBytes
  }

  /// Sets the sizes of the buffers for a number of frames.
  static func setFrameCount(
    _ list: UnsafeMutablePointer<AudioBufferList>, _ layout: PCMLayout, _ count: Int
  ) {
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    for index in 0..<min(buffers.count, layout.bufferCount) {
      buffers[index].mDataByteSize = UInt32(count * layout.frameBytes)
    }
  }
}
