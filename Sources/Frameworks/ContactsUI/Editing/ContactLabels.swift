/// The labels that the user can give to values (guess: those of Contacts' reference).
enum ContactLabels {
  static let phones = [
    CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelPhoneNumberiPhone,
    CNLabelPhoneNumberAppleWatch, CNLabelPhoneNumberMain, CNLabelPhoneNumberHomeFax,
    CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberPager, CNLabelOther,
  ]
  static let emails = [
    CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelEmailiCloud, CNLabelOther,
  ]
  static let pages = [
    CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther,
  ]
  static let addresses = [CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther]

  /// Returns a label in words for the user.
  static func text(_ label: String?) -> String {
    CNLabeledValue<NSString>.localizedString(forLabel: label ?? CNLabelOther)
  }
}
