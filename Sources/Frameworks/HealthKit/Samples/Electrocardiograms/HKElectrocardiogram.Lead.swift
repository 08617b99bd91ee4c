extension HKElectrocardiogram {
  /// The leads between which voltages are measured.
  public enum Lead: Int, Sendable {
    case appleWatchSimilarToLeadI = 1
  }
}
