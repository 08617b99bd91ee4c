/// What somebody does in an app, to be gone on with later.
///
/// It stays in the app: there is no other device, no search and nobody to hand it to (AV1).
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity it is, in the words of the app.
  public let activityType: String

  /// Makes one of its kind.
  nonisolated public init(activityType: String) { self.activityType = activityType }

  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Which of that is needed at least.
  open var requiredUserInfoKeys: Set<String>?
  /// A page on the web that shows the same.
  open var webpageURL: URL?
  /// The page that led there.
  open var referrerURL: URL?
  /// From when on it is of no use.
  open var expirationDate: Date = .distantFuture
  /// What it is about.
  open var keywords: Set<String> = []
  /// What tells it apart from others of its kind.
  open var persistentIdentifier: String?
  /// Which part of the app's interface it concerns.
  open var targetContentIdentifier: String?

  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the phone.
  open var isEligibleForSearch = false
  /// Whether anybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the phone may suggest it.
  open var isEligibleForPrediction = false

  /// Whether what it says is to be brought up to date before somebody reads it (AV2).
  open var needsSave = false
  /// Is asked for that.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that this is what somebody does now.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
  }

  /// Says that somebody does it no more.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Says that it can be gone on with no more.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// What somebody does now, brought up to date.
  package static var upToDate: NSUserActivity? {
    if let current, current.needsSave {
      current.needsSave = false
      current.delegate?.userActivityWillSave(current)
    }
    return current
  }

  private static var current: NSUserActivity?
  private var isInvalid = false
}

/// Brings an activity up to date.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be read.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Somebody goes on with it elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// The activity is about to be read; by itself it does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Somebody goes on with it elsewhere; by itself it does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of an activity in which a page on the web is looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
