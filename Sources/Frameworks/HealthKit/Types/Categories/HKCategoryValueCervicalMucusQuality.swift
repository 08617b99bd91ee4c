/// The values of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky, creamy, watery, eggWhite
}
