/// The time of a blood glucose sample relative to a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}
