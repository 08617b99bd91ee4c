/// The content of an electrocardiogram.
public struct HealthElectrocardiogram: Sendable, Hashable {
  /// The raw value of the classification of the heart rhythm.
  public var classification: Int
  /// The raw value of the symptoms status.
  public var symptoms: Int
  /// The average heart rate in beats a minute; `nil` if it is not known.
  public var heartRate: Double?
  /// The sampling frequency in hertz; `nil` if it is unknown.
  public var frequency: Double?
  /// The voltages in volts, in equal intervals from the beginning of the sample.
  public var voltages: [Double]

  /// Creates a content.
  public init(
    classification: Int = 0, symptoms: Int = 0, heartRate: Double? = nil,
    frequency: Double? = nil, voltages: [Double] = []
  ) {
    self.classification = classification
    self.symptoms = symptoms
    self.heartRate = heartRate
    self.frequency = frequency
    self.voltages = voltages
  }
}
