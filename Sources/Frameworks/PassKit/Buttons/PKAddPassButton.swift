/// A button for adding a pass, with a title in place of the logo (Wallet.BU2).
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  /// The style of the button.
  open var addPassButtonStyle = PKAddPassButtonStyle.black {
    didSet { update() }
  }

  /// Creates a button.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 50))
    addPassButtonStyle = style
    update()
  }

  /// Reads a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  private func update() {
    setTitle("Add to Wallet", for: .normal)
    backgroundColor = .black
    setTitleColor(.white, for: .normal)
    layer.cornerRadius = 8
    layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
    layer.borderColor = UIColor.white.cgColor
  }
}
