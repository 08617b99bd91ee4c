import TactusHapticPlots
import Testing

@Suite struct SharpnessRampTests {
  @Test("Every sharpness stands out from the background", arguments: PlotTheme.allCases)
  func contrast(theme: PlotTheme) {
    for step in 0...100 {
      let color = SharpnessRamp(theme).color(Double(step) / 100)
      #expect(color.contrast(with: theme.background) >= 2.8)
    }
  }

  @Test(
    "Lightness rises with sharpness, so that a gray print still tells",
    arguments: PlotTheme.allCases)
  func rises(theme: PlotTheme) {
    let lights = (0...50).map { SharpnessRamp(theme).color(Double($0) / 50).luminance }
    #expect(zip(lights, lights.dropFirst()).allSatisfy { $0 < $1 })
    #expect(lights[50] - lights[0] > 0.2)
  }

  @Test("Values out of range have the color of the nearest end, and NaN that of 0")
  func outOfRange() {
    let ramp = SharpnessRamp(.light)
    #expect(ramp.color(-3) == ramp.color(0))
    #expect(ramp.color(7) == ramp.color(1))
    #expect(ramp.color(.nan) == ramp.color(0))
  }

  @Test("Texts can be read on both themes", arguments: PlotTheme.allCases)
  func texts(theme: PlotTheme) {
    for color in [theme.text, theme.secondaryText] {
      #expect(color.contrast(with: theme.background) >= 4.5)
      #expect(color.contrast(with: theme.laneBackground) >= 4.5)
    }
    for color in theme.lines + [theme.drive, theme.felt, theme.audio] {
      #expect(color.contrast(with: theme.laneBackground) >= 3)
    }
  }
}
