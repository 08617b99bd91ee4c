extension HKElectrocardiogram {
  /// The symptoms that the user has reported, with the raw values of the public header.
  public enum SymptomsStatus: Int, Sendable {
    case notSet = 0
    case none, present
  }
}
