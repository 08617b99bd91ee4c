/// The weather conditions, with the raw values of the public header.
public enum HKWeatherCondition: Int, Sendable {
  case none = 0
  case clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky,
    dust, snow, hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow,
    mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms,
    tropicalStorm, hurricane, tornado
}
