// The values of labels are those in cards exported by iPhones (measured); those of relations have
// the same form.

/// The label of what belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label for work.
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

/// The label of an iPhone number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch number.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// The label of a mobile number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a home fax number.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a work fax number.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax number.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager number.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
