/// The required level of each motor over one step, as effective values (Adaptation.M1–M3).
struct MotorDemand: Sendable {
  /// The number of samples of the levels within a step.
  ///
  /// - Source: ours; a straight line's effective value is then right to 1 %. Confidence: guess.
  static let partCount = 4

  private var strongPower = 0.0
  private var weakPower = 0.0
  private var weightedFrequency = 0.0
  private var weight = 0.0
  /// The sums of the current part.
  private var part = (total: 0.0, strong: 0.0, weak: 0.0)

  /// The required level of the heavy motor, 0…1.
  var strong: Double { min((strongPower / Double(Self.partCount)).squareRoot(), 1) }
  /// The required level of the light motor, 0…1.
  var weak: Double { min((weakPower / Double(Self.partCount)).squareRoot(), 1) }
  /// The average frequency in Hz, weighted by power; 0 in silence.
  var frequency: Double { weight > 0 ? weightedFrequency / weight : 0 }

  mutating func beginPart() { part = (0, 0, 0) }

  mutating func add(
    _ level: Double, _ frequency: Double, _ shares: (strong: Double, weak: Double)
  ) {
    part.total += level
    part.strong += level * shares.strong
    part.weak += level * shares.weak
    weightedFrequency += level * level * frequency
    weight += level * level
  }

  mutating func endPart(gain: Double) {
    // Events add up, and sums above 1 are limited to 1, like by a phone's limiter (Adaptation.M2).
    let factor = gain / max(part.total, 1)
    strongPower += part.strong * part.strong * factor * factor
    weakPower += part.weak * part.weak * factor * factor
  }

}
