/// A payment button with a title in place of the logo (Wallet.BU1).
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  private var style = PKPaymentButtonStyle.black

  /// The corner radius.
  open var cornerRadius: CGFloat = 4 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  /// Creates a button.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    self.style = style
    setTitle(Self.title(type), for: .normal)
    layer.cornerRadius = cornerRadius
    update()
  }

  /// Reads a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  /// Updates the colors of a button that follows the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private func update() {
    let isBlack =
      style == .automatic ? traitCollection.userInterfaceStyle != .dark : style == .black
    backgroundColor = isBlack ? .black : .white
    setTitleColor(isBlack ? .white : .black, for: .normal)
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
  }

  /// Returns the title, in English only.
  private static func title(_ type: PKPaymentButtonType) -> String {
    switch type {
    case .plain: "Pay"
    case .buy: "Buy with Pay"
    case .setUp: "Set up Pay"
    case .inStore: "Pay with Pay"
    case .donate: "Donate with Pay"
    case .checkout: "Check out with Pay"
    case .book: "Book with Pay"
    case .subscribe: "Subscribe with Pay"
    case .reload: "Reload with Pay"
    case .addMoney: "Add Money with Pay"
    case .topUp: "Top Up with Pay"
    case .order: "Order with Pay"
    case .rent: "Rent with Pay"
    case .support: "Support with Pay"
    case .contribute: "Contribute with Pay"
    case .tip: "Tip with Pay"
    case .continue: "Continue with Pay"
    }
  }
}
