import PhoneTesting
import Testing
import UIKit

/// The language, region and time zone of several phones in a process (Region.LR9).
@MainActor @Suite(.timeLimit(.minutes(10))) struct OwnRegionTests {
  private static func german() -> SimulatedPhone {
    SimulatedPhone(language: "de", region: "DE", timeZone: "Europe/Berlin")
  }

  @Test("Region.LR9. Each phone has settings of its own, in its code and in that of the test")
  func two() {
    let (german, english) = (Self.german(), SimulatedPhone())
    for _ in 1...2 {
      german.run {
        #expect(RegionReader.current == RegionReader.german)
        #expect(RegionReader.formatted == RegionReader.germanFormat)
        english.run { #expect(RegionReader.formatted == RegionReader.englishFormat) }
        #expect(RegionReader.formatted == RegionReader.germanFormat)
      }
      english.run { #expect(RegionReader.formatted == RegionReader.englishFormat) }
    }
    german.wait(0.1)
    #expect(RegionReader.current == RegionReader.german)
    english.wait(0.1)
    #expect(RegionReader.formatted == RegionReader.englishFormat)
    english.set(\.language, "de")
    #expect(Locale.preferredLanguages == ["de-US"] || RegionReader.current.contains("de_US"))
  }

  @Test("Region.LR9. A phone that is gone leaves nothing behind")
  func gone() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var phone: SimulatedPhone? = Self.german()
        precondition(RegionReader.current == RegionReader.german)
        phone = nil
        precondition(RegionReader.current == RegionReader.english)
        precondition(RegionReader.formatted == RegionReader.englishFormat)
        phone = SimulatedPhone()
        precondition(RegionReader.current == RegionReader.english && phone != nil)
      }
    }
  }

  @Test(
    "Region.LR9. Cases in parallel have the settings of their phones after an await",
    arguments: 0..<10)
  func parallel(number: Int) async {
    let isGerman = number.isMultiple(of: 2)
    let phone = isGerman ? Self.german() : SimulatedPhone()
    for _ in 0..<10 {
      await Task.yield()
      #expect(RegionReader.current == (isGerman ? RegionReader.german : RegionReader.english))
      #expect(
        RegionReader.formatted
          == (isGerman ? RegionReader.germanFormat : RegionReader.englishFormat))
    }
    let background = await withCheckedContinuation { continuation in
      phone.run {
        DispatchQueue.global().async { continuation.resume(returning: RegionReader.current) }
      }
    }
    #expect(background == (isGerman ? RegionReader.german : RegionReader.english))
  }
}
