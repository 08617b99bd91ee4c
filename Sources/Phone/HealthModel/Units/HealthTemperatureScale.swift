/// A scale of temperature, by the symbol of its unit.
enum HealthTemperatureScale: String {
  case celsius = "degC"
  case fahrenheit = "degF"
  case kelvin = "K"

  /// Returns a temperature of this scale on another one.
  func convert(_ value: Double, to other: HealthTemperatureScale) -> Double {
    switch (self, other) {
    case (.celsius, .fahrenheit): value * 9 / 5 + 32
    case (.fahrenheit, .celsius): (value - 32) * 5 / 9
    case (.celsius, .kelvin): value + 273.15
    case (.kelvin, .celsius): value - 273.15
    case (.fahrenheit, .kelvin): (value + 459.67) * 5 / 9
    case (.kelvin, .fahrenheit): value * 9 / 5 - 459.67
    default: value
    }
  }
}
