internal import TactusCrashReports

/// An output that records to a file, and needs an input.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The URL of the recorded file; `nil`, as nothing is recorded.
  open var outputFileURL: URL? { nil }
  /// Starts recording to a file; raises an exception, as there is no connection to an input
  /// (Device.CA9).
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
  /// Whether the output is recording.
  open var isRecording: Bool { false }
  /// Whether recording is paused.
  open var isRecordingPaused: Bool { false }

  /// The recorded duration.
  open var recordedDuration: CMTime { .zero }
  /// The recorded number of bytes.
  open var recordedFileSize: Int64 { 0 }
  /// The maximum recorded duration; stored.
  open var maxRecordedDuration = CMTime.invalid
  /// The maximum recorded file size in bytes; stored.
  open var maxRecordedFileSize: Int64 = 0
  /// The disk space that recording leaves free, in bytes; stored.
  open var minFreeDiskSpaceLimit: Int64 = 0
}
