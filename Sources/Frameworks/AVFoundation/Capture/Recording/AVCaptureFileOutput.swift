internal import TactusCrashReports

/// An output that records to a file, which needs an input.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The file that is recorded to; `nil`, as none is.
  open var outputFileURL: URL? { nil }
  /// Starts recording to a file; ends the app, as there is no connection to an input (Device.CA9).
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    programmingError(
      "startRecording: no active/enabled connections", exception: "NSInvalidArgumentException")
  }
  /// Stops recording; does nothing, as nothing is recorded.
  open func stopRecording() {}
  /// Pauses recording; does nothing, as nothing is recorded.
  open func pauseRecording() {}
  /// Continues recording; does nothing, as nothing is recorded.
  open func resumeRecording() {}
  /// Whether the output records.
  open var isRecording: Bool { false }
  /// Whether recording is paused.
  open var isRecordingPaused: Bool { false }

  /// The duration of what was recorded.
  open var recordedDuration: CMTime { .zero }
  /// The number of bytes that were recorded.
  open var recordedFileSize: Int64 { 0 }
  /// The duration after which recording stops; stored.
  open var maxRecordedDuration = CMTime.invalid
  /// The number of bytes after which recording stops; stored.
  open var maxRecordedFileSize: Int64 = 0
  /// The number of bytes that recording leaves free; stored.
  open var minFreeDiskSpaceLimit: Int64 = 0
}
