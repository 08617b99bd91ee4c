/// An output that records a movie, and needs an input.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The duration of a movie's fragments, each of which can be played alone; stored.
  ///
  /// - Source: Apple's header. Confidence: documented.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The metadata of the movie; stored.
  open var metadata: [AVMetadataItem]?
  /// The video codecs; empty without an input.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the keys of the settings of a connection.
  open func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] {
    noCamera()
  }
  /// Returns the settings of a connection.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { noCamera() }
  /// Sets the settings of a connection.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) { noCamera() }
  /// Returns whether changes of a connection's orientation are recorded as metadata.
  open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(
    for connection: AVCaptureConnection
  ) -> Bool { noCamera() }
  /// Sets whether changes of a connection's orientation are recorded as metadata.
  open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(
    _ doRecordChanges: Bool, for connection: AVCaptureConnection
  ) { noCamera() }
  /// Whether spatial video, with a frame for each eye, can be captured; always false.
  open var isSpatialVideoCaptureSupported: Bool { false }
  /// Whether spatial video is captured.
  open var isSpatialVideoCaptureEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
}
