/// A service that an app offers for its data in the sheet of activities.
///
/// Steps Sharing.AC1…
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the activity.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A group of activities.
  public enum Category: Int, Sendable {
    /// Activities that act on the data where it is.
    case action = 0
    /// Activities that send the data elsewhere.
    case share = 1
  }

  /// The sheet that shows the activity.
  weak var sheet: UIActivityViewController?

  /// Creates an activity.
  public nonisolated override init() { super.init() }

  /// The group of the activity; by default actions.
  open class var activityCategory: Category { .action }
  /// The kind of the activity; by default nil.
  open var activityType: ActivityType? { nil }
  /// The title; by default nil.
  open var activityTitle: String? { nil }
  /// The picture; by default nil.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity presents in place of `perform()`; by default nil.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can act on items; by default false.
  ///
  /// - Parameter activityItems: The items; for providers, their placeholders.
  /// - Returns: Whether the sheet shows the activity.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items before the activity acts; by default does nothing.
  ///
  /// - Parameter activityItems: The items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Acts on the items; by default, only ends the activity.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity, and with it the sheet.
  ///
  /// - Parameter completed: Whether the activity has done its work.
  open func activityDidFinish(_ completed: Bool) { sheet?.end(self, completed: completed) }
}
