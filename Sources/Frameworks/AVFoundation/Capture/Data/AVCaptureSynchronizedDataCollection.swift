/// The media that several outputs captured at one time.
open class AVCaptureSynchronizedDataCollection: NSObject, Sequence {
  private override init() { super.init() }

  /// Returns what an output captured; `nil` for nothing.
  open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? {
    noCamera()
  }
  /// Returns what an output captured; `nil` for nothing.
  open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { noCamera() }
  /// The number of outputs that captured something.
  open var count: Int { noCamera() }
  /// Returns an iterator of what was captured.
  open func makeIterator() -> AnyIterator<AVCaptureSynchronizedData> { noCamera() }
}
