/// The labels that the user can choose for values.
///
/// - Source: the labels that the reference of Contacts has. Confidence: guess.
enum ContactLabels {
  /// The labels of phone numbers.
  static let phones = [
    CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelPhoneNumberiPhone,
    CNLabelPhoneNumberAppleWatch, CNLabelPhoneNumberMain, CNLabelPhoneNumberHomeFax,
    CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberPager, CNLabelOther,
  ]
  /// The labels of mail addresses.
  static let emails = [
    CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelEmailiCloud, CNLabelOther,
  ]
  /// The labels of pages of the web.
  static let pages = [
    CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther,
  ]
  /// The labels of postal addresses.
  static let addresses = [CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther]

  /// Returns a label in words for the user.
  static func text(_ label: String?) -> String {
    CNLabeledValue<NSString>.localizedString(forLabel: label ?? CNLabelOther)
  }
}
