extension ImageAnalysisInteraction {
  /// The failure of a picture of a subject.
  public enum SubjectUnavailable: Error, Hashable {
    /// There is no picture of the subject.
    case imageUnavailable
  }
}
