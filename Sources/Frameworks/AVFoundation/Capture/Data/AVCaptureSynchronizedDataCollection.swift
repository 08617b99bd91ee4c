/// The data that several outputs captured at one time.
open class AVCaptureSynchronizedDataCollection: NSObject, Sequence {
  private override init() { super.init() }

  /// Returns the data of an output; `nil` for none.
  open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? {
    noCamera()
  }
  /// Returns the data of an output; `nil` for none.
  open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { noCamera() }
  /// The number of outputs with data.
  open var count: Int { noCamera() }
  /// Returns an iterator over the data.
  open func makeIterator() -> AnyIterator<AVCaptureSynchronizedData> { noCamera() }
}
