// The error codes of compositions, readers and writers.
extension AVError {
  /// The code `compositionTrackSegmentsNotContiguous`.
  public static var compositionTrackSegmentsNotContiguous: Code {
    .compositionTrackSegmentsNotContiguous
  }
  /// The code `invalidCompositionTrackSegmentDuration`.
  public static var invalidCompositionTrackSegmentDuration: Code {
    .invalidCompositionTrackSegmentDuration
  }
  /// The code `invalidCompositionTrackSegmentSourceStartTime`.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code {
    .invalidCompositionTrackSegmentSourceStartTime
  }
  /// The code `invalidCompositionTrackSegmentSourceDuration`.
  public static var invalidCompositionTrackSegmentSourceDuration: Code {
    .invalidCompositionTrackSegmentSourceDuration
  }
  /// The code `contentIsProtected`.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// The code `decoderTemporarilyUnavailable`.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The code `encoderTemporarilyUnavailable`.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The code `invalidVideoComposition`.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The code `referenceForbiddenByReferencePolicy`.
  public static var referenceForbiddenByReferencePolicy: Code {
    .referenceForbiddenByReferencePolicy
  }
  /// The code `failedToLoadMediaData`.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The code `failedToParse`.
  public static var failedToParse: Code { .failedToParse }
  /// The code `fileTypeDoesNotSupportSampleReferences`.
  public static var fileTypeDoesNotSupportSampleReferences: Code {
    .fileTypeDoesNotSupportSampleReferences
  }
  /// The code `undecodableMediaData`.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The code `videoCompositorFailed`.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// The code `unsupportedOutputSettings`.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The code `operationNotAllowed`.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The code `contentIsUnavailable`.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The code `formatUnsupported`.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The code `contentNotUpdated`.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// The code `noSourceTrack`.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// The code `operationNotSupportedForPreset`.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
}
