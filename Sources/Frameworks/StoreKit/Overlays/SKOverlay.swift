internal import TactusVirtualTime

/// A banner for another app of the App Store, which the phone does not have (Purchases.PG2).
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// The positions of a banner.
  public enum Position: Int, Sendable {
    case bottom = 0
    case bottomRaised = 1
  }

  private let ownConfiguration: Configuration

  /// The configuration.
  open var configuration: Configuration { ownConfiguration }
  /// The delegate.
  open weak var delegate: (any SKOverlayDelegate)?

  /// Creates a banner.
  public init(configuration: Configuration) {
    ownConfiguration = configuration
    super.init()
  }

  /// Shows the banner, which fails, as there is no App Store.
  open func present(in scene: UIWindowScene) {
    StorePages.noteStore("SKOverlay")
    PhoneTime.runLater { [weak self] in
      guard let self else { return }
      delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
    }
  }

  /// Dismisses the banner of a scene; does nothing, as there is none.
  open class func dismiss(in scene: UIWindowScene) {}
}
