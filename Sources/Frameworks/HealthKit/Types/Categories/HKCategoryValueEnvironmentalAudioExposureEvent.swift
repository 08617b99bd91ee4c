/// The values of loud environments.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
  case momentaryLimit = 1
}
