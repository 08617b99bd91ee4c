/// The locations of a thermometer, with the raw values of the public header.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other = 0
  case armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery,
    forehead
}
