extension HKElectrocardiogram {
  /// The classifications of the heart's rhythm, with the numbers of the public header.
  public enum Classification: Int, Sendable {
    case notSet = 0
    case sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate,
      inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }
}
