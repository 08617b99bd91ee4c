import TactusTextFormatting
import Testing

@Suite struct NumberFormatTests {
  @Test("Numbers have a fixed number of decimal places, rounded")
  func fixed() {
    #expect(NumberFormat.fixed(1.005, places: 1) == "1.0")
    #expect(NumberFormat.fixed(0.05, places: 2) == "0.05")
    #expect(NumberFormat.fixed(-2.5, places: 1) == "\u{2212}2.5")
    #expect(NumberFormat.fixed(-0.001, places: 1) == "0.0")
    #expect(NumberFormat.fixed(12, places: 0) == "12")
  }

  @Test("Short numbers have no zeros at the end")
  func short() {
    #expect(NumberFormat.short(0.5) == "0.5")
    #expect(NumberFormat.short(1) == "1")
    #expect(NumberFormat.short(0.126) == "0.13")
    #expect(NumberFormat.short(100, places: 0) == "100")
  }

  @Test("NaN and values that are too large become a dash")
  func noNumber() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(NumberFormat.fixed(value, places: 2) == "–")
    }
  }

  @Test("Times read in milliseconds below a second")
  func seconds() {
    #expect(NumberFormat.seconds(0.265) == "265 ms")
    #expect(NumberFormat.seconds(3.022) == "3.022 s")
    #expect(NumberFormat.seconds(70) == "70 s")
  }
}
