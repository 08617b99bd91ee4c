import TactusFoundation
import Testing

/// The locale and the time zone are the process's own, so tests change them in processes of their
/// own.
@Suite("The phone's language, region and time zone", .timeLimit(.minutes(10)))
struct CurrentLocaleTests {
  @Test("A new phone is American English, whatever the machine is (Region.LR1)")
  func standard() {
    #expect(PhoneRegion.current == PhoneRegion())
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(NSLocale.current.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(TimeZone.current.identifier == "GMT")
    #expect(Calendar.current.timeZone.identifier == "GMT")
    #expect(Calendar.current.locale?.identifier == "en_US")
  }

  @Test("Formatters, calendars and C follow changed settings (Region.LR4, Region.LR5)")
  func changed() async {
    await #expect(processExitsWith: .success) {
      PhoneRegion.apply(PhoneRegion(language: "de", region: "DE", timeZone: "Asia/Kolkata"))
      let date = Date(timeIntervalSinceReferenceDate: 0)
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.current.decimalSeparator == ",")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(TimeZone.current.identifier == "Asia/Kolkata")
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.current.component(.hour, from: date) == 5)
      #expect(1234.5.formatted() == "1.234,5")
      #expect(date.formatted(.dateTime.month(.wide)) == "Januar")
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.long, .short)
      #expect(formatter.string(from: date) == "1. Januar 2001 um 05:30")
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1234.5) == "1.234,5")
      var now = time_t(date.timeIntervalSince1970)
      var local = tm()
      localtime_r(&now, &local)
      #expect(local.tm_hour == 5)
      // A locale with an explicit identifier is not affected.
      #expect(Locale(identifier: "fr_FR").identifier == "fr_FR")
    }
  }

  @Test("The app's own default time zone does not bring Foundation's locale back (Region.LR5)")
  func defaultZone() async {
    await #expect(processExitsWith: .success) {
      PhoneRegion.apply(PhoneRegion(language: "ja", region: "JP"))
      let zone = NSTimeZone.default
      NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo") ?? zone
      #expect(Locale.current.identifier == "ja_JP")
      #expect(Calendar.current.locale?.identifier == "ja_JP")
      PhoneRegion.apply(PhoneRegion(language: "ja", region: "JP", timeZone: "Asia/Seoul"))
      #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
      #expect(TimeZone.current.identifier == "Asia/Seoul")
      // A default that the app sets back to the phone's follows the phone again.
      NSTimeZone.default = zone
    }
  }

  @Test("An unknown time zone is universal time, not the machine's (Region.LR4)")
  func unknownZone() async {
    await #expect(processExitsWith: .success) {
      PhoneRegion.apply(PhoneRegion(timeZone: "Mars/Olympus"))
      #expect(TimeZone.current.identifier == "GMT")
    }
  }

  @Test(
    "The locale is the language with the region (Region.LR2, Region.LR3)",
    arguments: [
      ("en", "US", "en_US", "en-US"), ("de", "CH", "de_CH", "de-CH"),
      ("en-GB", "US", "en_US", "en-GB"), ("zh-Hans", "CN", "zh_Hans_CN", "zh-Hans-CN"),
      ("es-419", "MX", "es_MX", "es-419"),
    ])
  func identifiers(language: String, region: String, locale: String, preferred: String) {
    let settings = PhoneRegion(language: language, region: region)
    #expect(settings.localeIdentifier == locale)
    #expect(settings.preferredLanguages == [preferred])
  }
}
