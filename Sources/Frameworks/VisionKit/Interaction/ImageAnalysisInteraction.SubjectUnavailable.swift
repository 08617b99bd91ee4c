extension ImageAnalysisInteraction {
  /// The errors about a subject's image.
  public enum SubjectUnavailable: Error, Hashable {
    /// There is no picture of the subject.
    case imageUnavailable
  }
}
