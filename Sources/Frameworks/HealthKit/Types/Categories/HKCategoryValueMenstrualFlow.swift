/// The values of the menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
