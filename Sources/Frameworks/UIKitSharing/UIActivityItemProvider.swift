/// An operation that supplies an item once the user has chosen an activity (Sharing.AC4).
///
/// - Thread: as `Operation`; it adds nothing that changes.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The item by which the sheet chooses activities.
  public let placeholderItem: Any?
  /// The kind of the activity that the user has chosen; nil before.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: An item of the same kind as the final one.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item; by default the placeholder.
  ///
  /// It is read on the main thread.
  open var item: Any { placeholderItem ?? "" }

  /// Returns the placeholder.
  @MainActor @preconcurrency
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// Returns the item, unless the operation was cancelled.
  @MainActor @preconcurrency
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }

  /// Returns an empty text.
  @MainActor @preconcurrency
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text.
  @MainActor @preconcurrency
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns nil.
  @MainActor @preconcurrency
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
