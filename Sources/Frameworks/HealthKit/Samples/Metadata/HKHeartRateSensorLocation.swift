/// The locations of a heart rate sensor, with the raw values of the public header.
public enum HKHeartRateSensorLocation: Int, Sendable {
  case other = 0
  case chest, wrist, finger, hand, earLobe, foot
}
