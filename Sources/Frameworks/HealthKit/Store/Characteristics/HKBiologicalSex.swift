/// The user's sex.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female, male, other
}
