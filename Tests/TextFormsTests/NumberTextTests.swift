import Testing
import TextForms

@Suite struct NumberTextTests {
  @Test("Numbers have the places that are asked for, rounded")
  func fixed() {
    #expect(NumberText.fixed(1.005, places: 1) == "1.0")
    #expect(NumberText.fixed(0.05, places: 2) == "0.05")
    #expect(NumberText.fixed(-2.5, places: 1) == "\u{2212}2.5")
    #expect(NumberText.fixed(-0.001, places: 1) == "0.0")
    #expect(NumberText.fixed(12, places: 0) == "12")
  }

  @Test("Short numbers have no zeros at the end")
  func short() {
    #expect(NumberText.short(0.5) == "0.5")
    #expect(NumberText.short(1) == "1")
    #expect(NumberText.short(0.126) == "0.13")
    #expect(NumberText.short(100, places: 0) == "100")
  }

  @Test("What is no number, or too large for one, is a dash")
  func noNumber() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(NumberText.fixed(value, places: 2) == "–")
    }
  }

  @Test("Times read in milliseconds below a second")
  func seconds() {
    #expect(NumberText.seconds(0.265) == "265 ms")
    #expect(NumberText.seconds(3.022) == "3.022 s")
    #expect(NumberText.seconds(70) == "70 s")
  }
}
