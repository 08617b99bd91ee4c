extension HKElectrocardiogram {
  /// Whether the user had symptoms, with the numbers of the public header.
  public enum SymptomsStatus: Int, Sendable {
    case notSet = 0
    case none, present
  }
}
