/// The labels with corresponding vCard types.
///
/// - Source: RFC 2426 and cards that iPhones export. Confidence: measured.
enum VCardLabels {
  /// The types by their labels.
  static let types = [CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelOther: "OTHER"]

  /// The vCard types of phone numbers by their labels.
  static let phoneTypes = [
    CNLabelPhoneNumberMobile: ["CELL", "VOICE"], CNLabelHome: ["HOME", "VOICE"],
    CNLabelWork: ["WORK", "VOICE"], CNLabelOther: ["OTHER", "VOICE"],
    CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"], CNLabelPhoneNumberMain: ["MAIN"],
    CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
    CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"], CNLabelPhoneNumberPager: ["PAGER"],
  ]

  /// Returns the label for the types of a phone number.
  static func phone(_ types: [String]) -> String? {
    let found = Set(types).subtracting(["PREF", "VOICE", "MSG", "TEXT"])
    if let known = phoneTypes.first(where: { Set($0.value).subtracting(["VOICE"]) == found }) {
      return known.key
    }
    if found.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
    if found.contains("CELL") { return CNLabelPhoneNumberMobile }
    if found.contains("PAGER") { return CNLabelPhoneNumberPager }
    if found.contains("FAX") {
      return found.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberHomeFax
    }
    return other(types)
  }

  /// Returns the label for the types of another property.
  static func other(_ types: [String]) -> String? {
    types.contains("HOME")
      ? CNLabelHome
      : types.contains("WORK") ? CNLabelWork : types.contains("OTHER") ? CNLabelOther : nil
  }
}
