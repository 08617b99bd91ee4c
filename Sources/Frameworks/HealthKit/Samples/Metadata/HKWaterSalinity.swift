/// The salinity of water.
public enum HKWaterSalinity: Int, Sendable {
  case freshWater = 1
  case saltWater
}
