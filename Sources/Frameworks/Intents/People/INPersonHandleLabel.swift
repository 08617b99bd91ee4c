/// A label of a handle.
///
/// - Source: the labels of contacts. Confidence: guess.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The label.
  public let rawValue: String
  /// Creates a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// At home.
  public static let home = Self("_$!<Home>!$_")
  /// At work.
  public static let work = Self("_$!<Work>!$_")
  /// An iPhone.
  public static let iPhone = Self("iPhone")
  /// A mobile phone.
  public static let mobile = Self("_$!<Mobile>!$_")
  /// The main phone.
  public static let main = Self("_$!<Main>!$_")
  /// The fax at home.
  public static let homeFax = Self("_$!<HomeFAX>!$_")
  /// The fax at work.
  public static let workFax = Self("_$!<WorkFAX>!$_")
  /// A pager.
  public static let pager = Self("_$!<Pager>!$_")
  /// Another one.
  public static let other = Self("_$!<Other>!$_")
}
