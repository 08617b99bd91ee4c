import Foundation

/// A buffer of sound.
open class AVAudioBuffer: NSObject {
  /// The format of the samples.
  public let format: AVAudioFormat

  /// The buffer list with the samples, for reading.
  open var audioBufferList: UnsafePointer<AudioBufferList> {
    UnsafePointer(buffers.unsafeMutablePointer)
  }

  /// The buffer list with the samples.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    buffers.unsafeMutablePointer
  }

  let buffers: UnsafeMutableAudioBufferListPointer

  init(format: AVAudioFormat, bufferCount: Int) {
    self.format = format
    buffers = AudioBufferList.allocate(maximumBuffers: bufferCount)
    super.init()
  }

  deinit { buffers.unsafeMutablePointer.deallocate() }
}
