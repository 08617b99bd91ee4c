extension HKElectrocardiogram {
  /// The classifications of the heart rhythm, with the raw values of the public header.
  public enum Classification: Int, Sendable {
    case notSet = 0
    case sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate,
      inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }
}
