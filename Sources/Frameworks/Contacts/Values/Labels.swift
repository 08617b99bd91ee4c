// The labels. Their values are those in cards that iPhones export (measured), those of the
// relations follow the same form.

/// The label of what belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what belongs to the work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what belongs to a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"

/// The label of an iCloud address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"

/// The label of an iPhone's number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch's number.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// The label of a mobile phone's number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax machine's number at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax machine's number at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax machine's number.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager's number.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
