import TactusThreads

/// A snapshot of what the user does in an app, for restoring it later.
///
/// An activity stays in the app, as there is no other device and no search. The properties for
/// Handoff, search and prediction are stored without effect (ObjectiveC.AV1).
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The type of the activity.
  open private(set) var activityType: String

  /// Creates an activity of a type.
  nonisolated public init(activityType: String) { self.activityType = activityType }

  /// The title of the activity.
  open var title: String?
  /// The state that is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the state that are required to continue the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The web page that led to the content.
  open var referrerURL: URL?
  /// The date after which the activity is no longer valid.
  open var expirationDate: Date = .distantFuture
  /// The keywords of the activity.
  open var keywords: Set<String> = []
  /// A unique identifier of the activity.
  open var persistentIdentifier: String?
  /// An identifier of the content, for selecting a scene.
  open var targetContentIdentifier: String?

  /// Whether another device may continue the activity.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found by a search on the phone.
  open var isEligibleForSearch = false
  /// Whether the activity may be found by a public search.
  open var isEligibleForPublicIndexing = false
  /// Whether the phone may suggest the activity.
  open var isEligibleForPrediction = false

  /// Whether the delegate has to update the activity before it is read (ObjectiveC.AV2).
  open var needsSave = false
  /// The delegate.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
  }

  /// Resigns as the current activity.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Invalidates the activity, which can then no longer become current.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// The current activity, updated by its delegate if necessary.
  package static var updatedCurrent: NSUserActivity? {
    if let current, current.needsSave {
      current.needsSave = false
      current.delegate?.userActivityWillSave(current)
    }
    return current
  }

  private static var current: NSUserActivity? {
    get { currentOfContext.value }
    set { currentOfContext.value = newValue }
  }

  private static let currentOfContext = ContextLocal<NSUserActivity?>(nil)
  private var isInvalid = false
}

/// A delegate that updates an activity.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is read.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Called before the activity is read.
  ///
  /// The default implementation does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Called when another device continues the activity.
  ///
  /// The default implementation does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
