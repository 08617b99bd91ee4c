/// Something that people can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: AccessibleObject, @preconcurrency NSCopying {
  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - style: What it is there for.
  ///   - handler: Is called when it was chosen, once the alert is gone (AL6).
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// What it is called.
  open private(set) var title: String?
  /// What it is there for.
  open private(set) var style: Style = .default
  /// Whether people can choose it.
  open var isEnabled = true { didSet { if isEnabled != oldValue { row?.show() } } }

  /// Another one that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  /// What an action is there for.
  public enum Style: Int, Sendable {
    /// Something among others.
    case `default` = 0
    /// Leaves all as it is.
    case cancel = 1
    /// Takes something away, or changes it for good.
    case destructive = 2
  }

  // MARK: Internals

  private(set) var handler: ((UIAlertAction) -> Void)?
  /// What shows it.
  weak var row: AlertRow?
}
