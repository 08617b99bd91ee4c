/// The user's blood type.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
