import TactusFoundation
import Testing

@Suite("Names and date ranges")
struct NameFormatTests {
  private let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")
  private let english = Locale(identifier: "en_US")

  @Test(
    "Formatters.FM9: A name in each style",
    arguments: [
      (PersonNameComponents.FormatStyle.Style.long, "Dr. Thomas Louis Clark Esq."),
      (.medium, "Thomas Clark"), (.short, "Tom"), (.abbreviated, "TC"),
    ])
  func lengths(_ style: PersonNameComponents.FormatStyle.Style, _ text: String) {
    #expect(thomas.formatted(.name(style: style).locale(english)) == text)
  }

  @Test(
    "Formatters.FM9: Some languages write the family name first",
    arguments: [
      ("zh_CN", "Clark Thomas", "CT"), ("hu_HU", "Clark Thomas", "CT"),
      ("ja_JP", "Clark Thomas", "CT"),
      ("de_DE", "Thomas Clark", "TC"), ("pt_BR", "Thomas Clark", "TC"),
    ])
  func order(_ locale: String, _ text: String, _ letters: String) {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: thomas) == text)
    formatter.style = .abbreviated
    #expect(formatter.string(from: thomas) == letters)
    formatter.style = .long
    let long =
      text == "Clark Thomas" ? "Dr. Clark Thomas Louis Esq." : "Dr. Thomas Louis Clark Esq."
    #expect(formatter.string(from: thomas) == long)
  }

  @Test("Formatters.FM10: Some scripts determine the order, whatever the locale")
  func scripts() {
    let yang = PersonNameComponents(givenName: "振宁", familyName: "杨")
    #expect(yang.formatted(.name(style: .medium).locale(english)) == "杨振宁")
    let kida = PersonNameComponents(givenName: "やすお", familyName: "きだ")
    #expect(kida.formatted(.name(style: .medium).locale(english)) == "きだやすお")
  }

  @Test("Formatters.FM11: Missing parts are omitted")
  func parts() {
    func short(_ name: PersonNameComponents) -> String {
      name.formatted(.name(style: .short).locale(english))
    }
    #expect(short(PersonNameComponents(givenName: "Ann", familyName: "Lee")) == "Ann")
    #expect(short(PersonNameComponents(familyName: "Lee")) == "Lee")
    #expect(PersonNameComponents().formatted() == "")
    let formatter = PersonNameComponentsFormatter()
    formatter.isPhonetic = true
    #expect(formatter.string(from: thomas) == "")
    var spoken = thomas
    spoken.phoneticRepresentation = PersonNameComponents(givenName: "Tomas", familyName: "Klark")
    #expect(formatter.string(for: spoken) == "Tomas Klark")
  }

  @Test("Formatters.FM8: The time between two dates in units")
  func units() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = Date(timeIntervalSince1970: 0)
    let days = start..<Date(timeIntervalSinceReferenceDate: 0)
    func text(
      _ range: Range<Date>, _ style: Date.ComponentsFormatStyle.Style,
      _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> String {
      range.formatted(
        .components(style: style, fields: fields).locale(english).calendar(calendar))
    }
    #expect(text(days, .wide, [.day]) == "11,323 days")
    #expect(text(days, .abbreviated, [.day]) == "11,323 days")
    #expect(text(days, .narrow, [.day]) == "11,323days")
    #expect(text(days, .condensedAbbreviated, [.day]) == "11,323d")
    #expect(
      text(days, .spellOut, [.day]) == "eleven thousand three hundred twenty-three days")
    #expect(text(days, .condensedAbbreviated, [.day, .month, .year, .hour, .week]) == "31y")
    let some = start..<start.addingTimeInterval(120 * 86_400)
    #expect(text(some, .wide, [.week, .day]) == "17 weeks, 1 day")
    #expect(text(start..<start.addingTimeInterval(3_725), .wide) == "1 hour, 2 minutes, 5 seconds")
    let time = start..<start.addingTimeInterval(3_725.9)
    #expect(time.formatted(DateComponentsFormatStyle.timeDuration.locale(english)) == "1:02:05")
    #expect(
      time.formatted(DateComponentsFormatStyle.timeDuration.locale(Locale(identifier: "fi_FI")))
        == "1.02.05")
  }

  @Test(
    "Formatters.FM19. A written name is read",
    arguments: [
      ("Anna Smith", "Anna Smith"), ("Anna", "Anna"),
      ("  Anna   Maria  Smith ", "Anna Maria Smith"),
      ("Dr. Anna Smith Jr.", "Dr. Anna Smith Jr."), ("Smith, Anna Maria", "Anna Maria Smith"),
      ("Anna Smith, PhD", "Anna Smith PhD"), ("Ludwig van Beethoven", "Ludwig van Beethoven"),
      ("Prof. Dr. Anna Smith", "Prof. Dr. Anna Smith"), ("Miss", "Miss"),
    ])
  func reading(_ text: String, _ long: String) throws {
    let formatter = PersonNameComponentsFormatter()
    (formatter.locale, formatter.style) = (english, .long)
    let name = try #require(formatter.personNameComponents(from: text))
    #expect(formatter.string(from: name) == long)
  }

  @Test("Formatters.FM19. The parts of a written name")
  func writtenParts() throws {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    let full = try #require(
      formatter.personNameComponents(from: "Dr. Anna Maria “Annie” van der Berg, Jr., MD"))
    #expect(full.namePrefix == "Dr." && full.givenName == "Anna" && full.middleName == "Maria")
    #expect(full.familyName == "van der Berg" && full.nickname == "Annie")
    #expect(full.nameSuffix == "Jr. MD")
    formatter.style = .abbreviated
    let initials = formatter.personNameComponents(from: "John Appleseed")
    #expect(initials.map(formatter.string) == "JA")
    let chinese = try #require(formatter.personNameComponents(from: "王小明"))
    #expect(chinese.familyName == "王" && chinese.givenName == "小明")
    formatter.locale = Locale(identifier: "hu_HU")
    #expect(formatter.personNameComponents(from: "Nagy Anna")?.familyName == "Nagy")
    for text in ["", "  ", "42", "a@b.c", "Anna 2"] {
      #expect(formatter.personNameComponents(from: text) == nil)
    }
  }

  @Test("Formatters.FM19. A strategy and a style read names")
  func strategies() throws {
    #expect(try PersonNameComponents("Anna Smith").familyName == "Smith")
    #expect(try PersonNameComponents("Anna Smith", strategy: .name).givenName == "Anna")
    let style = PersonNameComponents.FormatStyle(style: .long, locale: english)
    #expect(try style.parseStrategy.parse(thomas.formatted(style)).nameSuffix == "Esq.")
    #expect(throws: CocoaError.self) { try PersonNameComponents("42") }
  }
}
