/// The older name of the values of loud environments.
public enum HKCategoryValueAudioExposureEvent: Int, Sendable {
  case loudEnvironment = 1
}
