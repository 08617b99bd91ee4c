/// The values of hours of standing.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle = 1
}
