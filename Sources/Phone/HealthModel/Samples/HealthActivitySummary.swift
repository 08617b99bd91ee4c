/// The activity summary of a day: the rings and their goals.
public struct HealthActivitySummary: Sendable, Hashable {
  /// A ring: what was reached, and the goal.
  public struct Ring: Sendable, Hashable {
    /// The values that were reached.
    public var value: Double
    /// The goal; 0 for none.
    public var goal: Double

    /// Creates a ring.
    public init(_ value: Double = 0, of goal: Double = 0) {
      self.value = value
      self.goal = goal
    }
  }

  /// The day of the Gregorian calendar.
  public var year, month, day: Int
  /// The raw value of `HKActivityMoveMode`: 1 for energy, 2 for time.
  public var moveMode: Int
  /// The energy in kilocalories, the time of moving and of exercise in minutes, and the hours with
  /// standing.
  public var energy, moveTime, exercise, stand: Ring

  /// Creates the rings of a day.
  public init(
    year: Int, month: Int, day: Int, moveMode: Int = 1, energy: Ring = Ring(),
    moveTime: Ring = Ring(), exercise: Ring = Ring(), stand: Ring = Ring()
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.moveMode = moveMode
    self.energy = energy
    self.moveTime = moveTime
    self.exercise = exercise
    self.stand = stand
  }

  /// The beginning of the day in UTC, in seconds since 2001: the time of the summary's sample.
  public var start: Double {
    Double(HealthDay(year: year, month: month, day: day).number) * 86_400
  }

  /// Returns the sample of the summary; a day has one for all sources (Health.AS1).
  public func sample(
    source: HealthSource = HealthSource(bundle: "com.apple.health", name: "Health")
  ) -> HealthSample? {
    guard let type = HealthType.find("HKActivitySummaryTypeIdentifier") else { return nil }
    let number = UInt64(bitPattern: Int64(year * 10_000 + month * 100 + day))
    return HealthSample(
      uuid: HealthUUID(high: 0x4163_7469_7669_4479, low: 1 << 63 | number), type: type,
      start: start, end: start, content: .summary(self), source: source)
  }

  /// Whether the day and all numbers are valid.
  var isValid: Bool {
    let numbers = [energy, moveTime, exercise, stand].flatMap { [$0.value, $0.goal] }
    return (1900...2500).contains(year) && (1...12).contains(month) && (1...31).contains(day)
      && (1...2).contains(moveMode) && numbers.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}
